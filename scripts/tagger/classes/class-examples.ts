import { readFileSync } from 'node:fs'
import { traitsOf } from '#drafting/tagging/text-traits.ts'
import { openMarketLibrary } from '#knowledge/dossier/market-index.ts'
import { readArchetypes, readCrossCapabilities } from '#knowledge/outside/read-outside.ts'
import { tokens } from '#shared/language/tokens.ts'
import type { LabelledBrief } from '../labelled-briefs.ts'
import type { ClassExample } from './learn-classes.ts'

const folder = new URL('../../../src/knowledge/tagging/classes/', import.meta.url)

/** Lines of a file of labels: what stands before the tab, and behind it. */
function lines(name: string): [before: string, behind: string][] {
  return readFileSync(new URL(name, folder), 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => {
      const [before = '', behind = ''] = line.split('\t')
      return [before, behind]
    })
}

const none = '-'
const classesIn = (text: string) => text.split(',').filter((id) => id !== none && id !== '')
const example = (text: string, classes: readonly string[], weight = 1): ClassExample => ({
  traits: traitsOf(tokens(text)),
  classes,
  weight,
})

/** Features with the capabilities that they are: real ones, ones written for the purpose, and the phrases of each capability. */
export function capabilityExamples(): ClassExample[] {
  return [
    ...lines('capability-phrases.tsv').map(([id, text]) => example(text, [id])),
    ...lines('capability-features.tsv').map(([ids, text]) => example(text, classesIn(ids))),
    ...readCrossCapabilities().flatMap(({ id, name, names, alone = [] }) =>
      [name, ...names, ...alone].map((text) => example(text, [id], 0.5)),
    ),
  ]
}

/** Descriptions with the markets that they belong to: real ones, ones written for the purpose, and what dossiers say of their market. */
export function marketExamples(briefs: readonly LabelledBrief[]): ClassExample[] {
  const marketsOf = new Map(lines('market-labels.tsv').map(([id, ids]) => [id, classesIn(ids)]))
  return [
    ...briefs.flatMap(({ id, text }) => {
      const markets = marketsOf.get(id)
      return markets ? [example(text, markets, 1.5)] : []
    }),
    ...lines('market-pitches.tsv').map(([id, text]) => example(text, [id])),
    ...openMarketLibrary().entries.flatMap(({ id, name, definition, placing, submarkets, capabilities }) => [
      example(`${name}. ${definition}`, [id]),
      ...inGroups([...placing.names, ...placing.suggests], 4).map((text) => example(text, [id], 0.7)),
      ...inGroups(
        capabilities.flatMap(({ names }) => names.slice(0, 4)),
        8,
      ).map((text) => example(text, [id], 0.5)),
      ...submarkets.map(({ says }) => example(says.join('. '), [id], 0.7)),
    ]),
  ]
}

/**
 * Descriptions with the shapes of product that they are: labelled ones, those of a market whose products have one shape, and what an archetype says of itself.
 * Only shapes that are written are learned.
 */
export function archetypeExamples(briefs: readonly LabelledBrief[]): ClassExample[] {
  const archetypes = readArchetypes()
  const written = new Set(archetypes.map(({ id }) => id))
  const shapesIn = (ids: readonly string[]) => ids.filter((id) => written.has(id))
  const ofMarket = new Map(archetypes.flatMap(({ id, markets }) => markets.map((market) => [market, id] as const)))
  const shapesOf = new Map(lines('archetype-labels.tsv').map(([id, ids]) => [id, classesIn(ids)]))
  const byMarkets = (ids: readonly string[]) => [...new Set(ids.flatMap((id) => ofMarket.get(id) ?? []))]
  const marketsOf = new Map(lines('market-labels.tsv').map(([id, ids]) => [id, classesIn(ids)]))
  return [
    ...briefs.flatMap(({ id, text }) => {
      const shapes = shapesOf.get(id) ?? byMarkets(marketsOf.get(id) ?? [])
      return shapesOf.has(id) || marketsOf.has(id) ? [example(text, shapesIn(shapes), shapesOf.has(id) ? 2 : 1)] : []
    }),
    ...lines('market-pitches.tsv').map(([id, text]) => example(text, shapesIn(byMarkets([id])))),
    ...archetypes.map(({ id, name, definition }) => example(`${name}. ${definition}`, [id])),
  ]
}

function inGroups(texts: readonly string[], size: number): string[] {
  return Array.from({ length: Math.ceil(texts.length / size) }, (_, at) =>
    texts.slice(at * size, (at + 1) * size).join('. '),
  )
}
