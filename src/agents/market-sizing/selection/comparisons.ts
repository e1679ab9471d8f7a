import { countLine, countryOf, entryOfPeople } from '#drafting/index.ts'
import type { Sizing } from '#knowledge/dossier/money.ts'
import { atHome, audienceOf, type SheetContext } from './customers.ts'

/** Counts of other people or another country, for the order of size; they stand beside the sheet and never in it. */
export function comparisons(context: SheetContext): string[] {
  const { facts, counted } = context
  const { nearest } = facts.sums
  const who = audienceOf(context)
  return [
    ...(nearest ? [sumLine(facts, nearest)] : []),
    ...occupationLine(facts, counted),
    ...(atHome.test(who) ? populationLine(facts, counted) : []),
  ]
}

/** Everybody of the country that was named, among whom the audience is. */
function populationLine(facts: SheetContext['facts'], counted: SheetContext['counted']): string[] {
  const country = counted && countryOf(facts.reading, counted.places.places)
  if (!counted || !country) return []
  const { population, under15, over64 } = country
  const source = facts.figure({ ...counted.places.sources.population, year: population.year })
  const ages = under15 && over64 ? `, ${under15.value} % of them under 15 and ${over64.value} % over 64` : ''
  return [
    `${country.name}, total population: ${grouped(population.value)} (${population.year})${ages}.${source === null ? '' : ` [${source}]`}`,
  ]
}

const grouped = (value: number) => value.toLocaleString('en-US', { maximumFractionDigits: 0 })

const sumLine = ({ cite }: SheetContext['facts'], sum: Sizing) => `${countLine(sum)}${cite(sum.count.basis)}`

/** An occupation of the United States, and what as many per head would be in the country that was named. */
function occupationLine(facts: SheetContext['facts'], counted: SheetContext['counted']): string[] {
  if (!counted) return []
  const found = facts.people.flatMap(({ quote }) => entryOfPeople(quote.text, counted.occupations) ?? [])[0]
  if (!found?.employment) return []
  const { value, year, source } = found.employment
  const cited = (number: number | null) => (number === null ? '' : ` [${number}]`)
  const line = `${found.statisticalTitle} employed in the United States: ${grouped(value)} (${year}).${cited(facts.figure(source))}`
  const { places, sources } = counted.places
  const country = countryOf(facts.reading, places)
  const states = places.find(({ iso2 }) => iso2 === 'US')
  if (!country || !states || country === states) return [line]
  const scaled = Number(((value * country.population.value) / states.population.value).toPrecision(2))
  const people = facts.figure({ ...sources.population, year: country.population.year })
  return [
    `${line} At the same rate per head, ${country.name}, with ${grouped(country.population.value)} people${cited(people)}, would have about ${grouped(scaled)}; the real count can be a third of that or three times as many.`,
  ]
}
