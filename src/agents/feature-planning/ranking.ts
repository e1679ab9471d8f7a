import { present } from '#agents/_kit/present.ts'
import type { DeepPartial } from '#shared/deep-partial.ts'
import { compileSheet } from '#shared/formula/compile-sheet.ts'
import type { Feature, ListedFeature } from './output.ts'

export const buckets = ['Must', 'Should', 'Could', "Won't this time"] as const
export type Bucket = (typeof buckets)[number]

/** The formula as it is shown, calculated and written into the spreadsheet. Confidence counts in hundredths. */
export const riceFormula = 'reach * impact * confidence / effort'
const sheet = compileSheet(
  [
    { id: 'value', formula: 'reach * impact * confidence' },
    { id: 'rice', formula: riceFormula },
  ],
  ['reach', 'impact', 'confidence', 'effort'],
)

/** Below this confidence and above this effort a feature is tested before it is built. */
export const leastConfidence = 50
export const mostUntested = 4

/** The rules of the ranks, in the order in which they are applied; the page and every file state them. */
export const bucketRules: Readonly<Record<Bucket, string>> = {
  Must: 'you named it as part of the product; a law, one of your constraints or the core job requires it; or another Must depends on it',
  "Won't this time": `confidence is under ${leastConfidence} % and effort over ${mostUntested} person-weeks, and nothing depends on it: test it first`,
  Should: 'of the rest, RICE is at or above the median',
  Could: 'everything else',
}

export interface Ranked {
  feature: ListedFeature
  /** Reach x impact x confidence; null while one of the four numbers is missing, and so is RICE. */
  value: number | null
  rice: number | null
  bucket: Bucket
  /** What put it there. */
  because: string
  /** Place in the order of building, from 1. */
  rank: number
}

/** One with all four numbers. */
export type Scored = Ranked & { feature: Feature; value: number; rice: number }

export const isScored = (ranked: Ranked): ranked is Scored => ranked.rice !== null && ranked.value !== null

const isSized = (each: ListedFeature): each is Feature =>
  each.reach !== undefined && each.impact !== undefined && each.confidence !== undefined && each.effort !== undefined

/** Features that are whole; a list that is being written may end in half a one, and `check` is written last. */
export function wholeFeatures(features: DeepPartial<ListedFeature[]> | undefined): ListedFeature[] {
  return present(features).flatMap((each) => {
    const { id, name, because = '', rests = '', check = '', needed = null } = each
    const whole = {
      ...each,
      id: id ?? '',
      name: name ?? '',
      because,
      rests,
      check,
      needed,
      dependsOn: present(each.dependsOn),
    }
    if (id === undefined || name === undefined || (each.effort ?? 1) <= 0) return []
    return check !== '' || isSized(whole) ? [whole] : []
  })
}

/**
 * Scores, ranks and order of building of a list: by bucket, then by RICE, then as they are listed; what is not scored yet comes last in its
 * bucket. Ids that no feature has are ignored as dependencies.
 */
export function rankedFeatures(features: readonly ListedFeature[]): Ranked[] {
  const scored = features.map((feature) => ({ feature, ...(isSized(feature) ? scoreOf(feature) : unscored) }))
  const musts = mustsOf(features)
  const needs = new Set(features.flatMap(({ dependsOn }) => dependsOn))
  const isUntested = (each: ListedFeature) =>
    isSized(each) && each.confidence < leastConfidence && each.effort > mostUntested && !needs.has(each.id)
  const rest = scored.filter(({ feature }) => !musts.has(feature.id) && !isUntested(feature))
  const middle = median(rest.flatMap(({ rice }) => rice ?? []))
  const placed = scored.map((each) => {
    const must = musts.get(each.feature.id)
    if (must) return { ...each, bucket: 'Must' as const, because: must }
    if (isUntested(each.feature))
      return { ...each, bucket: "Won't this time" as const, because: 'too uncertain for its effort: test it first' }
    if (each.rice === null) return { ...each, bucket: 'Could' as const, because: 'not scored yet: enter its numbers' }
    return each.rice >= middle
      ? { ...each, bucket: 'Should' as const, because: 'RICE is in the upper half of the rest' }
      : { ...each, bucket: 'Could' as const, because: 'RICE is in the lower half of the rest' }
  })
  const wanted = placed.toSorted(
    (a, b) =>
      buckets.indexOf(a.bucket) - buckets.indexOf(b.bucket) ||
      Number(a.rice === null) - Number(b.rice === null) ||
      (b.rice ?? 0) - (a.rice ?? 0),
  )
  return afterWhatTheyNeed(wanted).map((each, index) => ({ ...each, rank: index + 1 }))
}

const unscored = { value: null, rice: null }

function scoreOf({ reach, impact, confidence, effort }: Feature): { value: number; rice: number } {
  const results = sheet.calculate(
    new Map([
      ['reach', reach],
      ['impact', impact],
      ['confidence', confidence / 100],
      ['effort', effort],
    ]),
  )
  return { value: results.get('value') ?? 0, rice: results.get('rice') ?? 0 }
}

const neededWords = {
  law: 'a law requires it',
  limit: 'it is one of your constraints',
  core: 'the core job requires it',
  named: 'you named it as part of the product',
}

/** The features that must be, each with why, prerequisites of a Must included. */
function mustsOf(features: readonly ListedFeature[]): Map<string, string> {
  const musts = new Map<string, string>()
  for (const { id, needed } of features) if (needed) musts.set(id, neededWords[needed])
  const open = [...musts.keys()]
  for (let id = open.shift(); id !== undefined; id = open.shift()) {
    const from = features.find((each) => each.id === id)
    for (const before of from?.dependsOn ?? []) {
      if (musts.has(before) || !features.some((each) => each.id === before)) continue
      musts.set(before, `${id} depends on it`)
      open.push(before)
    }
  }
  return musts
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const half = Math.floor(sorted.length / 2)
  const [low = 0, high = low] = sorted.length % 2 === 1 ? [sorted[half]] : [sorted[half - 1], sorted[half]]
  return (low + high) / 2
}

/** The same order, but nothing stands before what it depends on. A circle is broken where it is met first. */
function afterWhatTheyNeed<Item extends { feature: ListedFeature }>(wanted: readonly Item[]): Item[] {
  const byId = new Map(wanted.map((item) => [item.feature.id, item]))
  const done: Item[] = []
  const seen = new Set<string>()
  const place = (item: Item) => {
    if (seen.has(item.feature.id)) return
    seen.add(item.feature.id)
    for (const id of item.feature.dependsOn) {
      const before = byId.get(id)
      if (before) place(before)
    }
    done.push(item)
  }
  wanted.forEach(place)
  return done
}

export type Quadrant = 'Quick win' | 'Big bet' | 'Fill-in' | 'Reconsider'

/** The lines that part the matrix: the medians of effort and value. */
export function dividersOf(ranked: readonly Scored[]): { effort: number; value: number } {
  return {
    effort: median(ranked.map(({ feature }) => feature.effort)),
    value: median(ranked.map(({ value }) => value)),
  }
}

export function quadrantOf({ feature, value }: Scored, dividers: { effort: number; value: number }): Quadrant {
  if (value >= dividers.value) return feature.effort <= dividers.effort ? 'Quick win' : 'Big bet'
  return feature.effort <= dividers.effort ? 'Fill-in' : 'Reconsider'
}
