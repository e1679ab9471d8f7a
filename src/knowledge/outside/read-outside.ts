import { readdirSync, readFileSync } from 'node:fs'
import { z } from 'zod'
import { type Advisory, advisory, type SideLine, type Signal, sideLine, signal } from './advisory.ts'
import { type KindGroup, kindGroup, type RegionWords, regionWords } from './alternatives.ts'
import { type Archetype, archetype } from './archetype.ts'
import { type CrossCapability, crossCapability } from './cross-capability.ts'
import { type LimitKind, limitKind } from './limit-kind.ts'
import { resolvedSums, type SizingSum, sizingSums } from './sizing-sum.ts'

const knowledge = new URL('../', import.meta.url)
const capabilities = z.array(crossCapability).min(1)
const limits = z.array(limitKind).min(1)
const signalsFile = new URL('advisories/signals.json', knowledge)
const sideLinesFile = new URL('advisories/side-lines.json', knowledge)
const sizingSumsFile = new URL('advisories/sizing-sums.json', knowledge)
const advisoriesFile = new URL('advisories/advisories.json', knowledge)

const kindsFile = new URL('alternatives/kinds.json', knowledge)
const regionWordsFile = new URL('alternatives/regions.json', knowledge)

/** All cross-market capabilities, in the order of their files. Checked when they were committed, so only parsed here. */
export function readCrossCapabilities(): readonly CrossCapability[] {
  return filesOf('capabilities').flatMap((file) => readJson(file) as CrossCapability[])
}

/** All archetypes, in the order of their files. Checked when they were committed, so only parsed here. */
export function readArchetypes(): readonly Archetype[] {
  return filesOf('archetypes').map((file) => readJson(file) as Archetype)
}

export function readLimitKinds(): readonly LimitKind[] {
  return filesOf('limits').flatMap((file) => readJson(file) as LimitKind[])
}

export function readSignals(): readonly Signal[] {
  return readJson(signalsFile) as Signal[]
}

export function readAdvisories(): readonly Advisory[] {
  return readJson(advisoriesFile) as Advisory[]
}

export function readSideLines(): readonly SideLine[] {
  return readJson(sideLinesFile) as SideLine[]
}

export function readSizingSums(): readonly SizingSum[] {
  return resolvedSums(readJson(sizingSumsFile) as z.infer<typeof sizingSums>)
}

export function readKindGroups(): readonly KindGroup[] {
  return readJson(kindsFile) as KindGroup[]
}

export function readRegionWords(): readonly RegionWords[] {
  return readJson(regionWordsFile) as RegionWords[]
}

/** What is wrong with the knowledge for products outside all markets, each with its place; empty when it is sound. */
export function problemsOfOutside(): string[] {
  return [
    ...problemsIn('capabilities', capabilities),
    ...problemsIn('limits', limits),
    ...problemsIn('archetypes', archetype),
    ...repeated('archetypes', readArchetypes()),
    ...repeatedTexts(readArchetypes()),
    ...problemsOf(signalsFile, z.array(signal).min(1)),
    ...problemsOf(advisoriesFile, z.array(advisory).min(1)),
    ...problemsOf(sideLinesFile, z.array(sideLine).min(1)),
    ...problemsOf(sizingSumsFile, sizingSums),
    ...problemsOf(kindsFile, z.array(kindGroup).min(1)),
    ...problemsOf(regionWordsFile, z.array(regionWords).min(1)),
    ...repeated('signals', readSignals()),
    ...repeated('advisories', readAdvisories()),
    ...unknownSignals(),
    ...repeated('capabilities', readCrossCapabilities()),
    ...repeated('limits', readLimitKinds()),
    ...sharedPhrases(readCrossCapabilities()),
  ]
}

function problemsIn(folder: string, schema: z.ZodType): string[] {
  return filesOf(folder).flatMap((file) => problemsOf(file, schema))
}

function unknownSignals(): string[] {
  const known = new Set(readSignals().map(({ id }) => id))
  const sides = readSideLines().map(({ use, all }) => ({ id: `side line ${use}`, all, none: [] }))
  const sums = readSizingSums().map(({ all }) => ({ id: 'sizing sum', all, none: [] }))
  return [...readAdvisories(), ...sides, ...sums].flatMap(({ id, all, none = [] }) =>
    [...all, ...none].filter((each) => !known.has(each)).map((each) => `advisories: ${id} needs the unknown ${each}`),
  )
}

function problemsOf(file: URL, schema: z.ZodType): string[] {
  const parsed = schema.safeParse(readJson(file))
  const place = file.pathname.split('/').slice(-2).join('/')
  return parsed.success ? [] : parsed.error.issues.map((each) => `${place} ${each.path.join('.')}: ${each.message}`)
}

function repeated(folder: string, entries: readonly { id: string }[]): string[] {
  const ids = entries.map(({ id }) => id)
  return [...new Set(ids.filter((id, index) => ids.indexOf(id) !== index))].map((id) => `${folder}: ${id} stands twice`)
}

/** A sentence that stands in two archetypes says nothing of either. */
function repeatedTexts(all: readonly Archetype[]): string[] {
  const owners = new Map<string, string>()
  return all.flatMap((each) =>
    sentencesIn(each).flatMap((text) => {
      const owner = owners.get(text)
      owners.set(text, each.id)
      return owner !== undefined && owner !== each.id ? [`archetypes: "${text}" stands in ${owner} and ${each.id}`] : []
    }),
  )
}

const shortestSentence = 40

function sentencesIn(value: unknown): string[] {
  if (typeof value === 'string') return value.length < shortestSentence ? [] : [value]
  return value !== null && typeof value === 'object' ? Object.values(value).flatMap(sentencesIn) : []
}

/** A phrase that two capabilities share names neither. */
function sharedPhrases(all: readonly CrossCapability[]): string[] {
  const owners = new Map<string, string>()
  return all.flatMap(({ id, names, alone = [] }) =>
    [...names, ...alone].flatMap((phrase) => {
      const owner = owners.get(phrase)
      owners.set(phrase, id)
      return owner ? [`capabilities: "${phrase}" stands in ${owner} and ${id}`] : []
    }),
  )
}

function filesOf(folder: string): URL[] {
  const at = new URL(`${folder}/`, knowledge)
  return readdirSync(at)
    .filter((name) => name.endsWith('.json'))
    .sort()
    .map((name) => new URL(name, at))
}

function readJson(file: URL): unknown {
  return JSON.parse(readFileSync(file, 'utf8'))
}
