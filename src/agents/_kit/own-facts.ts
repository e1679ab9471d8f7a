import { z } from 'zod'
import type { Block, ResultDocument } from '#shared/document/block.ts'
import { sourcesAt } from '#shared/document/sources-at.ts'
import { type FactKind, factDate, type OwnFact, ownFact } from '#shared/own-fact.ts'

/**
 * What the user knows of a product stands in every result of it, under the same key and in a section of the same name: no agent can
 * leave it out, and a result keeps what it was given.
 */
const holdingFacts = z.object({ ownFacts: z.array(ownFact).min(1).max(200) })

/** The facts of a result, or of what it is made from; none where it was given none. */
export function ownFactsIn(value: unknown): OwnFact[] {
  const parsed = holdingFacts.safeParse(value)
  return parsed.success ? parsed.data.ownFacts : []
}

/** The user's own fact about a rival of the result; undefined for one that does not come from there. */
export function ownRivalIn(value: unknown, name: string): OwnFact | undefined {
  const starts = name.toLowerCase()
  if (starts === '') return undefined
  return ownFactsIn(value).find(({ kind, text }) => kind === 'rival' && text.toLowerCase().startsWith(starts))
}

/** The same result with the facts that `from` has. */
export function keepingOwnFacts<Result extends object>(result: Result, from: unknown): Result {
  const ownFacts = ownFactsIn(from)
  return ownFacts.length > 0 ? { ...result, ownFacts } : result
}

const labels: Record<FactKind, string> = {
  rival: 'Rival',
  price: 'Price',
  figure: 'Figure',
  quote: 'Customer quote',
  decision: 'Decision',
  other: 'Note',
}

export const ownFactsTitle = 'What you know'

/** The section of a document; nothing where there are none. */
export function ownFactBlocks(facts: readonly OwnFact[]): Block[] {
  if (facts.length === 0) return []
  const rank = (kind: FactKind) => Object.keys(labels).indexOf(kind)
  return [
    { type: 'heading', level: 1, text: ownFactsTitle },
    {
      type: 'paragraph',
      text: 'Facts you recorded for this product. They take precedence over the library and the model.',
    },
    {
      type: 'table',
      columns: [{ label: 'Kind' }, { label: 'Fact' }, { label: 'Source' }, { label: 'Date' }],
      rows: [...facts]
        .sort((a, b) => rank(a.kind) - rank(b.kind))
        .map(({ kind, text, source, date }) => [labels[kind], text, source, factDate(date)]),
    },
  ]
}

/** Before the sources, where the document lists any. */
export function withOwnFactsSection(document: ResultDocument, result: unknown): ResultDocument {
  const section = ownFactBlocks(ownFactsIn(result))
  if (section.length === 0) return document
  const { blocks } = document
  const sources = sourcesAt(blocks)
  const at = sources === -1 ? blocks.length : sources
  return { ...document, blocks: [...blocks.slice(0, at), ...section, ...blocks.slice(at)] }
}
