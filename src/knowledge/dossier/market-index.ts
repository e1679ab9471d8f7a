import { readdirSync, readFileSync } from 'node:fs'
import { smallWords } from '#shared/language/small-words.ts'
import { tokens } from '#shared/language/tokens.ts'
import { type MarketDossier, marketDossier } from './dossier.ts'
import { dossierProblems } from './dossier-problems.ts'

/** What has to be in memory of every market: how it is placed and what it is called. */
export interface MarketEntry {
  id: string
  name: string
  sector: MarketDossier['sector']
  definition: string
  origin: MarketDossier['origin']
  /** True when the dossier has passed its readings. */
  deep: boolean
  asOf: string
  /** Ids that the market had before, under which old links know it. */
  formerIds: readonly string[]
  placing: MarketDossier['placing']
  submarkets: readonly { id: string; says: readonly string[] }[]
  capabilities: readonly { id: string; names: readonly string[]; notWhen: readonly string[] }[]
  roles: readonly string[]
  rivals: readonly string[]
  /** Stems of the words that the dossier is written in, the most frequent ones, and how often each is there. */
  vocabulary: { stems: readonly string[]; counts: Uint16Array }
}

/** The market library: an entry of each market in memory, whole dossiers read when a run needs them. */
export interface MarketLibrary {
  entries: readonly MarketEntry[]
  /** Throws for an id that has no entry. */
  dossier(id: string): MarketDossier
}

const marketsFolder = new URL('../markets/', import.meta.url)
/** Whole dossiers kept in memory; each takes some 300 kB. */
const keptDossiers = 16

/**
 * Reads all dossiers once, keeps the entries. `folder` holds one folder a market. Dossiers were checked when they were committed
 * (`npm run check`), so they are only parsed here. Throws an Error that names a file that is no JSON.
 */
export function openMarketLibrary(folder: URL = marketsFolder): MarketLibrary {
  const ids = marketIds(folder)
  const entries = ids.map((id) => entryOf(readDossier(folder, id)))
  const kept = new Map<string, MarketDossier>()
  return {
    entries,
    dossier(id) {
      if (!ids.includes(id)) throw new Error(`there is no dossier "${id}"`)
      const dossier = kept.get(id) ?? readDossier(folder, id)
      kept.delete(id)
      kept.set(id, dossier)
      const [oldest] = kept.keys()
      if (kept.size > keptDossiers && oldest !== undefined) kept.delete(oldest)
      return dossier
    },
  }
}

export function marketIds(folder: URL = marketsFolder): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort()
}

function readDossier(folder: URL, id: string): MarketDossier {
  const text = readFileSync(new URL(`${id}/dossier.json`, folder), 'utf8')
  try {
    return JSON.parse(text) as MarketDossier
  } catch (error) {
    throw new Error(`dossier ${id}: ${error instanceof Error ? error.message : error}`)
  }
}

/** What is wrong with the dossier of a folder, each with its place; empty when it is sound. */
export function problemsOfDossier(id: string, folder: URL = marketsFolder): string[] {
  const parsed = marketDossier.safeParse(readDossier(folder, id))
  if (!parsed.success) return parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`)
  if (parsed.data.id !== id) return [`its id is ${parsed.data.id}`]
  return dossierProblems(parsed.data)
}

function entryOf(dossier: MarketDossier): MarketEntry {
  const { id, name, sector, definition, origin, placing, passed, asOf, formerIds = [] } = dossier
  return {
    id,
    name,
    sector,
    definition,
    origin,
    deep: passed !== undefined,
    asOf,
    formerIds,
    placing,
    submarkets: dossier.submarkets.map(({ id: submarket, says }) => ({ id: submarket, says })),
    capabilities: dossier.capabilities.map((each) => ({ id: each.id, names: each.names, notWhen: each.notWhen ?? [] })),
    roles: dossier.roles.flatMap(({ says, noun, nounPlural }) => [noun, nounPlural, ...says]),
    rivals: dossier.rivals.flatMap((rival) => [rival.name, ...(rival.says ?? [])]),
    vocabulary: vocabularyOf(dossier),
  }
}

const longestVocabulary = 300

function vocabularyOf(dossier: MarketDossier): MarketEntry['vocabulary'] {
  const { definition, placing, submarkets, capabilities, roles, substitutes, frames } = dossier
  const texts = [
    definition,
    ...placing.names,
    ...placing.suggests,
    ...placing.together.flat(),
    ...submarkets.flatMap(({ says, differs }) => [...says, differs]),
    ...capabilities.flatMap(({ name, names, requirement, benefit = '', text = '' }) => [
      name,
      ...names,
      requirement,
      benefit,
      text,
    ]),
    ...roles.flatMap(({ noun, says, organisation, day }) => [noun, ...says, organisation, ...day]),
    ...substitutes.map(({ what }) => what),
    ...frames.problem.map(({ text }) => text),
  ]
  const counts = new Map<string, number>()
  for (const { word, stem } of texts.flatMap(tokens))
    if (!smallWords.has(word) && word.length > 2 && /\D/.test(word)) counts.set(stem, (counts.get(stem) ?? 0) + 1)
  const frequent = [...counts].sort((a, b) => b[1] - a[1]).slice(0, longestVocabulary)
  return { stems: frequent.map(([stem]) => stem), counts: Uint16Array.from(frequent, ([, count]) => count) }
}
