import { productVerbs } from '#drafting/brief/product-verbs.ts'
import { type Counted, wholeEconomy } from '#drafting/compose/counted.ts'
import { industryFigures, occupationFigures, placeFigure } from '#drafting/compose/counted-figures.ts'
import type { MarketView } from '#drafting/compose/market-view.ts'
import { listed, lowerFirst, upperFirst } from '#drafting/compose/phrases.ts'
import { escaped } from '#drafting/compose/text-around.ts'
import type { Figure } from '#knowledge/market.ts'
import type { Place, PlaceMeasure } from '#knowledge/place.ts'
import type { Brief } from '#shared/brief.ts'
import { shareOfKind } from './shares.ts'
import type { SheetBuilder } from './sheet-builder.ts'

/** Who is counted, and the formula that counts them. */
export interface Customers {
  kind: 'workers' | 'firms' | 'people'
  /** In the plural, as labels speak of them: "registered nurses", "marketing agencies". */
  name: string
  /** Id of the row or formula that holds their number. */
  count: string
  /** Yearly pay or payroll behind them in the same places, as a formula; null where the library has none. */
  spending: { formula: string; what: string } | null
  /** They work for themselves: one at a time is won, and nobody signs for them. */
  alone?: boolean
  /** Ids of the facts about firms, for seats per firm. */
  staff: string | null
  firms: string | null
}

export interface CountContext {
  view: MarketView
  counted: Counted
  sheet: SheetBuilder
  /** Where it is sold; the base when the words name no place. */
  places: readonly Place[]
}

export function customersOf(context: CountContext): Customers {
  const { counted } = context
  if (counted.figure) return ofFigure(context, counted.figure)
  if (counted.kind === 'workers') return workers(context)
  return counted.kind === 'firms' ? firms(context) : people(context)
}

/** Brings a count of one place to the places that are meant; the formula of a scaled count, or the row itself. */
function scaled(context: CountContext, row: string, measure: 'labourForce' | 'gdp'): string {
  const { places, counted, sheet } = context
  if (isBase(context)) return row
  const base = placeRow(context, counted.from, measure)
  const known = places.flatMap((place) => {
    const id = placeRow(context, place, measure)
    return id === null ? [] : [{ place, id }]
  })
  if (base === null || known.length === 0) return row
  const where = listed(known.map(({ place }) => place.name))
  const sum = known.map(({ id }) => id).join(' + ')
  const step = sheet.step(
    `${measure === 'gdp' ? 'money' : 'people'}_scale`,
    `${measure === 'gdp' ? 'Output' : 'Working people'}, ${where} against ${counted.from.name}`,
    'times',
    known.length > 1 ? `(${sum}) / ${base}` : `${sum} / ${base}`,
  )
  return `${row} * ${step}`
}

const isBase = ({ places, counted }: CountContext) => places.length === 1 && places[0] === counted.from

const rowIdOf = (measure: PlaceMeasure, place: Place) =>
  `${measure.toLowerCase()}_${place.id.replace(/-/g, '_')}`.slice(0, 40)

/** Adds the row of a place's measure; null where the library has none. */
export function placeRow({ view, sheet }: CountContext, place: Place, measure: PlaceMeasure): string | null {
  const figure = placeFigure(place, measure, view.context.knowledge)
  return figure ? sheet.figure(rowIdOf(measure, place), figure) : null
}

function workers(context: CountContext): Customers {
  const { counted, sheet, view } = context
  const figures = counted.occupation ? occupationFigures(counted.occupation) : []
  const employed = figures.find(({ unit }) => unit === 'people')
  const pay = figures.find(({ unit }) => unit === 'USD per year')
  if (!counted.occupation || !employed) return people(context)
  const { occupation } = counted
  const isSaid = [occupation.title.toLowerCase(), ...occupation.synonyms].some((name) =>
    view.clients.toLowerCase().includes(name),
  )
  const name = isSaid ? view.clients : lowerFirst(pluralOf(occupation.title))
  const all = sheet.figure('workers_us', employed)
  const alone = ownBusiness.test(name)
  const row = alone
    ? `${all} * ${sheet.assume('alone_share', `Share of ${occupation.statisticalTitle.toLowerCase()} who work for themselves`, [12, 22, 40], '%', 'The source counts employed and self-employed people together', `Market researcher: look for self-employed people in the labour force survey of the place; half an hour`)}`
    : all
  const where = listed(context.places.map((place) => place.name))
  const count =
    isBase(context) && !alone
      ? row
      : sheet.step('workers', upperFirst(`${name}, ${where}`), 'people', scaled(context, row, 'labourForce'))
  const payRow = pay ? sheet.figure('pay_us', pay) : null
  return {
    kind: 'workers',
    name,
    count,
    spending: payRow ? { formula: scaled(context, `${row} * ${payRow}`, 'gdp'), what: `pay of ${name}` } : null,
    staff: null,
    firms: null,
    alone,
  }
}

const ownBusiness = /\b(?:freelance\w*|self-employed|solo)\b/i

/** Firms or people that a figure of the market itself counts. */
function ofFigure(context: CountContext, figure: Figure): Customers {
  const { counted, sheet, view, places } = context
  const kind = counted.kind === 'firms' ? 'firms' : 'workers'
  const noun = figure.unit === 'farms' ? 'farm' : null
  const name = kind === 'firms' && noun ? organisationName(view.context.brief, noun) : view.clients
  const row = sheet.figure('counted', figure)
  // "vegetable farms" are some of the farms that the figure counts.
  const isNarrower = noun !== null && name.split(' ').length > 1
  const formula = isNarrower ? `${row} * ${kindShare(context, name, `all ${figure.unit}`, [4, 10, 25])}` : row
  const where = listed(places.map((place) => place.name))
  const count =
    isBase(context) && !isNarrower
      ? row
      : sheet.step('customers', upperFirst(`${name}, ${where}`), figure.unit, scaled(context, formula, 'labourForce'))
  return { kind, name, count, spending: null, staff: null, firms: null }
}

function kindShare(
  { sheet }: CountContext,
  name: string,
  of: string,
  range: readonly [number, number, number],
): string {
  return sheet.assume(
    'kind_share',
    `Share of ${of} that ${/teams?$/.test(name) ? 'have' : 'are'} ${name}`,
    range,
    '%',
    `The source counts ${of} together`,
    of === 'all firms'
      ? `Market researcher: count ${name} in a map service or the directory of the trade, for three cities; half a day`
      : `Product manager: find the line of ${name} in the detailed tables of the same source, and divide; half an hour`,
  )
}

/** "marketing agencies", "ML teams": the kind of organisation as the form writes it, with what narrows it. */
export function organisationName({ source }: Brief, word: string): string {
  const stem = word.replace(/(?:ies|y|s)$/, '')
  const pattern = new RegExp(`((?:[\\p{L}-]+ ){0,2})(${escaped(stem)}(?:y|ies|s)?)(?![\\p{L}])`, 'iu')
  const found = [source.audience, source.market, source.description].flatMap((text) => {
    const hit = pattern.exec((text ?? '').replace(/\s+/g, ' '))
    if (!hit) return []
    const before = (hit[1] ?? '').trim().split(' ')
    const from = before.findLastIndex((each) => functionWord.test(each) || isVerb(each)) + 1
    return [[...before.slice(from), pluralOf(hit[2] ?? word)].filter(Boolean).join(' ')]
  })
  const longest = found.sort((a, b) => b.split(' ').length - a.split(' ').length)[0]
  return longest ? lowerFirst(longest) : pluralOf(word)
}

/** "warns dairy farms": a verb in the third person narrows nothing. */
const isVerb = (word: string) => /s$/.test(word) && productVerbs.has(word.toLowerCase().replace(/s$/, ''))

const functionWord =
  /^(?:a|an|the|of|for|at|in|on|to|with|and|or|by|from|small|large|their|our|that|who|which|lets?|helps?|gives?|tells?|is|are|use|used)$/i

function firms(context: CountContext): Customers {
  const { counted, sheet, view, places } = context
  const { industry, sizes } = counted
  if (!industry) return people(context)
  const [firmCount, staff, payroll] = industryFigures(industry, sizes)
  if (!firmCount || !staff || !payroll) return people(context)
  const name = organisationName(view.context.brief, counted.industryWord ?? '')
  const firmRow = sheet.figure('firms_us', firmCount, 'the whole sector')
  const word = counted.industryWord ?? ''
  const isWhole = industry.id === wholeEconomy
  const kindRow = isWhole
    ? kindShare(context, name, 'all firms', rareKind)
    : kindShare(context, word === '' ? name : pluralOf(word), 'firms of this sector', shareOfKind(word))
  // "cardiology clinics" are some of the clinics.
  const isNarrower = !isWhole && word !== '' && name.split(' ').length > word.split(' ').length
  const kind = isNarrower
    ? `${kindRow} * ${sheet.assume('narrow_share', `Share of ${pluralOf(word)} that are ${name}`, [3, 10, 30], '%', `The share before counts all ${pluralOf(word)}`, `Market researcher: count ${name} in the register or directory of the trade; half a day`)}`
    : kindRow
  const where = listed(places.map((place) => place.name))
  const count = sheet.step(
    'customers',
    upperFirst(`${name}, ${where}`),
    'firms',
    scaled(context, `${firmRow} * ${kind}`, 'labourForce'),
  )
  const payrollRow = sheet.figure('payroll_us', payroll, 'the whole sector')
  return {
    kind: 'firms',
    name,
    count,
    spending: { formula: scaled(context, `${payrollRow} * ${kind}`, 'gdp'), what: `payroll of ${name}` },
    staff: sheet.figure('staff_us', staff, 'the whole sector'),
    firms: firmRow,
  }
}

/** In percent: a kind of firm that has no line in the statistics of its sector. */
const rareKind = [0.005, 0.03, 0.15] as const

const pluralOf = (word: string) =>
  /s$/.test(word) ? word : /[^aeiou]y$/.test(word) ? `${word.slice(0, -1)}ies` : `${word}s`

function people(context: CountContext): Customers {
  const { view, places, sheet } = context
  const rows = places.flatMap((place) => {
    const population = placeRow(context, place, 'population')
    const share = placeRow(context, place, 'internetUsers')
    return population ? [share ? `${population} * ${share}` : population] : []
  })
  const where = listed(places.map((place) => place.name))
  const count = sheet.step('online', upperFirst(`people who use the internet, ${where}`), 'people', rows.join(' + '))
  return { kind: 'people', name: view.clients, count, spending: null, staff: null, firms: null }
}

export const withThe = (name: string): string =>
  /^(?:United|Netherlands|European|Nordic|Philippines|Middle)/.test(name) ? `the ${name}` : name

/** The job for sentences; null when its object is a person, which is then what the product does and not what is paid for. */
export function jobOf({ terms, context }: MarketView): string | null {
  const head = terms.jobs[0]?.head ?? ''
  return context.brief.actors.some((actor) => actor.head === head) ? null : terms.shortJob
}
