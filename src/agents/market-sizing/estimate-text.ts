import type { DeepPartial } from '#shared/deep-partial.ts'
import { money, moneyRange, rowValue, times } from './amounts.ts'
import { blanksText } from './blanks-text.ts'
import type { SizingOutput } from './output.ts'
import {
  amountOf,
  type Bridge,
  effectsOn,
  formulaOf,
  gapOf,
  type Method,
  resultParts,
  type SizingSheet,
} from './sizing-sheet.ts'

export const methodNames: Readonly<Record<Method, string>> = {
  'top-down': 'Top-down (Industry Reports)',
  'bottom-up': 'Bottom-up (Customer Data)',
}

const partNames = {
  TAM: 'TAM',
  SAM: 'SAM',
  SOM: 'SOM',
} as const

/** The estimate without its amounts, for a reader who has them in a table. */
export function remarksText(
  sheet: SizingSheet,
  { scope, currency, gapNote }: DeepPartial<Pick<SizingOutput, 'scope' | 'currency' | 'gapNote'>>,
  leading: Method,
): string[] {
  if (sheet.formulas.length === 0) return scope ? [scope] : []
  return [
    verdictText(sheet, currency ?? 'USD'),
    ...blanksText(sheet, currency ?? 'USD'),
    scope ?? '',
    gapText(sheet, gapNote, currency ?? 'USD') ?? agreementText(sheet),
    sensitivityText(sheet, leading),
  ].filter((text): text is string => Boolean(text))
}

/** The estimate in words. Every figure comes out of the sheet, so the text is written again when a row changes. */
export function estimateText(
  sheet: SizingSheet,
  { scope, currency, gapNote }: DeepPartial<Pick<SizingOutput, 'scope' | 'currency' | 'gapNote'>>,
  leading: Method,
): string {
  const money_ = currency ?? 'USD'
  const order: Method[] = leading === 'top-down' ? ['top-down', 'bottom-up'] : ['bottom-up', 'top-down']
  const lines = order.map((method) => methodLine(sheet, method, money_)).filter((line) => line !== null)
  const known = blanksText(sheet, money_)
  if (lines.length === 0 && known.length === 0) return ''
  return [
    verdictText(sheet, money_),
    ...known,
    scope ?? '',
    ...lines,
    gapText(sheet, gapNote, money_) ?? agreementText(sheet),
    sensitivityText(sheet, leading),
  ]
    .filter((text): text is string => Boolean(text))
    .join('\n\n')
}

/** USD that a team of three costs a year: what a product has to earn before it is a business. */
const teamOfThree = 300_000

/** Which of the numbers to plan with, whether it carries a team, and how many customers would. */
function verdictText(sheet: SizingSheet, currency: string): string | null {
  const amounts = (['top-down', 'bottom-up'] as const)
    .flatMap((method) => {
      const amount = amountOf(sheet, method, 'SOM')
      return amount ? [{ ...amount, method }] : []
    })
    .flatMap((amount) => (amount.base === null ? [] : [{ ...amount, base: amount.base }]))
  const [smaller, larger = smaller] = [...amounts].sort((a, b) => a.base - b.base)
  if (!smaller || !larger) return null
  // A share of a payroll that nobody has measured says less than a price that is charged.
  const isTold =
    larger.method === 'bottom-up' && larger.base > farApart * smaller.base && sheet.rows.some(isChargedPrice)
  const plan = isTold ? larger : smaller
  const amount = `Plan with ${money(plan.base, currency)} a year in the third year (${moneyRange(plan.low, plan.high, currency)})`
  const opening = isTold
    ? `${amount}. This is the bottom-up figure, because it uses your price; top-down is smaller and rests on unmeasured shares`
    : smaller === larger && smaller.method === 'top-down'
      ? `At most ${money(plan.base, currency)} a year (${moneyRange(plan.low, plan.high, currency)}), top-down; your share stays open until the blank bottom-up rows are filled in`
      : smaller === larger
        ? `${amount}, ${smaller.method}; the other method has blank rows`
        : `${amount}, the smaller SOM of the two methods`
  if (currency !== 'USD' || smaller === larger) return `${opening}.`
  const team = money(teamOfThree, currency)
  const verdict =
    plan.high !== null && plan.high < teamOfThree
      ? `even its high end stays below the ${team} a year that a team of three costs (assumption): a side business unless the price or the market changes`
      : plan.base < teamOfThree
        ? `that does not carry a team of three at ${team} a year (assumption), so settle the first questions below before building`
        : `that carries a team of three at ${team} a year (assumption) if the base values hold`
  return `${isTold ? `${opening}. ${verdict.charAt(0).toUpperCase()}${verdict.slice(1)}` : `${opening}; ${verdict}`}.`
}

/** Methods so many times apart measure different things. */
const farApart = 3

const isChargedPrice = ({ id, basis }: SizingSheet['rows'][number]) => id === 'price' && basis === 'given'

function methodLine(sheet: SizingSheet, method: Method, currency: string): string | null {
  const said = resultParts.flatMap((part) => {
    const amount = amountOf(sheet, method, part)
    if (!amount || amount.base === null) return []
    return [
      `${partNames[part]} ${money(amount.base, currency)} a year (${moneyRange(amount.low, amount.high, currency)})`,
    ]
  })
  return said.length === 0 ? null : `${methodNames[method]}: ${said.join('; ')}.`
}

/** What the two methods disagree on, and what would make them agree; null while they do. */
export function gapText(sheet: SizingSheet, gapNote: string | undefined, currency: string): string | null {
  const gap = gapOf(sheet)
  if (!gap) return null
  const amounts = (['top-down', 'bottom-up'] as const).map((method) => amountOf(sheet, method, gap.part)?.base ?? null)
  const within = gap.bridges.filter((bridge) => bridge.within).slice(0, 2)
  const [first] = gap.bridges
  const amount = ({ row, needed }: Bridge) =>
    `${rowValue(rounded(needed))} instead of ${rowValue(row.value)} ${row.unit}`
  const bridge = first
    ? within.length > 0
      ? ` They would meet, inside the ranges, if ${within.map((each) => `“${each.row.label}” were ${amount(each)}`).join(', or if ')}.`
      : ` No single row closes that inside its range; “${first.row.label}” alone would have to be ${amount(first)}.`
    : ''
  return `The two methods are ${times(gap.ratio)} apart on ${gap.part}: ${money(amounts[0] ?? null, currency)} top-down, ${money(amounts[1] ?? null, currency)} bottom-up. ${gapNote ?? ''}${bridge}`.replace(
    /\s+/g,
    ' ',
  )
}

function agreementText(sheet: SizingSheet): string | null {
  const both = (['top-down', 'bottom-up'] as const).every((method) =>
    resultParts.every((part) => amountOf(sheet, method, part)?.base != null),
  )
  return both ? 'The two methods differ by less than a factor of two on TAM, SAM and SOM.' : null
}

function sensitivityText(sheet: SizingSheet, method: Method): string | null {
  const som = formulaOf(sheet, method, 'SOM')
  const [first] = som ? effectsOn(sheet, som.id) : []
  if (!first) return null
  const assumed = sheet.rows.filter(({ basis, blank }) => basis === 'assumption' && !blank).length
  return `${assumed} of ${sheet.rows.length} rows ${assumed === 1 ? 'is an assumption' : 'are assumptions'}. “${first.row.label}” moves SOM most; its row says how to check it.`
}

const rounded = (value: number) => Number(value.toPrecision(3))
