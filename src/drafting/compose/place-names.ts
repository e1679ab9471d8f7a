import type { Knowledge } from '#knowledge/knowledge.ts'
import type { Brief } from '#shared/brief.ts'
import { saysUnitedStates } from './jurisdiction.ts'
import { upperFirst } from './phrases.ts'

/** "the UK", but "UK hospitals" as it is. */
export const withThe = (place: string) =>
  /^(?:uk|us|usa|eu|netherlands|united (?:kingdom|states)|uae|philippines|nordics?)$/i.test(place)
    ? `the ${place}`
    : place

/** The places that the user named, in the user's words; demonyms ("European") as the library's name of the region. */
export function placeNames({ brief, knowledge }: { brief: Brief; knowledge: Pick<Knowledge, 'regions'> }): string[] {
  const names = brief.geography
    .filter(({ confidence }) => confidence >= 0.5)
    .map(({ text, regionId }) => {
      const region = knowledge.regions.find(({ id }) => id === regionId)
      if (region && brief.language !== 'en' && region.id !== 'european-union') return region.name
      const isDemonym =
        /(?:ean|ish|an|ese|ic)$|^(?:dutch|french|czech)$/i.test(text) &&
        !/(?:japan|sudan|iran|bhutan|milan|oman)$/i.test(text)
      const name =
        region && (isDemonym || region.id === 'european-union') && /^europe/i.test(text)
          ? 'Europe'
          : isDemonym && region
            ? region.name
            : text
      const told = withThe(name)
      return /^the /.test(told) ? told : upperFirst(told)
    })
  if (names.length === 0 && brief.geography.length === 0 && saysUnitedStates(brief)) return ['the US']
  return [...new Set(names)].slice(0, 3)
}
