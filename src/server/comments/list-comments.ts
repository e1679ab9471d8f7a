import type { z } from 'zod'
import type { Database } from '#server/db/database.ts'
import { uuid } from '#server/db/uuid.ts'
import { countsBefore, textAt } from '#server/documents/block-place.ts'
import type { StoredPlace } from '#server/documents/move-threads.ts'
import { placeOf, readPlace } from '#server/products/list-place.ts'
import type { Comment, CommentList, CommentPerson, CommentThread, commentListQuery } from '#shared/api/comments.ts'
import { AppError } from '#shared/errors/app-error.ts'
import type { CommentAccess } from './comment-access.ts'

/** Comments of a thread at a time. */
const shownOfEach = 20

interface ThreadRow {
  id: string
  place: StoredPlace | null
  gone: boolean
  quote: string
  link_id: string | null
  link_name: string | null
  resolved_at: Date | null
  resolved_by: string | null
  starter: string
  unread: number
  people: { id: string; name: string }[]
  cursor: string
}

interface CommentRow {
  id: string
  thread_id: string
  author_id: string
  author: string
  text: string
  created_at: Date
  edited_at: Date | null
  unread: boolean
  count: number
}

/** Of every query: $1 the document, $2 the caller's link or null, $3 the caller. */
const parametersOf = ({ document, linkId, userId }: CommentAccess) => [document.id, linkId, userId]

/** Threads that the caller sees, of those with a comment left. */
export const visible = `comment_threads.run_id = $1 and ($2::uuid is null or comment_threads.link_id = $2)
  and exists (select from comments where thread_id = comment_threads.id)`

const seenAt = `coalesce((select seen_at from comment_reads where run_id = $1 and user_id = $3), '-infinity')`
const isUnread = `(comments.author_id <> $3 and comments.created_at > ${seenAt})`

/** What people are called who have said no name. */
const nameless = { owner: 'The author', reader: 'A reader' }
export const nameOf = (name: string | null, isOwner: boolean): string =>
  name?.trim() || (isOwner ? nameless.owner : nameless.reader)

function personOf({ document, userId }: CommentAccess, id: string, name: string | null): CommentPerson {
  const owner = id === document.user_id
  return { name: nameOf(name, owner), you: id === userId, owner }
}

function toComment(access: CommentAccess, row: CommentRow): Comment {
  const author = personOf(access, row.author_id, row.author)
  return {
    id: row.id,
    text: row.text,
    author,
    createdAt: row.created_at.toISOString(),
    editedAt: row.edited_at?.toISOString() ?? null,
    unread: row.unread,
    mayDelete: author.you || access.linkId === null,
  }
}

function toThread(
  access: CommentAccess,
  row: ThreadRow,
  comments: readonly CommentRow[],
  nthOf: ReturnType<typeof countsBefore>,
): CommentThread {
  const { document, userId, linkId } = access
  const owner = { id: document.user_id, name: row.people.find(({ id }) => id === document.user_id)?.name ?? '' }
  const others = [owner, ...row.people.filter(({ id }) => id !== owner.id)].filter(({ id }) => id !== userId)
  return {
    id: row.id,
    quote: row.quote,
    now: row.gone ? null : row.place ? textAt(document, row.place) : row.quote,
    nth: row.place && !row.gone ? nthOf(row.place) : 0,
    resolved: row.resolved_at && { by: row.resolved_by ?? '', at: row.resolved_at.toISOString() },
    mayResolve: linkId === null || row.starter === userId,
    link: linkId === null && row.link_id !== null ? (row.link_name ?? '') : null,
    comments: comments.map((comment) => toComment(access, comment)),
    earlier: Math.max(0, (comments[0]?.count ?? 0) - comments.length),
    unread: row.unread,
    people: others.map(({ id, name }) => nameOf(name, id === document.user_id)),
  }
}

const threadColumns = `comment_threads.id, place, gone, quote, link_id, resolved_at,
  (select name from share_links where id = link_id) as link_name,
  (select name from "user" where "user".id = resolved_by) as resolved_by,
  (select author_id from comments where thread_id = comment_threads.id order by created_at, id limit 1) as starter,
  (select count(*)::int from comments where thread_id = comment_threads.id and ${isUnread}) as unread,
  (select jsonb_agg(jsonb_build_object('id', "user".id, 'name', "user".name)) from "user"
   where "user".id = (select user_id from runs where runs.id = $1)
     or "user".id in (select author_id from comments where thread_id = comment_threads.id)) as people`

const commentColumns = `comments.id, thread_id, author_id, "user".name as author, text, comments.created_at, edited_at,
  ${isUnread} as unread`

/** A page of the threads that the caller sees, last active first. */
export async function listThreads(
  { pool }: Database,
  access: CommentAccess,
  { cursor, limit, state }: z.output<typeof commentListQuery>,
): Promise<CommentList> {
  const after = readPlace(cursor)
  const of = parametersOf(access)
  const inState = { all: '', open: 'and resolved_at is null', resolved: 'and resolved_at is not null' }[state]
  const [{ rows }, { rows: counted }] = await Promise.all([
    pool.query<ThreadRow>(
      `select ${threadColumns}, ${placeOf('active_at')} as cursor from comment_threads
       where ${visible} ${inState} and ($4::timestamptz is null or (active_at, id) < ($4, $5::uuid))
       order by active_at desc nulls last, id desc nulls last limit $6`,
      [...of, after?.at ?? null, after?.id ?? null, limit + 1],
    ),
    pool.query<{ open: number; unread: number }>(
      `select count(distinct comment_threads.id) filter (where resolved_at is null)::int as open,
         count(*) filter (where ${isUnread})::int as unread
       from comment_threads join comments on thread_id = comment_threads.id
       where comment_threads.run_id = $1 and ($2::uuid is null or link_id = $2)`,
      of,
    ),
  ])
  const page = rows.slice(0, limit)
  return {
    threads: await withComments({ pool }, access, page),
    nextCursor: rows.length > limit ? (page.at(-1)?.cursor ?? null) : null,
    open: counted[0]?.open ?? 0,
    unread: counted[0]?.unread ?? 0,
  }
}

async function withComments(
  { pool }: Pick<Database, 'pool'>,
  access: CommentAccess,
  threads: readonly ThreadRow[],
): Promise<CommentThread[]> {
  if (threads.length === 0) return []
  const { rows } = await pool.query<CommentRow>(
    `select * from (
       select ${commentColumns}, count(*) over (partition by thread_id)::int as count,
         row_number() over (partition by thread_id order by comments.created_at desc, comments.id desc) as place
       from comments join "user" on "user".id = author_id
       where thread_id = any($2::uuid[])
     ) as numbered where place <= ${shownOfEach} order by created_at, id`,
    [access.document.id, threads.map(({ id }) => id), access.userId],
  )
  const byThread = Map.groupBy(rows, ({ thread_id }) => thread_id)
  const nthOf = countsBefore(access.document)
  return threads.map((thread) => toThread(access, thread, byThread.get(thread.id) ?? [], nthOf))
}

/** One thread that the caller sees. Throws NOT_FOUND. */
export async function readThread(
  { pool }: Pick<Database, 'pool'>,
  access: CommentAccess,
  threadId: string,
): Promise<CommentThread> {
  if (!uuid.test(threadId)) throw new AppError('NOT_FOUND')
  const { rows } = await pool.query<ThreadRow>(
    `select ${threadColumns} from comment_threads where ${visible} and comment_threads.id = $4`,
    [...parametersOf(access), threadId],
  )
  const [thread] = await withComments({ pool }, access, rows)
  if (!thread) throw new AppError('NOT_FOUND')
  return thread
}

/** The comments of a thread that stand before one of them. */
export async function earlierComments(
  { pool }: Database,
  access: CommentAccess,
  threadId: string,
  before: string,
): Promise<{ comments: Comment[]; earlier: number }> {
  const { id } = await readThread({ pool }, access, threadId)
  const { rows } = await pool.query<CommentRow>(
    `select ${commentColumns}, count(*) over ()::int as count from comments join "user" on "user".id = author_id
     where thread_id = $2
       and (comments.created_at, comments.id) < (select created_at, id from comments where id = $4 and thread_id = $2)
     order by comments.created_at desc nulls last, comments.id desc nulls last limit ${shownOfEach}`,
    [access.document.id, id, access.userId, before],
  )
  return {
    comments: rows.toReversed().map((row) => toComment(access, row)),
    earlier: Math.max(0, (rows[0]?.count ?? 0) - rows.length),
  }
}
