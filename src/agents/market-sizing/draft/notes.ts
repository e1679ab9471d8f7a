import type { OpenQuestion } from '#agents/_kit/claim.ts'
import { listed, upperFirst } from '#drafting/compose/phrases.ts'
import { rowValue } from '../amounts.ts'
import { effectsOn, formulaOf, sizingSheet } from '../sizing-sheet.ts'
import { type CountContext, type Customers, jobOf, withThe } from './customers.ts'

/** Whose spending on what is counted, where; and what stands in for what the form leaves out. */
export function scopeOf({ view, places, counted }: CountContext, customers: Customers): string {
  const { terms, market, context } = view
  const where = listed(places.map(({ name }) => withThe(name)))
  const job = jobOf(view) ? ` to ${jobOf(view)}` : ''
  const parts = [
    `What ${customers.name} in ${where} would pay ${terms.name ?? 'for such a product'}${job} in one year, in US dollars.`,
  ]
  const others = places.filter((place) => place !== counted.from)
  if (counted.places.length === 0)
    parts.push(
      'No region was given that the library has figures of, so the sheet counts the United States; name a region to count there.',
    )
  else if (others.length > 0 && customers.kind !== 'people')
    parts.push(
      `The library counts ${customers.name} in ${withThe(counted.from.name)} only; ${listed(others.map(({ name }) => withThe(name)))} ${others.length > 1 ? 'are' : 'is'} scaled from there by labour force, and money by output.`,
    )
  if (isVisiting(customers))
    parts.push(`Only ${customers.name} who live in ${where} are counted; those who come from abroad are not.`)
  if (!market) parts.push('The library has no market for this product, so no price of a rival stands behind the sheet.')
  const { language } = context.brief
  if (language !== 'en' && language !== 'und')
    parts.push('The built-in drafter reads English only: whom it counts may not be whom you mean.')
  return parts.join(' ')
}

/** What one method counts that the other leaves out. */
export function gapNoteOf({ view, sheet }: CountContext, customers: Customers): string {
  const job = jobOf(view) ?? 'do this'
  if (customers.kind === 'people') {
    return sheet.has('clients_each')
      ? `Top-down counts everybody who says to be among ${customers.name}; bottom-up only those who are somebody's clients already.`
      : `Top-down counts all ${customers.name}; bottom-up only those who pay today to ${job}, which leaves out whoever uses something free.`
  }
  if (customers.spending)
    return `Top-down starts from the ${customers.spending.what} and so holds every tool bought for that work; bottom-up charges one price to each of the ${customers.name} and so holds this product alone.`
  return `Top-down starts from the whole output of the place; bottom-up charges one price to each of the ${customers.name}, also to those who would never buy.`
}

/** The rows that decide the result, and what the form leaves open. */
export function questionsOf({ view, sheet, counted, places }: CountContext, customers: Customers): OpenQuestion[] {
  const elsewhere = places.find((place) => place !== counted.from)
  const calculated = sizingSheet(sheet.rows, sheet.formulas)
  const strongest = (['bottom-up', 'top-down'] as const).flatMap((method) => {
    const sam = formulaOf(calculated, method, 'SAM')
    return sam
      ? effectsOn(calculated, sam.id)
          .filter(({ row }) => row.basis === 'assumption')
          .slice(0, 1)
      : []
  })
  const rows = [...new Set(strongest.map(({ row }) => row))]
  const questions: OpenQuestion[] = rows.map((row) => {
    const [owner = 'Product manager', test = ''] = splitOwner(row.check ?? '')
    return { question: `Is ${rowValue(row.value)} ${row.unit} right for “${row.label}”?`, owner, test }
  })
  if (isVisiting(customers))
    questions.push({
      question: `Where do the ${customers.name} come from?`,
      owner: 'Market researcher',
      test: 'Take arrivals by country from the tourist board, and run the sheet again for the first three countries.',
    })
  if (counted.places.length === 0)
    questions.push({
      question: `In which country do the first ${customers.name} live?`,
      owner: 'Product manager',
      test: `List where the first ten ${customers.name} are whom the team can call, and run the sheet for that country.`,
    })
  else if (elsewhere && customers.kind !== 'people')
    questions.push({
      question: `How many ${customers.name} does ${withThe(elsewhere.name)} itself count?`,
      owner: 'Market researcher',
      test: `Look up the trade in the register of its statistics office, and put the number in place of the scaled one.`,
    })
  if (view.context.brief.missing.includes('buyer') && customers.kind !== 'people')
    questions.push({
      question: `Who pays for ${view.terms.subject}: ${customers.name}, or somebody above them?`,
      owner: 'Product manager',
      test: `Ask three ${customers.name} which tool was last paid for on their behalf, by whom, and from which budget.`,
    })
  return questions.slice(0, 4).map((each) => ({ ...each, test: upperFirst(each.test) }))
}

function splitOwner(check: string): [string, string] {
  const found = /^([A-Z][a-z]+(?: [a-z]+)?): (.*)$/s.exec(check)
  return found ? [found[1] ?? 'Product manager', found[2] ?? ''] : ['Product manager', check]
}

const isVisiting = ({ kind, name }: Customers) =>
  kind === 'people' && /travel|touris|hopper|visitor|passenger|holiday|guest|backpack/i.test(name)
