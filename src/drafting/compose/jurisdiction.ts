import type { Region } from '#knowledge/region.ts'
import type { Brief } from '#shared/brief.ts'

/** Regions of the library in which law of the European Union applies. */
const union = new Set([
  'european-union',
  'france',
  'germany',
  'italy',
  'netherlands',
  'nordics',
  'poland',
  'spain',
  'sweden',
])
/** For where a product is sold rather than for law, the United Kingdom is in Europe too. */
const europe = new Set([...union, 'united-kingdom'])

/** `here`: where the user sells; `if-sold-there`: the user named no place; `elsewhere`: another place. */
export type Reach = 'here' | 'if-sold-there' | 'elsewhere'

/** Ids of the regions that the user named with enough confidence. */
export function placesOf(brief: Brief): string[] {
  const named = brief.geography.flatMap(({ regionId, confidence }) =>
    regionId !== null && confidence >= 0.5 ? [regionId] : [],
  )
  if (named.length === 0 && brief.geography.length === 0 && saysUnitedStates(brief)) return ['united-states']
  return [...new Set(named)]
}

/** "US" in capitals, which no list of words can tell from "us". */
export const saysUnitedStates = ({ source }: Brief) =>
  /\b(?:US|U\.S\.)(?![\w-])/.test([source.audience, source.description].join(' . '))

/** Whether a rule of `region` ("European Union", "California, US", "Worldwide") binds a product of this brief. */
export function reachOf(region: string, brief: Brief, regions: readonly Region[]): Reach {
  if (/^(?:worldwide|world|global|international)\b/i.test(region)) return 'here'
  const named = placesOf(brief).filter((id) => id !== 'world')
  if (named.length === 0) return 'if-sold-there'
  const where = regionsIn(region, regions)
  const binds = where.some(
    (id) => named.includes(id) || (id === 'european-union' && named.some((name) => union.has(name))),
  )
  return binds ? 'here' : 'elsewhere'
}

/** Ids of the regions that a text names: "US full-service restaurants" is of the United States. */
export function regionsIn(text: string, regions: readonly Region[]): string[] {
  const found = new Set<string>()
  if (/\bUS\b|\bU\.S\.|\bUnited States\b|\bAmericans?\b|\bNorth America/.test(text)) found.add('united-states')
  if (/\bNorth America/.test(text)) found.add('canada')
  if (/\b(?:EU|European|Europe)\b/.test(text)) found.add('european-union')
  for (const { id, cues, name } of regions) {
    // Names and demonyms are written with a capital; "turkey" and "china" in lower case are not places.
    for (const cue of [name, ...cues]) if (cue.length > 2 && capitalised(cue).test(text)) found.add(id)
    if (id === 'united-kingdom' && /\bUK\b/.test(text)) found.add(id)
  }
  return [...found].filter((id) => id !== 'world')
}

/** True when a vendor's own words tie it to places none of which is the user's. */
export function isMadeElsewhere(text: string, brief: Brief, regions: readonly Region[]): boolean {
  const named = placesOf(brief).filter((id) => id !== 'world')
  const where = regionsIn(text, regions)
  if (named.length === 0 || where.length === 0) return false
  return !where.some(
    (id) =>
      named.includes(id) ||
      (id === 'european-union' && named.some((name) => europe.has(name))) ||
      (named.includes('european-union') && europe.has(id)),
  )
}

const patterns = new Map<string, RegExp>()

function capitalised(cue: string): RegExp {
  const known = patterns.get(cue)
  if (known) return known
  const escaped = cue
    .replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
    .replace(/(?<=^|[\s-])\p{Ll}/gu, (letter) => letter.toUpperCase())
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}])${escaped}(?![\\p{L}\\p{N}])`, 'u')
  patterns.set(cue, pattern)
  return pattern
}
