import { money, moneyRange, quantity } from './amounts.ts'
import { blanksOf, formulaOf, type SizingSheet } from './sizing-sheet.ts'
import { billId } from './yearly-bill.ts'

/** Needed for a sum that can be said aloud, and the formula that counts it. */
export const neededId = 'needed'
export const neededSum = 100_000

/** What is known while rows are blank, and which ones a total waits for; empty where everything has a value. */
export function blanksText(sheet: SizingSheet, currency: string): string[] {
  const tam = formulaOf(sheet, 'top-down', 'TAM')
  const open = tam ? blanksOf(sheet, tam.id) : []
  if (!sheet.rows.some(({ blank }) => blank)) return []
  const bill = sheet.amounts.get(billId)
  const needed = sheet.amounts.get(neededId)?.base ?? null
  const use = sheet.formulas.find(({ id }) => id === neededId)
  const range = bill && bill.low !== bill.high ? ` (${moneyRange(bill.low, bill.high, currency)})` : ''
  const isOwn = sheet.rows.some(({ id, basis }) => id === 'price' && basis === 'given')
  const sum = money(neededSum, currency)
  const known =
    needed === null
      ? []
      : bill && bill.base !== null
        ? [
            `${isOwn ? 'At your price' : 'At the price of the sheet'} one customer pays ${money(bill.base, currency)} a year${range}; ${quantity(Math.ceil(needed))} of them bring ${sum} a year.`,
          ]
        : [`${use?.label ?? ''}: ${quantity(Math.ceil(needed))} ${use?.unit ?? ''}.`]
  return [
    ...known,
    ...(open.length > 0
      ? [
          `No market total is shown until these rows are filled in: ${open.map(({ label }) => label).join('; ')}. Each says where to look.`,
        ]
      : []),
  ]
}
