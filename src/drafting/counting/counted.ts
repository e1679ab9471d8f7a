import type { FirmSize, Industry } from '#knowledge/industry.ts'
import type { Knowledge } from '#knowledge/knowledge.ts'
import type { Figure, Market } from '#knowledge/market.ts'
import type { Occupation } from '#knowledge/occupation.ts'
import type { Place } from '#knowledge/place.ts'
import type { BriefSource } from '#shared/brief.ts'
import { singularOf } from '#shared/language/singular.ts'
import type { BriefReading } from '#shared/reading.ts'
import { contentStems } from '../selecting/content-stems.ts'
import { type CountedPerson, countedPerson } from './counted-person.ts'
import { placesIn } from './counted-places.ts'
import { findOccupation, isOfNeighbour } from './find-occupation.ts'
import { sizesMeant } from './firm-sizes-meant.ts'
import { isPrivate } from './is-private.ts'
import { personName } from './person-names.ts'
import { pricedBy } from './priced-by.ts'

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

export interface Situation {
  source: BriefSource
  reading: BriefReading
  /** The library's entry of the market, if there is one. */
  market: Market | null
  knowledge: Knowledge
}

const mostPlaces = 3

/** The right actor's own count first: a figure of the market, the trade, the sector; everybody who is online last. */
export function countedFor(situation: Situation): Counted {
  const { source, reading, market, knowledge } = situation
  const all = knowledge.places.places
  const base = all.find(({ id }) => id === 'united-states')
  if (!base) throw new Error('the library has no figures of the United States')
  const found = industryIn(source, knowledge.industries)
  const industry = found?.industry ?? null
  const places = placesIn(source, reading.places, all).slice(0, mostPlaces)
  const actor = countedPerson(reading.people, source.description)
  const occupation =
    occupationIn(source, knowledge.occupations) ?? (actor && findOccupation(actor.singular, knowledge.occupations))
  const figure = marketFigure(source, actor, market, places, all)
  const lastOf = (words: string) => singularOf(words.split(' ').at(-1) ?? '')
  const owned = actor ? personName(actor.singular) : null
  // The owners of small bakeries are as many as there are small bakeries.
  const isOrganisation =
    found !== null &&
    (actor === null ||
      lastOf(found.word) === singularOf(actor.head) ||
      (owned?.owns === true && lastOf(found.word) === lastOf(owned.place ?? '')))
  // The field for whom it is sold names an organisation and not the person who uses it: the organisation buys.
  const audience = [source.audience, source.market].filter(Boolean).join(' ').toLowerCase()
  const isAudience =
    found !== null &&
    audience.includes(singularOf(found.word)) &&
    actor !== null &&
    !audience.includes(actor.head.toLowerCase())
  const kind: Counted['kind'] =
    actor && !isAudience && isPrivateActor(actor) && !(ownBusiness.test(actor.singular) && occupation?.employment)
      ? 'people'
      : figure && /firms|farms/.test(figure.figure.unit)
        ? 'firms'
        : isOrganisation || isAudience
          ? 'firms'
          : occupation?.employment || figure
            ? 'workers'
            : industry
              ? 'firms'
              : 'people'
  // The owner of a place that no sector of the library names: there are as many as there are such places.
  // What is paid for docks or machines is paid by the place that has them, whoever in it decides.
  const isPaidByPlace = kind === 'workers' && !figure && pricedBy(source.description) !== null
  const place =
    actor && !isPrivateActor(actor) && ((kind === 'people' && owned?.owns) || isPaidByPlace)
      ? (owned?.place?.split(/\s(?:with|in|from|that|who)\s/)[0] ?? null)
      : null
  const whole = place && !figure ? allSectors(knowledge.industries) : null
  if (place && whole)
    return {
      kind: 'firms',
      places,
      from: base,
      figure: null,
      occupation: null,
      industry: whole,
      industryWord: place,
      sizes: sizesMeant(source, reading.numbers, whole.sizes, place),
    }
  const isOfKind = figure && (kind === 'firms') === /firms|farms/.test(figure.figure.unit) && kind !== 'people'
  return {
    kind,
    places,
    from: isOfKind ? figure.from : base,
    figure: isOfKind && !(kind === 'workers' && occupation?.employment) ? figure.figure : null,
    occupation,
    industry,
    industryWord: found?.word ?? null,
    sizes: industry ? sizesMeant(source, reading.numbers, industry.sizes, found?.word ?? '') : [],
  }
}

/** All firms of the place of the count, for kinds of firm that no sector is known of. */
const wholeEconomy = 'all-sectors'

function allSectors(industries: readonly Industry[]): Industry | null {
  const [first] = industries
  if (!first) return null
  const sizes = industries.flatMap((each) => each.sizes)
  const keys = [...new Set(sizes.map(({ from, to }) => `${from}-${to}`))]
  const sum = (list: readonly FirmSize[], pick: (size: FirmSize) => number) =>
    list.reduce((total, size) => total + pick(size), 0)
  return {
    ...first,
    id: wholeEconomy,
    name: 'All sectors',
    statisticalName: 'all sectors',
    cues: [],
    sizes: keys.flatMap((key) => {
      const list = sizes.filter(({ from, to }) => `${from}-${to}` === key)
      const [size] = list
      return size
        ? [
            {
              ...size,
              firms: sum(list, ({ firms }) => firms),
              establishments: sum(list, ({ establishments }) => establishments),
              employment: sum(list, ({ employment }) => employment),
              payroll: sum(list, ({ payroll }) => payroll),
            },
          ]
        : []
    }),
  }
}

const isPrivateActor = ({ head, singular }: { head: string; singular: string }) => isPrivate({ head, singular })

const ownBusiness = /\b(?:freelance\w*|self-employed|solo)\b/i

/** Words that every count has. */
const anyCount = /\b(?:employees?|employed|firms?|jobs|people|fewer|than|US|services?)\b/gi

/** A figure that counts the people or firms that the form names; of several, that of the place that is meant. */
function marketFigure(
  source: BriefSource,
  actor: CountedPerson | null,
  market: Market | null,
  places: readonly Place[],
  all: readonly Place[],
): { figure: Figure; from: Place } | null {
  const { audience = '', market: target = '' } = source
  const customers = new Set(contentStems([audience, target, actor?.plural ?? ''].join(' ')))
  const ranked = (market?.figures ?? [])
    .filter(({ unit }) => /^(?:people|jobs|firms|farms)$/.test(unit))
    .flatMap((figure) => {
      const from = all.find(({ name }) => name === figure.region)
      const counts = contentStems(`${figure.label.replace(anyCount, ' ')} ${figure.unit === 'farms' ? 'farms' : ''}`)
      const points = new Set(counts).intersection(customers).size
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

/** Kinds of organisation as a form names them; who buys says it better than what the product does. */
function industryIn(
  { audience, market, description }: BriefSource,
  industries: readonly Industry[],
): { industry: Industry; word: string } | null {
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
function occupationIn({ audience, market }: BriefSource, occupations: readonly Occupation[]): Occupation | null {
  const text = [audience, market].filter(Boolean).join(' . ').toLowerCase()
  const words = ` ${text
    .replace(/[^\p{L}\p{N}'-]+/gu, ' ')
    .split(' ')
    .map(singularOf)
    .join(' ')} `
  const hits = occupations
    .flatMap((occupation) =>
      [occupation.title.toLowerCase(), ...occupation.synonyms].map((name) => ({ occupation, name })),
    )
    .filter(({ name }) => !isOfNeighbour(name) && isNamedThemselves(words, name))
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
