import { smallWords } from '#shared/language/small-words.ts'
import { tokens } from '#shared/language/tokens.ts'
import type { BriefReading } from '#shared/reading.ts'
import { library, briefReader as read } from './market-reader.ts'

export interface LabelledBrief {
  id: string
  description: string
  audience: string
  /** Ids of the library that are right; empty when no market of it is. Absent until somebody has mapped the label. */
  markets?: string[]
  expected: {
    name: string | null
    features: string[]
    numbers: string[]
    place: string | null
    market: string | null
    rivals: { name: string; aliases: string[] }[]
  }
}

export interface ReadingScore {
  /** What was looked at -> how many were right, of how many. */
  sums: ReadonlyMap<string, readonly [right: number, all: number]>
  /** What was missed, a line each. */
  misses: readonly string[]
}

const stems = (text: string) =>
  tokens(text)
    .filter(({ word }) => !smallWords.has(word))
    .map(({ stem }) => stem)

/**
 * How well briefs are read, against labels that people wrote. A label's words are compared by their stems; a feature is found when half of its
 * meaningful stems are in one thing that was found.
 */
export function scoreReading(briefs: readonly LabelledBrief[]): ReadingScore {
  const sums = new Map<string, [right: number, all: number]>()
  const count = (what: string, right: number, all: number) => {
    const [a, b] = sums.get(what) ?? [0, 0]
    sums.set(what, [a + right, b + all])
  }
  const misses: string[] = []
  for (const { id, description, audience, markets, expected } of briefs) {
    const { reading, scores } = read({ description, audience: audience || undefined })
    const miss = (what: string) => misses.push(`${id}: ${what}`)
    const nameRight = (reading.name?.text.toLowerCase() ?? null) === (expected.name?.toLowerCase() ?? null)
    count('name', Number(nameRight), 1)
    if (!nameRight) miss(`name ${reading.name?.text} for ${expected.name}`)
    if (markets) {
      const { found, alternatives, sureness } = reading.market
      const right =
        markets.length === 0
          ? sureness !== 'sure'
          : sureness === 'sure'
            ? markets.includes(found?.id ?? '')
            : [found, ...alternatives].some((each) => each && markets.includes(each.id))
      count('market right, rightly unknown or among the asked', Number(right), 1)
      count(
        'clear briefs that are asked',
        Number(markets.length > 0 && sureness !== 'sure'),
        Number(markets.length > 0),
      )
      count('wrong and sure', Number(sureness === 'sure' && !markets.includes(found?.id ?? '')), 1)
      if (!right)
        miss(
          `market ${sureness} ${found?.id} for ${markets.join(' or ') || 'none'}: ${scores
            .slice(0, 3)
            .map((each) => `${each.id} ${each.score.toFixed(1)} (${each.because.slice(0, 3).join(', ')})`)
            .join('; ')}`,
        )
      if (expected.rivals.length > 0 && found && markets.includes(found.id)) {
        const names = library.dossier(found.id).rivals.map(({ name }) => name.toLowerCase())
        const known = expected.rivals.filter((rival) =>
          [rival.name, ...rival.aliases].some((each) =>
            names.some((name) => name.includes(each.toLowerCase()) || each.toLowerCase().includes(name)),
          ),
        )
        count('briefs with two true rivals, of those placed', Number(known.length >= 2), 1)
      }
    }
    const found = foundTexts(reading).map((each) => new Set(stems(each)))
    for (const feature of expected.features) {
      const wanted = stems(feature)
      const hit = found.some((each) => wanted.filter((stem) => each.has(stem)).length * 2 >= wanted.length)
      count('features found', Number(hit), 1)
      if (!hit) miss(`feature "${feature}"`)
    }
    const figures = [...reading.numbers.map(({ text }) => text), reading.price?.text ?? ''].join(' ').toLowerCase()
    for (const number of expected.numbers) {
      const digits = /[\d][\d.,]*/.exec(number)?.[0] ?? number.split(' ')[0]?.toLowerCase() ?? ''
      const hit =
        figures.includes(digits) ||
        reading.capabilities.concat().some(({ text }) => text.includes(digits)) ||
        foundTexts(reading).some((text) => text.toLowerCase().includes(digits))
      count('numbers and places', Number(hit), 1)
      if (!hit) miss(`number "${number}"`)
    }
    if (expected.place) {
      const placeStems = stems(expected.place)
      const hit = placeStems.every((stem) => reading.places.some(({ text }) => stems(text).includes(stem)))
      count('numbers and places', Number(hit), 1)
      if (!hit) miss(`place "${expected.place}"`)
    }
    const words = tokens(description).filter(({ word }) => !smallWords.has(word)).length
    count('words used', words - reading.unused.length, words)
  }
  return { sums, misses }
}

function foundTexts(reading: BriefReading): string[] {
  return [reading.offer, ...reading.capabilities, ...reading.own, ...reading.limits].flatMap((each) =>
    each ? [each.text] : [],
  )
}

/** A brief whose readings somebody judged: every capability that may be called named, and what the user refuses. */
export interface JudgedBrief {
  id: string
  market: string
  description: string
  audience: string
  named: string[]
  refused: string[]
}

export interface CapabilityScore {
  /** Claims of "you named this", and those of them that are false. */
  claims: number
  falseClaims: string[]
  /** Named and found, of all that was named. */
  found: number
  named: number
  missed: string[]
  /** Refused and read as refused. */
  refused: number
  refusals: number
}

/** How truly capabilities are named, read in the right market. */
export function scoreCapabilities(briefs: readonly JudgedBrief[]): CapabilityScore {
  const score: CapabilityScore = { claims: 0, falseClaims: [], found: 0, named: 0, missed: [], refused: 0, refusals: 0 }
  for (const { id, market, description, audience, named, refused } of briefs) {
    const { reading } = read({ description, audience: audience || undefined }, { market })
    for (const { capability, phrase, text, meant } of reading.capabilities) {
      // What the words only mean is shown with the words and never claimed.
      if (meant) continue
      score.claims += 1
      if (!named.includes(capability)) score.falseClaims.push(`${id}: ${capability} by "${phrase}" in "${text}"`)
    }
    const claimed = new Set(reading.capabilities.map(({ capability }) => capability))
    const denied = new Set(reading.refused.map(({ capability }) => capability))
    score.named += named.length
    score.found += named.filter((each) => claimed.has(each)).length
    score.missed.push(...named.filter((each) => !claimed.has(each)).map((each) => `${id}: ${each}`))
    score.refusals += refused.length
    score.refused += refused.filter((each) => denied.has(each)).length
  }
  return score
}
