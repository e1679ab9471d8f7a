import type { Conditional } from '#knowledge/dossier/condition.ts'
import { type RegionId, regionGroups, regionIds } from '#knowledge/dossier/region-id.ts'
import { readRegionWords } from '#knowledge/outside/read-outside.ts'
import { PhraseMatcher } from '#shared/language/phrase-matcher.ts'
import { tokens } from '#shared/language/tokens.ts'
import type { BriefReading } from '#shared/reading.ts'

/** What conditions are compared with, read out of a reading once. */
export interface Situation {
  capabilities: ReadonlySet<string>
  /** Those of them that were named in so many words: only these may be claimed. */
  claimed: ReadonlySet<string>
  submarket: string | null
  /** Regions that were named with the groups they belong to; empty when none was. */
  regions: ReadonlySet<string>
  /** Companies that were named, lower case. */
  named: ReadonlySet<string>
  /** Stated values by benchmark. */
  values: ReadonlyMap<string, readonly number[]>
}

export function situationOf(reading: BriefReading): Situation {
  const values = new Map<string, number[]>()
  for (const { benchmark, value } of reading.numbers)
    if (benchmark) values.set(benchmark, [...(values.get(benchmark) ?? []), value])
  return {
    capabilities: new Set(reading.capabilities.map(({ capability }) => capability)),
    claimed: new Set(reading.capabilities.filter(({ meant }) => !meant).map(({ capability }) => capability)),
    submarket: reading.market.submarket,
    regions: regionsOf(reading),
    named: new Set(
      [
        ...reading.rivals.flatMap(({ text, rival }) => [text, rival ?? text]),
        ...reading.today.map(({ text }) => text),
      ].map((each) => each.toLowerCase()),
    ),
    values,
  }
}

/** The situation in which every capability was named, and every region while none was. */
export function everywhere(situation: Situation, capabilities: readonly { id: string }[]): Situation {
  return {
    ...situation,
    capabilities: new Set(capabilities.map(({ id }) => id)),
    claimed: new Set(capabilities.map(({ id }) => id)),
    regions: situation.regions.size > 0 ? situation.regions : new Set(regionIds),
  }
}

/** Money that is spent in one country only says where somebody is, while no place does. */
const currencyRegions: readonly (readonly [RegExp, RegionId])[] = [
  [/£|\bGBP\b/, 'uk'],
  [/₹|\bINR\b/, 'in'],
  [/\bCHF\b/, 'ch'],
]

const regionMatchers = readRegionWords()
  .filter(({ marks }) => marks.length > 0)
  .map(({ region, marks }) => ({ region, says: new PhraseMatcher(marks.map((each) => [each, region] as const)) }))

function regionsOf({ places, price, numbers, ...reading }: BriefReading): Set<string> {
  const named = places.flatMap(({ regions }) => regions)
  if (named.length > 0) return new Set(named)
  const words = tokens(
    [
      reading.offer,
      ...reading.own,
      ...reading.people,
      ...reading.capabilities,
      ...reading.limits,
      ...reading.background,
    ]
      .map((quote) => quote?.text ?? '')
      .join(' | '),
  )
  const local = regionMatchers.find(({ says }) => says.find(words).length > 0)
  if (local) return new Set([local.region, ...(regionGroups[local.region] ?? [])])
  const sums = [price?.text ?? '', ...numbers.map(({ text }) => text)].join(' ')
  const [, region] = currencyRegions.find(([sign]) => sign.test(sums)) ?? []
  return new Set(region ? [region, ...(regionGroups[region] ?? [])] : [])
}

/** A language that is written in one part of the world. */
const languageRegions: Readonly<Record<string, RegionId>> = { de: 'dach', nl: 'benelux', it: 'south-europe' }

/**
 * Where somebody probably is who names no place: enough to leave out the law of another continent, too little to leave out a company. Empty
 * where nothing shows it.
 */
export function likelyRegions({ language, price, numbers }: BriefReading): ReadonlySet<string> {
  const sums = [price?.text ?? '', ...numbers.map(({ text }) => text)].join(' ')
  const spoken = languageRegions[language]
  if (spoken) return new Set([spoken, 'eu', ...(regionGroups[spoken] ?? [])])
  if (/€|\bEUR\b|\beuros?\b/i.test(sums)) return new Set(['eu'])
  return new Set(/\b(?:pounds?|quid)\b/i.test(sums) ? ['uk'] : [])
}

/** Whose law is shown where no place is named: that of the likely region, else of the currency of the price. */
export function lawRegions(reading: BriefReading): ReadonlySet<string> {
  const likely = likelyRegions(reading)
  if (likely.size > 0) return likely
  const sum = reading.price?.text ?? ''
  if (/£|\bGBP\b/i.test(sum)) return new Set(['uk'])
  const dollars = /\b(?:NZ|A|AU|C|CA)(?=\$)/.exec(sum)?.[0].slice(0, 1)
  if (dollars) return new Set([dollars === 'N' ? 'nz' : dollars === 'A' ? 'au' : 'ca'])
  return new Set(reading.language === 'en' && /\$|\bUSD\b|\bdollars?\b/i.test(sum) ? ['us'] : [])
}

/** Whether a text of the dossier may be used for what was read. */
export function holds({ when, asserts, only }: Conditional, situation: Situation): boolean {
  if (when && when.length > 0 && !when.some((each) => situation.capabilities.has(each))) return false
  if (asserts && !asserts.every((each) => situation.claimed.has(each))) return false
  if (!only) return true
  const { submarket, region, named, notNamed, benchmarks } = only
  if (submarket && ![submarket].flat().some((each) => each === situation.submarket)) return false
  if (region && !appliesIn([region].flat(), situation)) return false
  if (named && !named.some((each) => situation.named.has(each.toLowerCase()))) return false
  if (notNamed?.some((each) => situation.named.has(each.toLowerCase()))) return false
  return !benchmarks || benchmarks.every((each) => stated(each, situation))
}

/** A text for a region applies when that region or a country of it was named; it stays out while none was. */
export function appliesIn(regions: readonly RegionId[], { regions: named }: Pick<Situation, 'regions'>): boolean {
  return regions.some((each) => each === 'world' || named.has(each))
}

function stated(benchmark: string, { values }: Situation): boolean {
  const [, id = '', sign, bound] = /^([\w-]+?)(?:(<=|>=|<|>)([\d.]+))?$/.exec(benchmark) ?? []
  const found = values.get(id)
  if (!found) return false
  const limit = Number(bound)
  return (
    !sign ||
    found.some((value) =>
      sign === '<=' ? value <= limit : sign === '>=' ? value >= limit : sign === '<' ? value < limit : value > limit,
    )
  )
}

/** How closely a text fits: conditions that hold weigh more than none, several more than one. */
export function closeness({ when, asserts, only }: Conditional, { capabilities }: Situation): number {
  const met = [...new Set([...(when ?? []), ...(asserts ?? [])])].filter((each) => capabilities.has(each)).length
  return met + (only ? 1.5 : 0)
}
