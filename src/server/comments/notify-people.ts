import type { AgentRegistry } from '#agents/registry-server.ts'
import { greetingOf, isPlainName } from '#server/auth/auth-mails.ts'
import type { Database } from '#server/db/database.ts'
import type { UserEvents } from '#server/live/user-events.ts'
import type { Mailer } from '#server/mail/mailer.ts'
import { writeMail } from '#server/mail/write-mail.ts'
import type { CommentAccess } from './comment-access.ts'
import { nameOf } from './list-comments.ts'
import { mentionedIn } from './mentioned-in.ts'

interface Part {
  id: string
  name: string
  email: string
  owner: boolean
  /** Has written in this thread. */
  wrote: boolean
}

/** Everybody who sees a thread: the owner, and those who have written something through its link while that opens. */
async function partsOf({ pool }: Pick<Database, 'pool'>, threadId: string): Promise<Part[]> {
  const { rows } = await pool.query<Part>(
    `select "user".id, "user".name, email, "user".id = runs.user_id as owner,
       exists (select from comments where thread_id = thread.id and author_id = "user".id) as wrote
     from comment_threads thread join runs on runs.id = run_id
     join "user" on banned is not true and ("user".id = runs.user_id or "user".id in (
       select author_id from comments join comment_threads other on other.id = thread_id
       join share_links on share_links.id = other.link_id and expires_at > now() where other.link_id = thread.link_id))
     where thread.id = $1`,
    [threadId],
  )
  return rows
}

/** Pages of those who see comments of the document are notified that something changed. */
export async function publishComments(
  { pool }: Pick<Database, 'pool'>,
  userEvents: Pick<UserEvents, 'publish'>,
  { document, userId }: CommentAccess,
): Promise<void> {
  const { rows } = await pool.query<{ id: string }>(
    `select distinct author_id as id from comments join comment_threads on comment_threads.id = thread_id
     where run_id = $1 union select $2 union select $3`,
    [document.id, document.user_id, userId],
  )
  for (const { id } of rows) userEvents.publish(id, 'comments')
}

interface MailParts {
  mailer: Mailer
  agents: Pick<AgentRegistry, 'card'>
  origin: string
}

/**
 * Mails those whom a new comment concerns, one mail each: who is mentioned, the owner, who wrote in the thread before. The mail has
 * neither the comment nor words of the document: those are read behind the sign-in, and mails are logged where there is no mail server.
 */
export async function mailAbout(
  database: Pick<Database, 'pool'>,
  { mailer, agents, origin }: MailParts,
  { document, userId }: CommentAccess,
  threadId: string,
  text: string,
): Promise<void> {
  const parts = await partsOf(database, threadId)
  const author = parts.find(({ id }) => id === userId)
  const others = parts.filter(({ id }) => id !== userId)
  const named = others.map((part) => ({ ...part, name: nameOf(part.name, part.owner) }))
  const mentioned = new Set(mentionedIn(text, named).map(({ id }) => id))
  const by = author && isPlainName(author.name) ? author.name : 'Somebody'
  const card = agents.card(document.agent_id)
  const what = card?.name ?? 'a document'
  for (const part of others) {
    const isMentioned = mentioned.has(part.id)
    if (!isMentioned && !part.owner && !part.wrote) continue
    const did = isMentioned ? 'mentioned you in a comment' : part.owner ? 'commented' : 'answered a comment of yours'
    mailer.send(
      writeMail({
        to: part.email,
        subject: isMentioned ? 'You were mentioned in a comment' : 'A new comment on PM Pilot',
        greeting: greetingOf(part),
        paragraphs: [
          `${by} ${did} on ${part.owner ? 'your document' : 'a document that is shared with you'} (${what}).`,
          ...(part.owner ? [] : ['Open the link that you were sent, and sign in to read it.']),
        ],
        ...(part.owner && {
          action: {
            label: 'Read the comment',
            url: `${origin}/features/${card?.category ?? 'discovery-validation'}/${document.agent_id}?run=${document.id}#comments`,
          },
        }),
        closing: part.owner
          ? 'Whoever has a link to the document and an account can comment on it. Revoking the link ends that.'
          : 'You get this mail because you have commented on the document.',
      }),
    )
  }
}
