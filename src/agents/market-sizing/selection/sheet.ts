import { todayClause } from '#drafting/index.ts'
import { neededId } from '../blanks-text.ts'
import type { SheetFormula, SheetRow, SizingOutput } from '../output.ts'
import { billId } from '../yearly-bill.ts'
import { customersRow, type SheetContext, type SizingContext } from './customers.ts'
import { blankRow, factorRow, formulaIn, givenRow, wordsOf } from './sheet-rows.ts'
import { type YearlyPrice, yearlyPrice } from './yearly-price.ts'

/** Percent of those reached that pay after three years, until somebody has sold to ten: an assumption, shown as one. */
const won = { low: 2, value: 8, high: 20 }

/** Rows and formulas: how many x which share x price. A row that nobody has a value for is blank, and so is what needs it. */
export function sheetOf(context: SizingContext): Pick<SizingOutput, 'rows' | 'formulas' | 'currency'> {
  const { fits } = context.facts.sums
  const isCounted = fits !== null && !context.facts.counts.some(({ kind }) => kind === 'all')
  const shares = isCounted ? fits.factors.filter(({ unit }) => unit.includes('%')) : []
  const price = yearlyPrice(context)
  const shareRows =
    shares.length > 0 ? shares.map((each, index) => factorRow(`share_${index + 1}`, each)) : [fitShare(context)]
  const rows: SheetRow[] = [customersRow(context), ...shareRows, reachRow(context), wonRow(), ...price.rows]
  return { rows, currency: price.currency, formulas: formulasOf(shareRows, price) }
}

function fitShare({ facts }: SizingContext): SheetRow {
  const way = todayClause(facts.reading)
  return blankRow(
    'share_1',
    'Share of them who have the problem today',
    '%',
    `Ask twenty people outside your network when ${way ? `this last cost them time or money: “${way.text}”` : 'it last cost them time or money'}. Count those who name a case from the last month.`,
  )
}

export function reachRow({ facts }: SheetContext): SheetRow {
  const own = facts.counts.find(({ kind }) => kind === 'reached')
  if (own)
    return givenRow('reached', 'Reached within three years', 'counted', wordsOf(own), {
      low: own.value,
      value: own.value,
      high: own.value,
    })
  const role = facts.people[0]?.role ?? facts.people[0]?.near
  const where = role && role.channels.length > 0 ? ` Typical places: ${role.channels.slice(0, 3).join('; ')}.` : ''
  return blankRow(
    'reached',
    'How many of them you can reach within three years',
    'counted',
    `Add up the members of the lists and events you have access to.${where}`,
  )
}

function wonRow(): SheetRow {
  return {
    id: 'won_share',
    label: 'Share of those reached who pay after three years',
    ...won,
    unit: '%',
    basis: 'assumption',
    source: null,
    note: 'A starting value without evidence',
    check: 'Founder: sell to ten people directly and enter how many paid',
  }
}

function formulasOf(shares: readonly SheetRow[], { formula: price, currency, needed }: YearlyPrice): SheetFormula[] {
  const unit = `${currency} per year`
  const served = ['customers', ...shares.slice(0, 1).map(({ id }) => id)].join(' * ')
  const rest = shares.slice(1).map(({ id }) => id)
  const obtained = rest.length > 0 ? `served * ${rest.join(' * ')}` : 'served * won_share'
  const formula = formulaIn(unit)
  return [
    formula(billId, 'Annual revenue per customer', 'both', 'step', price),
    formula(neededId, needed.label, 'both', 'step', needed.formula, needed.unit),
    formula('served', 'Market that fits the product', 'both', 'step', served, 'counted'),
    formula('td_tam', 'Whole market', 'top-down', 'TAM', `customers * ${billId}`),
    formula('td_sam', 'Market that fits the product', 'top-down', 'SAM', `served * ${billId}`),
    formula('td_som', 'Market that would pay', 'top-down', 'SOM', `${obtained} * ${billId}`),
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
