import { listed, upperFirst } from '#drafting/compose/phrases.ts'
import { type CountContext, type Customers, jobOf, placeRow, withThe } from './customers.ts'
import type { YearlyBill } from './price.ts'
import { servedByOne, shareInSituation } from './shares.ts'

/** The row that both methods narrow by: whom the product as described fits. */
export function fitShare({ sheet, view }: CountContext, customers: Customers): string {
  const { context } = view
  const job = jobOf(view)
  const segment = context.brief.source.audience
  const about = job ? `who have to ${job} often enough to pay for it` : 'whom the product as described fits'
  return sheet.assume(
    'fit_share',
    `Share of ${customers.name} ${about}`,
    customers.kind === 'people' ? [15, 30, 50] : [20, 40, 65],
    '%',
    segment ? `The form narrows it to: “${segment.replace(/\s+/g, ' ').slice(0, 80)}”` : 'The form names no segment',
    job
      ? `Product manager: ask 20 ${customers.name} for the last time they had to ${job}; count those for whom it was this month`
      : `Product manager: describe it to 20 ${customers.name} in one sentence and count those who name a time they needed it`,
  )
}

/** Where a city or a part of a country is named, the country's count is narrowed to it. */
export function localShare({ sheet, view, places }: CountContext): string | null {
  const names = view.context.brief.geography
    .filter(
      ({ confidence, text }) => confidence >= 0.5 && !places.some(({ cues }) => cues.includes(text.toLowerCase())),
    )
    .map(({ text }) => text)
    .filter(
      (text) =>
        /^\p{Lu}/u.test(text) &&
        !/^(?:European|American|British|German|French|Italian|Spanish|Dutch|Greek|Indian|Nordic)$/.test(text),
    )
  if (names.length === 0) return null
  const where = listed([...new Set(names)].slice(0, 2))
  return sheet.assume(
    'local_share',
    `Share of the people of ${listed(places.map(({ name }) => withThe(name)))} who live in ${where}`,
    [3, 8, 15],
    '%',
    `The form names ${where}; the library counts whole countries`,
    `Product manager: divide the two populations from the statistics office; ten minutes`,
  )
}

/** Money that is spent first, narrowed by shares. */
export function topDown(context: CountContext, customers: Customers, price: YearlyBill, narrowed: string): void {
  const { sheet, view } = context
  const { spending } = customers
  if (customers.kind === 'people') {
    const situation = sheet.assume(
      'situation_share',
      `Share of people online who are ${customers.name}`,
      shareInSituation(`${customers.name} ${view.terms.who?.full ?? ''}`),
      '%',
      'The library counts people, not situations',
      `Market researcher: look for ${customers.name} in the national household or leisure survey; else ask 100 people outside a supermarket`,
    )
    sheet.step(
      'in_situation',
      upperFirst(`${customers.name} online`),
      'people',
      `${customers.count} * ${situation}`,
      'top-down',
    )
    sheet.result('top-down', 'TAM', `All ${customers.name} at the ${price.words}`, `in_situation * ${price.id}`)
  } else {
    const budget = spending ?? gdpSpending(context)
    const isPay = spending !== null
    const share = sheet.assume(
      'budget_share',
      isPay
        ? customers.alone
          ? `Share of the ${spending.what} that they spend on tools for this work`
          : `Share of the ${spending.what} that employers spend on tools for this work`
        : 'Share of output that is spent on such products',
      isPay ? (customers.alone ? [0.3, 1, 2.5] : [0.03, 0.1, 0.3]) : [0.0003, 0.001, 0.003],
      '%',
      isPay
        ? 'One tool among several that such work is done with'
        : 'The library has neither pay nor payroll of these customers',
      isPay && customers.alone
        ? `Product manager: ask three ${customers.name} for last year's bill of each tool, and divide by their income`
        : isPay
          ? `Product manager: ask three ${view.buyers} for last year's bill of each tool their people use, and divide by their payroll`
          : `Market researcher: find last year's sales of the two largest products that ${customers.name} buy for this, and divide`,
    )
    sheet.result(
      'top-down',
      'TAM',
      `Spending on tools for the work of ${customers.name}`,
      `${budget.formula} * ${share}`,
    )
  }
  sheet.result('top-down', 'SAM', `Of it, where the product fits`, `tam_top * ${narrowed}`)
  const share = sheet.assume(
    'win_share',
    `Share of that which ${view.terms.subject} holds after three years`,
    customers.kind === 'people' ? [0.2, 0.8, 2] : [0.5, 2, 5],
    '%',
    view.rivals[0]
      ? `${view.rivals[0].vendor.name} and others sell to the same ${view.buyers}`
      : 'A first product with a small team',
    view.rivals[0]
      ? `Product manager: find what ${view.rivals[0].vendor.name} reached after three years, from its first press notes and customer counts`
      : `Product manager: find one product that ${customers.name} adopted, and what share it had after three years`,
  )
  sheet.result('top-down', 'SOM', 'After three years', `sam_top * ${share}`)
}

function gdpSpending(context: CountContext): { formula: string; what: string } {
  const rows = context.places.flatMap((place) => placeRow(context, place, 'gdp') ?? [])
  return { formula: rows.length > 1 ? `(${rows.join(' + ')})` : (rows[0] ?? '0'), what: 'output' }
}

/** Customers first, times price, and as many as the team can win. */
export function bottomUp(context: CountContext, customers: Customers, price: YearlyBill, narrowed: string): void {
  const { sheet, view } = context
  const count = customers.kind === 'people' ? payingPeople(context, customers) : customers.count
  sheet.result('bottom-up', 'TAM', `All ${customers.name} at the ${price.words}`, `${count} * ${price.id}`)
  sheet.result('bottom-up', 'SAM', 'Of them, those whom the product fits', `tam_bottom * ${narrowed}`)
  const perDeal = customers.kind === 'workers' && !customers.alone
  const isOne = customers.kind === 'people' || customers.alone === true
  const won = sheet.assume(
    'won_month',
    perDeal
      ? `Employers of ${customers.name} won per month, mean of three years`
      : `New paying ${customers.name} per month, mean of three years`,
    customers.kind === 'people' ? [80, 300, 1000] : customers.alone ? [20, 60, 200] : perDeal ? [1, 3, 8] : [3, 10, 25],
    'per month',
    'What two people who sell can do; nothing in the form says how it is sold',
    isOne
      ? `Marketing manager: spend 200 dollars where ${customers.name} are reached${view.known?.channels[0] ? `, such as ${view.known.channels[0]}` : ''}, and count who leaves an address`
      : `Product manager: write to 30 ${view.buyers} this week; count replies and meetings, and take a fifth of the meetings`,
  )
  const seats = perDeal
    ? ` * ${sheet.assume('seats_each', `${upperFirst(customers.name)} per employer won`, [10, 40, 150], 'people', 'One team or site first, not the whole employer', `Product manager: ask five ${view.buyers} how many people the first team has that would ${jobOf(view) ?? 'use it'}`)}`
    : ''
  const kept = sheet.assume(
    'kept_share',
    'Share of those won who still pay after three years',
    isOne ? [15, 30, 50] : [50, 70, 85],
    '%',
    view.today[0] ? `The way back is easy: ${view.today[0].text}` : 'Not known before the first renewals',
    `Product manager: ask ten ${customers.name} which tool for this they dropped last, and after how long`,
  )
  sheet.result(
    'bottom-up',
    'SOM',
    'What can be won in three years',
    `min(sam_bottom, ${won} * 36${seats} * ${kept} * ${price.id})`,
  )
}

/** Counted through those who serve them where the library counts these, else through what people pay for already. */
function payingPeople(context: CountContext, customers: Customers): string {
  const { sheet, view, counted } = context
  const isBase = context.places.length === 1 && context.places[0] === counted.from
  const through = (view.market?.figures ?? []).find(
    ({ unit, label, region }) =>
      /^(?:people|jobs)$/.test(unit) && servedByOne(label) !== null && isBase && /United States/.test(region),
  )
  const range = through ? servedByOne(through.label) : null
  if (through && range) {
    const row = sheet.figure('served_by', through)
    const each = sheet.assume(
      'clients_each',
      `${upperFirst(customers.name)} whom each of them serves`,
      range,
      'people',
      `Counts ${customers.name} through those who serve them, which top-down does not`,
      `Product manager: ask five of them how many regular clients they have; five telephone calls`,
    )
    return sheet.step(
      'reached',
      upperFirst(`${customers.name} who are served today`),
      'people',
      `${row} * ${each}`,
      'bottom-up',
    )
  }
  const job = jobOf(view)
  const paying = sheet.assume(
    'buyer_share',
    `Share of people online who paid anybody ${job ? `to ${job}` : 'for this'} in the last twelve months`,
    [0.5, 2, 5],
    '%',
    `Counts those who pay today${view.today[0] ? `, for instance for ${view.today[0].text}` : ''}, where top-down counts everybody in the situation`,
    `Market researcher: one question to 200 people in an online panel; a day`,
  )
  return sheet.step(
    'buyers',
    upperFirst(`people who pay for it today`),
    'people',
    `${customers.count} * ${paying}`,
    'bottom-up',
  )
}
