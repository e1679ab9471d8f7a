import type { StaleReason } from '#shared/api/standing.ts'
import type { FactKind } from '#shared/own-fact.ts'

/** A document as far as it can go stale. Times are milliseconds. */
export interface Dated {
  writtenAt: number
  /** The facts that it was given; `used` is false where nothing of it rests on one. */
  given: readonly { id: string; text: string; used?: boolean | undefined }[]
  /** The versions of the results that it was given, by their runs. */
  versions: Readonly<Record<string, number>>
  /** Kinds of facts that its agent leads with: a new one of these changes what it would say. */
  leadsWith: readonly FactKind[]
  review: ReviewedChanges | null
}

/** What a person has seen of the changes. */
export interface ReviewedChanges {
  at: number
  /** Facts that were gone by then. */
  gone: readonly string[]
  versions: Readonly<Record<string, number>>
}

export interface PresentProduct {
  wordsAt: number
  facts: readonly { id: string; kind: FactKind; text: string; createdAt: number; updatedAt: number }[]
}

export interface PresentResult {
  runId: string
  agentId: string
  revision: number
  /** Blocks of the document that rest on what has changed in it; null where the document does not say it. */
  blocks: number | null
}

const mostNamed = 3

/** Why a document may no longer say what holds, strongest first; without what was reviewed. Null for a document without a product. */
export function staleReasons(
  { writtenAt, given, versions, leadsWith, review }: Dated,
  product: PresentProduct | null,
  results: readonly PresentResult[],
): StaleReason[] {
  const since = Math.max(writtenAt, review?.at ?? 0)
  const seen = { ...versions, ...review?.versions }
  const reasons: StaleReason[] = []
  const facts = (kind: 'fact-changed' | 'fact-removed' | 'fact-added', texts: readonly string[]) => {
    if (texts.length > 0) reasons.push({ kind, facts: texts.slice(0, mostNamed) })
  }
  if (product) {
    if (product.wordsAt > since) reasons.push({ kind: 'words' })
    const ids = new Set(given.map(({ id }) => id))
    const used = given.filter((fact) => fact.used !== false)
    const usedIds = new Set(used.map(({ id }) => id))
    const present = new Set(product.facts.map(({ id }) => id))
    const texts = (list: readonly { text: string }[]) => list.map(({ text }) => text)
    facts('fact-changed', texts(product.facts.filter(({ id, updatedAt }) => usedIds.has(id) && updatedAt > since)))
    facts('fact-removed', texts(used.filter(({ id }) => !present.has(id) && !review?.gone.includes(id))))
    facts(
      'fact-added',
      texts(
        product.facts.filter(
          ({ id, kind, createdAt }) => !ids.has(id) && createdAt > since && leadsWith.includes(kind),
        ),
      ),
    )
  }
  for (const { runId, agentId, revision, blocks } of results) {
    const used = seen[runId]
    if (used !== undefined && revision > used && blocks !== 0)
      reasons.push({ kind: 'upstream', runId, agentId, used: versions[runId] ?? used, latest: revision, blocks })
  }
  return reasons
}
