import type { Brief } from '#shared/brief.ts'

/** Names of one place in the library's entries, and the brief's region ids that mean it. */
const places: readonly { name: RegExp; regionIds: RegExp }[] = [
  { name: /\b(US|USA|United States|California|New York|Illinois|Texas)\b/, regionIds: /^united-states$/ },
  { name: /\b(UK|United Kingdom|England|Scotland|Wales|Great Britain)\b/, regionIds: /^united-kingdom$/ },
  {
    name: /\b(EU|European Union)\b/,
    regionIds: /^(european-union|germany|france|spain|italy|netherlands|poland|sweden|nordics)$/,
  },
]

/**
 * Says whether an entry's region is one that the brief means. Without a known region in the brief every entry is; an entry of
 * a place that this table does not know is too.
 */
export function meantPlaces(brief: Brief): (region: string) => boolean {
  const regionIds = brief.geography.flatMap(({ regionId }) => (regionId && regionId !== 'world' ? [regionId] : []))
  if (regionIds.length === 0) return () => true
  return (region) => {
    const named = places.filter(({ name }) => name.test(region))
    return named.length === 0 || named.some((place) => regionIds.some((id) => place.regionIds.test(id)))
  }
}
