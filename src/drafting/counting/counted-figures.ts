import type { FirmSize, Industry } from '#knowledge/industry.ts'
import type { Knowledge } from '#knowledge/knowledge.ts'
import type { Figure } from '#knowledge/market.ts'
import type { Occupation } from '#knowledge/occupation.ts'
import type { Place, PlaceMeasure } from '#knowledge/place.ts'
import { countedFor, type Situation } from './counted.ts'

/** The figures of a count as one list, each with its source, for the sources of a run. */
export function countedFigures(situation: Situation): Figure[] {
  const { kind, places, from, figure, occupation, industry, sizes } = countedFor(situation)
  const { knowledge } = situation
  const figures: Figure[] = figure ? [figure] : []
  if (kind === 'workers' && occupation) figures.push(...occupationFigures(occupation))
  if (kind === 'firms' && !figure && industry) figures.push(...industryFigures(industry, sizes))
  const meant = places.length === 0 ? [from] : places
  const isThere = meant.length === 1 && meant[0] === from
  const measures: PlaceMeasure[] =
    kind === 'people' ? ['population', 'internetUsers'] : isThere && !figure ? [] : ['labourForce', 'gdp']
  for (const measure of measures) {
    for (const place of kind === 'people' ? meant : new Set([from, ...meant])) {
      const measured = placeFigure(place, measure, knowledge)
      if (measured) figures.push(measured)
    }
  }
  return figures
}

const measureWords: Readonly<Record<PlaceMeasure, { label: string; unit: string }>> = {
  population: { label: 'Population', unit: 'people' },
  internetUsers: { label: 'Share of the population that uses the internet', unit: '% of the population' },
  labourForce: { label: 'Labour force', unit: 'people' },
  gdp: { label: 'Gross domestic product', unit: 'USD per year' },
  under15: { label: 'Share of the population under 15', unit: '% of the population' },
  over64: { label: 'Share of the population of 65 and over', unit: '% of the population' },
}

/** One measure of a place; null where the library has none. */
function placeFigure(place: Place, measure: PlaceMeasure, { places }: Knowledge): Figure | null {
  const measured = place[measure]
  const source = places.sources[measure]
  if (!measured) return null
  const { label, unit } = measureWords[measure]
  const made =
    place.members.length === 0
      ? ''
      : measure === 'population' || measure === 'labourForce' || measure === 'gdp'
        ? `, sum of ${place.members.length} countries`
        : `, mean of ${place.members.length} countries`
  return {
    id: `${place.id}-${measure.toLowerCase()}`,
    label: `${label}, ${place.name}${made}`,
    value: measured.value,
    unit,
    region: place.name,
    year: measured.year,
    source: { ...source, year: measured.year, checkedAt: null },
  }
}

function occupationFigures({ statisticalTitle, employment, medianPay, id }: Occupation): Figure[] {
  const figures: Figure[] = []
  if (employment) {
    figures.push({
      id: `${id}-employed`,
      label: `${statisticalTitle} employed, United States`,
      unit: 'people',
      region: 'United States',
      ...employment,
    })
  }
  if (medianPay) {
    const bound = medianPay.bound === 'at-least' ? ', at least' : ''
    figures.push({
      id: `${id}-pay`,
      label: `Median pay of ${statisticalTitle.toLowerCase()}, United States${bound}`,
      value: medianPay.value,
      unit: 'USD per year',
      region: 'United States',
      year: medianPay.year,
      source: medianPay.source,
    })
  }
  return figures
}

function industryFigures(industry: Industry, sizes: readonly FirmSize[]): Figure[] {
  const range = sizeWords(sizes)
  const shared = { region: industry.region, year: industry.year, source: industry.source }
  const sum = (pick: (size: FirmSize) => number) => sizes.reduce((total, size) => total + pick(size), 0)
  const figure = (id: string, what: string, value: number, unit: string): Figure => ({
    id: `${industry.id}-${id}`,
    label: `${what} of ${industry.statisticalName}${range}, ${industry.region}`,
    value,
    unit,
    ...shared,
  })
  return [
    figure(
      'firms',
      'Firms',
      sum(({ firms }) => firms),
      'firms',
    ),
    figure(
      'staff',
      'Staff',
      sum(({ employment }) => employment),
      'people',
    ),
    figure(
      'payroll',
      'Payroll',
      sum(({ payroll }) => payroll),
      'USD per year',
    ),
  ]
}

/** " with 5 to 99 employees"; empty for every size. */
function sizeWords(sizes: readonly FirmSize[]): string {
  const first = sizes[0]
  const last = sizes.at(-1)
  if (!first || !last || (first.from === 0 && last.to === null)) return ''
  if (last.to === null) return ` with ${first.from} or more employees`
  return first.from === 0 ? ` with up to ${last.to} employees` : ` with ${first.from} to ${last.to} employees`
}
