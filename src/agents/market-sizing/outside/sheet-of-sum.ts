import type { SizingFactor, SumPart } from '#knowledge/outside/sizing-sum.ts'
import { neededId } from '../blanks-text.ts'
import type { SheetFormula, SheetRow, SizingOutput } from '../output.ts'
import { customersRow, type SheetContext } from '../selection/customers.ts'
import { reachRow } from '../selection/sheet.ts'
import { blankRow, formulaIn } from '../selection/sheet-rows.ts'
import { type YearlyPrice, yearlyPrice } from '../selection/yearly-price.ts'
import { billId } from '../yearly-bill.ts'

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
  const isEach = factors.some(({ kind }) => kind === 'time') || first?.isYearly === true
  const isPeriodic = price !== null && price.timesAYear !== null
  const priceRows = yearly.rows.filter(({ id }) => isPeriodic || !isEach || !bought.has(id))
  const money = isPeriodic || !isEach ? yearly.formula : priceRows.map(({ id }) => id).join(' * ')
  const shares = factors.filter(({ kind }) => kind === 'share')
  const ids = new Map<SizingFactor, string>([
    ...counts.slice(1).map((each, index) => [each, `count_${index + 2}`] as const),
    ...shares.map((each, index) => [each, `share_${index + 1}`] as const),
    ...factors
      .filter(({ kind }) => kind === 'kept' || kind === 'money' || (kind === 'time' && !isPeriodic))
      .map((each, index) => [each, `factor_${index + 1}`] as const),
  ])
  const rowOf = (factor: SizingFactor): SheetRow[] => {
    const id = ids.get(factor)
    if (!id) return []
    const unit = factor.kind === 'money' ? yearly.currency : isShare(factor) ? '%' : 'counted'
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
function firstRow(context: SheetContext, first: SizingFactor | undefined): SheetRow {
  const own = context.facts.counts.find(({ kind }) => kind === 'all')
  if (!first || own || first.isPeople) return customersRow(context)
  return blankRow('customers', first.label, 'counted', first.check)
}

/** How many of those that are counted the user gets at: people are spoken to, occasions heard of, things found. */
function reachedRow(context: SheetContext, first: SizingFactor | undefined): SheetRow {
  const row = reachRow(context)
  if (!row.blank || !first || first.isPeople) return row
  const what = first.isYearly ? 'you hear about in time, per year' : 'you can reach within three years'
  return {
    ...row,
    label: `How many of them ${what}`,
    check: 'Add up the lists you have access to and the people you can call.',
  }
}

const isShare = ({ kind }: SizingFactor) => kind === 'share' || kind === 'kept'

function wonRow(): SheetRow {
  return blankRow(
    'won_share',
    'Share of those reached who pay after three years',
    '%',
    'Founder: sell to ten people directly and enter how many paid',
  )
}

function priceRow({ currency, rows }: YearlyPrice, isEach: boolean): SheetRow {
  const check =
    'Quote three prices to ten potential buyers, the middle one first; enter the price that six of ten accept'
  const label = isEach ? 'Price per purchase' : (rows[0]?.label ?? 'Annual price per customer')
  return blankRow('price', label, currency, check)
}

/** What one of those that are counted brings a year: the sum without its first factor and without shares of the market. */
function billOf(parts: readonly SumPart[], ids: ReadonlyMap<SizingFactor, string>, money: string): string {
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
  const formula = formulaIn(unit)
  return [
    formula(billId, 'Annual revenue per unit', 'both', 'step', bill),
    ...(isPeriodic ? [formula(neededId, needed.label, 'both', 'step', needed.formula, needed.unit)] : []),
    formula('td_tam', 'Whole market', 'top-down', 'TAM', `customers * ${billId}`),
    formula(
      'td_sam',
      'Market that fits the product',
      'top-down',
      'SAM',
      ['customers', ...all.slice(0, 1), billId].join(' * '),
    ),
    formula('td_som', 'Market that would pay', 'top-down', 'SOM', [...obtained, billId].join(' * ')),
    formula('bu_tam', 'Whole market', 'bottom-up', 'TAM', `customers * ${billId}`),
    formula('bu_sam', 'Market within reach', 'bottom-up', 'SAM', `min(reached, customers) * ${billId}`),
    formula(
      'bu_som',
      'Paying after three years',
      'bottom-up',
      'SOM',
      `min(reached, customers) * won_share * ${billId}`,
    ),
  ]
}
