import { neededId } from '../blanks-text.ts'
import type { SheetFormula, SheetRow, SizingOutput } from '../output.ts'
import { customersRow, type SheetContext } from '../selection/customers.ts'
import { reachRow } from '../selection/sheet.ts'
import { blankRow } from '../selection/sheet-rows.ts'
import { type YearlyPrice, yearlyPrice } from '../selection/yearly-price.ts'
import { billId } from '../yearly-bill.ts'
import type { SumFactor, SumPart } from './sum-factors.ts'

type Sheet = Pick<SizingOutput, 'rows' | 'formulas' | 'currency'>

/** Rows of the same thing that a price by the month makes needless. */
const bought: ReadonlySet<string> = new Set(['uses', 'payments'])

/**
 * The sum of a product in the form that fits it, as rows to fill in: what the user states is filled in already, everything else is blank
 * and says where it is found. Both methods stand in the same rows, so that a total appears with its last number.
 */
export function sheetOfSum(context: SheetContext, parts: readonly SumPart[]): Sheet {
  const { price } = context.facts
  const yearly = yearlyPrice(context)
  const factors = parts.flatMap((part) => ('factor' in part ? [part.factor] : []))
  const [first] = factors
  const counts = factors.filter(({ kind }) => kind === 'count')
  // Where what is paid for comes by the year, or often, the price is of one time.
  const isEach = factors.some(({ kind }) => kind === 'time') || / a year\b/.test(first?.label ?? '')
  const isPeriodic = price !== null && price.timesAYear !== null
  const priceRows = yearly.rows.filter(({ id }) => isPeriodic || !isEach || !bought.has(id))
  const money = isPeriodic || !isEach ? yearly.formula : priceRows.map(({ id }) => id).join(' * ')
  const shares = factors.filter(({ kind }) => kind === 'share')
  const ids = new Map<SumFactor, string>([
    ...counts.slice(1).map((each, index) => [each, `count_${index + 2}`] as const),
    ...shares.map((each, index) => [each, `share_${index + 1}`] as const),
    ...factors
      .filter(({ kind }) => kind === 'kept' || kind === 'money' || (kind === 'time' && !isPeriodic))
      .map((each, index) => [each, `factor_${index + 1}`] as const),
  ])
  const rowOf = (factor: SumFactor): SheetRow[] => {
    const id = ids.get(factor)
    if (!id) return []
    const unit = factor.kind === 'money' ? yearly.currency : /^Share/.test(factor.label) ? '%' : 'counted'
    return [blankRow(id, factor.label, unit, factor.check)]
  }
  const rows = [
    firstRow(context, first),
    ...shares.flatMap(rowOf),
    reachedRow(context, first),
    wonRow(),
    ...factors.filter((each) => each !== first && each.kind !== 'share').flatMap(rowOf),
    ...(price ? priceRows : [priceRow(yearly, isEach)]),
  ]
  const bill = billOf(parts, ids, money)
  return { rows, currency: yearly.currency, formulas: formulasOf(shares.length, bill, yearly, isPeriodic) }
}

/** The user's own count, people of a group as they are counted elsewhere, or what the sum begins with, blank. */
function firstRow(context: SheetContext, first: SumFactor | undefined): SheetRow {
  const own = context.facts.counts.find(({ kind }) => kind === 'all')
  if (!first || own || isOfPeople(first)) return customersRow(context)
  return blankRow('customers', first.label, 'counted', first.check)
}

/** How many of those that are counted the user gets at: people are spoken to, occasions heard of, things found. */
function reachedRow(context: SheetContext, first: SumFactor | undefined): SheetRow {
  const row = reachRow(context)
  if (!row.blank || !first || isOfPeople(first)) return row
  const what = / a year\b/.test(first.label) ? 'of which you hear in time, a year' : 'that you get at in three years'
  return {
    ...row,
    label: `How many of them ${what}`,
    check: `Add up the lists that you can really enter, and whom you can phone.`,
  }
}

const isOfPeople = ({ label }: SumFactor) => /^(?:people|payers)/i.test(label)

function wonRow(): SheetRow {
  return blankRow(
    'won_share',
    'Of those that you reach, paying after three years',
    '%',
    'Founder: sell to ten by hand and put in how many paid',
  )
}

function priceRow({ currency, rows }: YearlyPrice, isEach: boolean): SheetRow {
  const check =
    'Name three sums to ten of those who would pay, the middle one first; put in what the sixth of ten accepts'
  const label = isEach ? 'What is paid for one' : (rows[0]?.label ?? 'What one customer pays a year')
  return blankRow('price', label, currency, check)
}

/** What one of those that are counted brings a year: the sum without its first factor and without shares of the market. */
function billOf(parts: readonly SumPart[], ids: ReadonlyMap<SumFactor, string>, money: string): string {
  let text = ''
  let sign = ''
  for (const part of parts) {
    if ('sign' in part) {
      if (part.sign === '(') {
        text += `${sign}(`
        sign = ''
      } else if (part.sign === ')') text += ')'
      else sign = ` ${part.sign} `
      continue
    }
    const id = 'price' in part ? money : part.factor.kind === 'share' ? undefined : ids.get(part.factor)
    if (id) text += `${text === '' || text.endsWith('(') ? '' : sign || ' * '}${id}`
    sign = ''
  }
  return text
}

function formulasOf(shares: number, bill: string, price: YearlyPrice, isPeriodic: boolean): SheetFormula[] {
  const { currency, needed } = price
  const unit = `${currency} per year`
  const all = Array.from({ length: shares }, (_, index) => `share_${index + 1}`)
  const obtained = all.length > 1 ? ['customers', ...all] : ['customers', ...all, 'won_share']
  const formula = (
    id: string,
    label: string,
    method: SheetFormula['method'],
    part: SheetFormula['part'],
    words: string,
    own = unit,
  ): SheetFormula => ({ id, label, unit: own, method, part, formula: words })
  return [
    formula(billId, 'One of them brings a year', 'both', 'step', bill),
    ...(isPeriodic ? [formula(neededId, needed.label, 'both', 'step', needed.formula, needed.unit)] : []),
    formula('td_tam', 'All that are counted', 'top-down', 'TAM', `customers * ${billId}`),
    formula('td_sam', 'Those whom it fits', 'top-down', 'SAM', ['customers', ...all.slice(0, 1), billId].join(' * ')),
    formula('td_som', 'Those who would pay', 'top-down', 'SOM', [...obtained, billId].join(' * ')),
    formula('bu_tam', 'All that are counted', 'bottom-up', 'TAM', `customers * ${billId}`),
    formula('bu_sam', 'Those that you reach', 'bottom-up', 'SAM', `min(reached, customers) * ${billId}`),
    formula('bu_som', 'Those who pay', 'bottom-up', 'SOM', `min(reached, customers) * won_share * ${billId}`),
  ]
}
