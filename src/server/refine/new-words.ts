import type { AgentRegistry } from '#agents/registry-server.ts'
import type { Database } from '#server/db/database.ts'
import { counterparts } from '#server/lineage/changed-items.ts'
import { offeredItems } from '#server/lineage/offered-items.ts'
import { resultItems } from '#server/lineage/result-items.ts'
import type { TouchedPlace } from '#shared/api/documents.ts'
import type { ProposedChange } from '#shared/api/refine.ts'
import type { StandingBlock } from '#shared/api/standing.ts'
import { escapeMarkdown } from '#shared/document/escape-markdown.ts'
import type { OfferedItem } from '#shared/offered-item.ts'
import { isTouched, type RefinePlace } from './refine-places.ts'

/** Words of an upstream item as they were, and as its latest version has them. */
export interface Rewording {
  was: string
  now: string
}

type Change = Pick<StandingBlock['changes'][number], 'runId' | 'agentId' | 'used' | 'latest'>

/** Versions before the latest that a document may still have its words from, the newest first. */
const mostVersions = 12
/** Shorter words stand in many texts by chance. */
const fewestLetters = 4

/**
 * What the items of changed upstream documents say in other words now. The built-in writer takes them word by word, so that its documents
 * can be put right without a model.
 */
export async function rewordings(
  { pool }: Pick<Database, 'pool'>,
  agents: Pick<AgentRegistry, 'live'>,
  userId: string,
  changes: readonly Change[],
): Promise<Rewording[]> {
  const upstreams = [...new Map(changes.map((each) => [each.runId, each])).values()]
  const found = await Promise.all(
    upstreams.map(async ({ runId, agentId, used, latest }) => {
      const { rows } = await pool.query<{ result: Record<string, unknown> }>(
        `select document_versions.result from document_versions join runs on runs.id = run_id and user_id = $1
         where run_id = $2 and number between $3 and $4 and (number = $3 or number > $4 - $5)
         order by number desc`,
        [userId, runId, used, latest, mostVersions],
      )
      const offers = agents.live(agentId)?.offers
      const [now, ...before] = rows.map(({ result }) => {
        const items = resultItems(result)
        return { items, offered: offeredItems(offers, result, items) }
      })
      return now ? before.flatMap((version) => rewordingsOf(version, now)) : []
    }),
  )
  const all = found.flat().filter(({ was }) => was.length >= fewestLetters)
  // The longer words first: others may be a part of them.
  return all.toSorted((a, b) => b.was.length - a.was.length)
}

interface Version {
  items: ReturnType<typeof resultItems>
  offered: ReturnType<typeof offeredItems>
}

function rewordingsOf(before: Version, now: Version): Rewording[] {
  const sameItem = counterparts(before.items, now.items)
  return before.offered.flatMap((was) => {
    const item = sameItem.get(was.item)
    const is = now.offered.find((each) => each.item === item?.id && each.kind === was.kind)
    return is ? pairsOf(was, is) : []
  })
}

function pairsOf(was: OfferedItem, is: OfferedItem): Rewording[] {
  const lists = ['lines', 'goals', 'objections', 'channels'] as const
  return [
    pair(was.name, is.name),
    pair(was.text, is.text),
    ...lists.flatMap((list) => changedLines(was[list] ?? [], is[list] ?? [])),
  ].flat()
}

/** Lines that are gone beside as many that are new are those in other words. */
function changedLines(was: readonly string[], now: readonly string[]): Rewording[] {
  const gone = was.filter((line) => !now.includes(line))
  const added = now.filter((line) => !was.includes(line))
  return gone.length === added.length ? gone.flatMap((line, index) => pair(line, added[index] ?? '')) : []
}

const pair = (was: string, now: string): Rewording[] => (was !== now && was !== '' && now !== '' ? [{ was, now }] : [])

/** The places that say the old words, with the new ones in their place. */
export function reworded(
  places: readonly RefinePlace[],
  pairs: readonly Rewording[],
  touched: readonly TouchedPlace[],
): ProposedChange[] {
  return places
    .flatMap((place): Omit<ProposedChange, 'id'>[] => {
      const value = pairs.reduce((text, each) => withNewWords(text, each), place.text)
      if (value === place.text) return []
      const { pointer, at, text: was } = place
      return [
        {
          changes: [at === null ? { op: 'set', pointer, was, value } : { op: 'text', pointer, at, was, value }],
          lines: [{ before: was, after: value }],
          touched: isTouched(touched, place),
          why: 'The document that it comes from says so now.',
          notes: [],
        },
      ]
    })
    .map((each, index) => ({ ...each, id: String(index + 1) }))
}

function withNewWords(text: string, { was, now }: Rewording): string {
  if (text.includes(was)) return text.replaceAll(was, () => now)
  return text.replaceAll(escapeMarkdown(was), () => escapeMarkdown(now))
}
