import { regionGroups } from '#knowledge/dossier/region-id.ts'
import type { Place } from '#knowledge/place.ts'
import { type StatisticsOffice, statisticsOffices } from '#knowledge/statistics-offices.ts'
import { singularOf } from '#shared/language/singular.ts'
import { tokens } from '#shared/language/tokens.ts'
import type { BriefReading } from '#shared/reading.ts'
import { contentStems } from './content-stems.ts'
import { headOf, wideWords } from './named-people.ts'

/** The offices that count the regions of the brief, the country before its group. */
export function officesOf({ places }: BriefReading): StatisticsOffice[] {
  const regions = [...new Set(places.flatMap((each) => each.regions))]
  const found = regions.flatMap((region) => statisticsOffices.find((each) => each.region === region) ?? [])
  const countries = found.filter(({ region }) => regionGroups[region] !== undefined || region !== 'eu')
  return countries.length > 0 ? countries : found
}

/** The occupation or audience whose name these people carry in full; null when none does. */
export function entryOfPeople<Entry extends { title: string; synonyms: readonly string[] }>(
  people: string,
  entries: readonly Entry[],
): Entry | null {
  const head = headOf(people)
  const stems = new Set(contentStems(head))
  const words = new Set(wordsOf(head))
  // "IT manager" has one word of weight, and that one belongs to every trade.
  const carries = (name: string) => {
    const own = contentStems(name)
    // By whole words: "product managers" are no production managers, and a piano technician is no IT technician.
    return own.some((each) => !wideWords.has(each)) && wordsOf(name).every((each) => words.has(each))
  }
  // One word of many trades ("secretary", "treasurer") says nothing unless the title has it too.
  const isTrade = (name: string, title: string) =>
    contentStems(name).length > 1 || contentStems(title).some((each) => stems.has(each))
  return (
    entries.find(({ title, synonyms }) => [title, ...synonyms].some((name) => carries(name) && isTrade(name, title))) ??
    null
  )
}

const wordsOf = (text: string) => tokens(text).map(({ word }) => singularOf(word))

/** The country that the brief names first, with its people; null for none or a group. */
export function countryOf({ places: named }: BriefReading, places: readonly Place[]): Place | null {
  for (const { regions } of named) {
    const [code] = regions
    const iso2 = code === 'uk' ? 'GB' : code?.toUpperCase()
    const country = places.find((each) => each.iso2 !== null && each.iso2 === iso2)
    if (country) return country
  }
  return null
}
