import type { FoundPlace } from '#shared/reading.ts'

/** Names of one place in the library's entries, and the regions of a reading that mean it. */
const places: readonly { name: RegExp; regions: readonly string[] }[] = [
  { name: /\b(US|USA|United States|California|New York|Illinois|Texas)\b/, regions: ['us'] },
  { name: /\b(UK|United Kingdom|England|Scotland|Wales|Great Britain)\b/, regions: ['uk'] },
  { name: /\b(EU|European Union)\b/, regions: ['eu'] },
]

/**
 * Says whether an entry's region is one that a form means. Without a known region in the form every entry is; an entry of
 * a place that this table does not know is too.
 */
export function meantPlaces(named: readonly FoundPlace[]): (region: string) => boolean {
  const regions = new Set(named.flatMap((each) => each.regions))
  regions.delete('world')
  if (regions.size === 0) return () => true
  return (region) => {
    const known = places.filter(({ name }) => name.test(region))
    return known.length === 0 || known.some((place) => place.regions.some((each) => regions.has(each)))
  }
}
