import { ownFactsIn } from '#agents/_kit/own-facts.ts'
import type { AgentRegistry } from '#agents/registry-server.ts'
import type { Database } from '#server/db/database.ts'
import { differencesOf } from '#server/documents/differences.ts'
import { type FinishedDocument, readDocument } from '#server/documents/document-row.ts'
import { readStanding } from '#server/documents/review-document.ts'
import { readVersion } from '#server/documents/versions.ts'
import { factsOfRun } from '#server/products/fact-store.ts'
import type { StaleReason, StandingBlock } from '#shared/api/standing.ts'
import type { OwnFact } from '#shared/own-fact.ts'
import { shortened } from '#shared/shortened.ts'

export interface WhatChanged {
  /** The facts of the product as they are now. */
  ownFacts: readonly OwnFact[]
  /** A line for each thing that is no longer as it was when the document was written, with both wordings. */
  lines: readonly string[]
  /** Changed items of other results that blocks rest on. */
  changes: readonly StandingBlock['changes'][number][]
  /** The places that rest on it, where the document says that; null where any may. */
  within: readonly string[] | null
}

const longestWords = 240
/** Passages of each result that it was made from. */
const mostPassages = 12

/**
 * What a document rests on and has changed since; null where nothing has, or somebody has answered it. With `within`, only what the blocks
 * in these places rest on.
 */
export async function whatChanged(
  database: Database,
  agents: Pick<AgentRegistry, 'live'>,
  document: FinishedDocument,
  within: readonly string[] = [],
): Promise<WhatChanged | null> {
  const { stale, product, blocks } = await readStanding(database, agents, document)
  if (stale.length === 0) return null
  const given = ownFactsIn(document.result)
  const ownFacts = product ? await factsOfRun(database, document.user_id, product.id) : given
  const changed = blocks.filter(({ changes }) => changes.length > 0)
  const asked = changed.filter((block) => block.within.some((place) => within.includes(place)))
  const own = asked.length > 0 ? asked : changed
  const nameOf = (agentId: string) => agents.live(agentId)?.card.name ?? agentId
  const lines = own.flatMap(({ changes }) => changes.map((each) => itemLine(nameOf(each.agentId), each)))
  const others = asked.length > 0 ? [] : stale.filter((reason) => reason.kind !== 'upstream' || reason.blocks === null)
  for (const reason of others) {
    if (reason.kind === 'words') lines.push('The words of the product have changed.')
    else if (reason.kind === 'upstream') lines.push(...(await passages(database, agents, document.user_id, reason)))
    else lines.push(...factLines(reason.kind, given, ownFacts))
  }
  return {
    ownFacts,
    lines: [...new Set(lines)],
    changes: own.flatMap((block) => block.changes),
    within: others.length > 0 ? null : own.flatMap((block) => block.within),
  }
}

function itemLine(agent: string, { name, was, now }: StandingBlock['changes'][number]): string {
  const what = name === '' ? agent : `${agent}, ${name}`
  return now === null ? `${what}: gone is ${quoted(was)}` : `${what}: ${quoted(was)} is now ${quoted(now)}`
}

const quoted = (text: string) => `“${shortened(text.replace(/\s+/g, ' '), longestWords)}”`

function factLines(
  kind: 'fact-changed' | 'fact-removed' | 'fact-added',
  given: readonly OwnFact[],
  now: readonly OwnFact[],
): string[] {
  const before = new Map(given.map((fact) => [fact.id, fact.text]))
  const present = new Set(now.map(({ id }) => id))
  if (kind === 'fact-removed')
    return given.filter(({ id }) => !present.has(id)).map(({ text }) => `No longer a fact: ${quoted(text)}`)
  if (kind === 'fact-added')
    return now.filter(({ id }) => !before.has(id)).map(({ text }) => `New fact: ${quoted(text)}`)
  return now.flatMap(({ id, text }) => {
    const was = before.get(id)
    return was === undefined || was === text ? [] : [`${quoted(was)} is now ${quoted(text)}`]
  })
}

/** The passages that differ between the version of a result that was used and the latest one. */
async function passages(
  database: Database,
  agents: Pick<AgentRegistry, 'live'>,
  userId: string,
  { runId, agentId, used }: Extract<StaleReason, { kind: 'upstream' }>,
): Promise<string[]> {
  const upstream = await readDocument(database.pool, userId, runId)
  const before = await readVersion(database.pool, userId, upstream, used)
  const name = agents.live(agentId)?.card.name ?? agentId
  const found = differencesOf(before.result, upstream.result).flatMap(({ before: was, after: now }): string[] => {
    if (typeof was === 'string' && typeof now === 'string') return [`${name}: ${quoted(was)} is now ${quoted(now)}`]
    if (typeof now === 'string') return [`${name}: new is ${quoted(now)}`]
    return typeof was === 'string' ? [`${name}: gone is ${quoted(was)}`] : []
  })
  return found.length > 0 ? found.slice(0, mostPassages) : [`${name} has version ${upstream.revision}`]
}
