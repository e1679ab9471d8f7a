import type { FirmSize, Industry } from '#knowledge/industry.ts'
import type { Knowledge } from '#knowledge/knowledge.ts'
import type { Figure, Market } from '#knowledge/market.ts'
import type { Occupation } from '#knowledge/occupation.ts'
import type { Place, PlaceMeasure } from '#knowledge/place.ts'
import type { Brief } from '#shared/brief.ts'
import { toSingular } from '../brief/inflect.ts'
import type { Placement } from '../placing/placement.ts'
import { draftFacts } from './draft-facts.ts'
import { isPrivate } from './market-view.ts'
import { personName } from './person-names.ts'
import { sharedWords } from './relevance.ts'
import { escaped } from './text-around.ts'

/** Whom the library counts for a product, and where. */
export interface Counted {
  /** What one customer is: a person at work, an organisation, a private person. */
  kind: 'workers' | 'firms' | 'people'
  /** Where it is to be sold; empty when the words name no place that the library has figures of. */
  places: readonly Place[]
  /** The place that the count by trade describes; other places are scaled from there. */
  from: Place
  /** A figure of the market itself that counts them; goes before trade and sector. */
  figure: Figure | null
  /** The trade of those who use it. */
  occupation: Occupation | null
  /** The sector of the organisations that buy it, and the word that names their kind. */
  industry: Industry | null
  industryWord: string | null
  /** The sizes of firm that are meant; all when none was said. */
  sizes: readonly FirmSize[]
}

interface Situation {
  brief: Brief
  placement: Placement
  knowledge: Knowledge
}

const mostPlaces = 3

/** The right actor's own count first: a figure of the market, the trade, the sector; everybody who is online last. */
export function countedFor(situation: Situation): Counted {
  const { brief, placement, knowledge } = situation
  const all = knowledge.places.places
  const base = all.find(({ id }) => id === 'united-states')
  if (!base) throw new Error('the library has no figures of the United States')
  const facts = draftFacts({ ...situation, input: null, sources: [], timestamp: '' })
  const found = industryIn(brief, knowledge.industries)
  const industry = found?.industry ?? null
  const places = placesIn(brief, all).slice(0, mostPlaces)
  const occupation = occupationIn(brief, knowledge.occupations) ?? facts.occupation
  const actor = brief.actors.find(({ confidence }) => confidence >= 0.5) ?? null
  const figure = marketFigure(brief, placement.market, places, all)
  const lastOf = (words: string) => toSingular(words.split(' ').at(-1) ?? '')
  const owned = actor ? personName(actor.singular) : null
  // The owners of small bakeries are as many as there are small bakeries.
  const isOrganisation =
    found !== null &&
    (actor === null ||
      lastOf(found.word) === toSingular(actor.head) ||
      (owned?.owns === true && lastOf(found.word) === lastOf(owned.place ?? '')))
  const kind: Counted['kind'] =
    actor && isPrivateActor(actor)
      ? 'people'
      : figure && /firms|farms/.test(figure.figure.unit)
        ? 'firms'
        : isOrganisation
          ? 'firms'
          : occupation?.employment || figure
            ? 'workers'
            : industry
              ? 'firms'
              : 'people'
  const isOfKind = figure && (kind === 'firms') === /firms|farms/.test(figure.figure.unit) && kind !== 'people'
  return {
    kind,
    places,
    from: isOfKind ? figure.from : base,
    figure: isOfKind && !(kind === 'workers' && occupation?.employment) ? figure.figure : null,
    occupation,
    industry,
    industryWord: found?.word ?? null,
    sizes: industry ? sizesMeant(brief, industry.sizes, found?.word ?? '') : [],
  }
}

const isPrivateActor = ({ head, singular }: { head: string; singular: string }) => isPrivate({ head, singular })

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
export function placeFigure(place: Place, measure: PlaceMeasure, { places }: Knowledge): Figure | null {
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

export function occupationFigures({ statisticalTitle, employment, medianPay, id }: Occupation): Figure[] {
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

export function industryFigures(industry: Industry, sizes: readonly FirmSize[]): Figure[] {
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

const staffUnit = /^(?:staff|employees?|people|workers?|persons?|engineers?|developers?|agents?|seats?|heads?)$/

/** Kinds of organisation that are never small: the sector's average says nothing of them. */
const neverSmall = /\b(?:hospital|health system|universit|airline|airport|utility)/

/** The sizes that the words' numbers of staff touch. */
function sizesMeant(brief: Brief, sizes: readonly FirmSize[], kind: string): readonly FirmSize[] {
  const counts = brief.numbers
    .filter(({ unit, confidence }) => confidence >= 0.5 && staffUnit.test(unit))
    .map(({ value }) => value)
  const words = Object.values(brief.source).filter(Boolean).join(' ').toLowerCase()
  const isOpen = /\b(?:over|more than|at least|from|above)\s+\d|\d\+/.test(words)
  const small = /\b(?:small|independent|family-run|owner-run|solo)\b/.test(words)
  const middle = /\b(?:mid-?sized|medium-sized|mid-?market)\b/.test(words)
  if (counts.length === 0) {
    if (neverSmall.test(kind)) return sizes.filter(({ from }) => from >= 500)
    if (middle) return sizes.filter(({ from, to }) => from >= 20 && to !== null && to <= 499)
    return small ? sizes.filter(({ to }) => to !== null && to <= 99) : sizes
  }
  const low = Math.min(...counts)
  const high = counts.length > 1 ? Math.max(...counts) : isOpen ? Number.POSITIVE_INFINITY : low
  const from = counts.length === 1 && !isOpen ? 0 : low
  const meant = sizes.filter((size) => size.from <= high && (size.to ?? Number.POSITIVE_INFINITY) >= from)
  return meant.length > 0 ? meant : sizes
}

/** Words that every count has. */
const anyCount = /\b(?:employees?|employed|firms?|jobs|people|fewer|than|US|services?)\b/gi

/** A figure that counts the people or firms that the form names; of several, that of the place that is meant. */
function marketFigure(
  brief: Brief,
  market: Market | null,
  places: readonly Place[],
  all: readonly Place[],
): { figure: Figure; from: Place } | null {
  const { audience = '', market: target = '' } = brief.source
  const customers = [audience, target, ...brief.actors.slice(0, 1).map(({ plural }) => plural)].join(' ')
  const ranked = (market?.figures ?? [])
    .filter(({ unit }) => /^(?:people|jobs|firms|farms)$/.test(unit))
    .flatMap((figure) => {
      const from = all.find(({ name }) => name === figure.region)
      const points = sharedWords(
        customers,
        `${figure.label.replace(anyCount, ' ')} ${figure.unit === 'farms' ? 'farms' : ''}`,
      )
      if (!from || points === 0) return []
      const isNear =
        places.length === 0
          ? from.id === 'united-states'
          : places.every((place) => place === from || from.members.includes(place.iso2 ?? ''))
      return [{ figure, from, points: points + (isNear ? 5 : 0) }]
    })
    .sort((a, b) => b.points - a.points)
  return ranked[0] ?? null
}

/** Short cues are places only when written in capitals: "US", not "us". */
function names(text: string, cue: string): boolean {
  const word = cue.length <= 3 ? cue.toUpperCase() : cue
  return new RegExp(`(?<![\\p{L}\\p{N}])${escaped(word)}(?![\\p{L}\\p{N}])`, cue.length <= 3 ? 'u' : 'iu').test(text)
}

/** From the field for places alone when it names one; a group is left out when it holds a country that is named too. */
function placesIn(brief: Brief, places: readonly Place[]): Place[] {
  const { context, market, audience, description } = brief.source
  for (const text of [context, market, audience, description]) {
    if (!text) continue
    const found = places
      .map((place) => ({
        place,
        cue: place.cues.filter((cue) => names(text, cue)).sort((a, b) => b.length - a.length)[0],
      }))
      .filter((each): each is { place: Place; cue: string } => each.cue !== undefined)
    // "South Korea" names Korea as well, "European Union" Europe: the longer words win.
    const meant = found.filter(
      ({ place, cue }) => !found.some((other) => other.place !== place && other.cue !== cue && other.cue.includes(cue)),
    )
    const countries = meant.filter(({ place }) => place.members.length === 0).map(({ place }) => place)
    const chosen = meant
      .map(({ place }) => place)
      .filter(({ members, iso2 }) =>
        members.length > 0 ? !countries.some((country) => members.includes(country.iso2 ?? '')) : iso2 !== null,
      )
    if (chosen.length > 0) return chosen
  }
  const known = brief.geography
    .filter(({ confidence, regionId }) => confidence >= 0.5 && regionId !== null && regionId !== 'world')
    .flatMap(({ regionId }) => places.find(({ id }) => id === regionId) ?? [])
  return [...new Set(known)]
}

/** Kinds of organisation as a form names them; who buys says it better than what the product does. */
function industryIn(brief: Brief, industries: readonly Industry[]): { industry: Industry; word: string } | null {
  const { audience, market, description } = brief.source
  for (const text of [audience, market, description]) {
    if (!text) continue
    const words = ` ${text.toLowerCase().replace(/[^\p{L}\p{N}'-]+/gu, ' ')} `
    const hits = industries
      .flatMap((industry) => industry.cues.map((cue) => ({ industry, word: cue, at: placeOf(words, cue) })))
      .filter(({ at }) => at >= 0)
      .sort((a, b) => b.word.length - a.word.length || a.at - b.at)
    const [hit] = hits
    if (hit) return hit
  }
  return null
}

/** Where a cue stands, in its singular or a plural of it; -1 when it does not. */
function placeOf(words: string, cue: string): number {
  const plurals = [cue, `${cue}s`, `${cue}es`, cue.replace(/y$/, 'ies')]
  return Math.max(...plurals.map((form) => words.indexOf(` ${form} `)))
}

/** A trade named in the fields about the customers, where the reader chose another actor. */
function occupationIn(brief: Brief, occupations: readonly Occupation[]): Occupation | null {
  const text = [brief.source.audience, brief.source.market].filter(Boolean).join(' . ').toLowerCase()
  const words = ` ${text
    .replace(/[^\p{L}\p{N}'-]+/gu, ' ')
    .split(' ')
    .map(toSingular)
    .join(' ')} `
  const hits = occupations
    .flatMap((occupation) =>
      [occupation.title.toLowerCase(), ...occupation.synonyms].map((name) => ({ occupation, name })),
    )
    .filter(({ name }) => isNamedThemselves(words, name))
    .sort((a, b) => b.name.length - a.name.length)
  return hits[0]?.occupation ?? null
}

/** "teams of mid-sized manufacturers" are teams: what stands behind "of" or "in" is where they work. */
function isNamedThemselves(words: string, name: string): boolean {
  const place = words.indexOf(` ${name} `)
  if (place < 0) return false
  const before =
    words
      .slice(0, place + 1)
      .split(' . ')
      .at(-1) ?? ''
  return !/ (?:of|in|at|for) (?:[\p{L}-]+ ){0,2}$/u.test(` ${before}`)
}
