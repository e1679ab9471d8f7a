import { type OwnCount, ownLine } from '#drafting/index.ts'
import type { Sizing } from '#knowledge/dossier/money.ts'
import type { SheetFormula, SheetRow } from '../output.ts'

/** A row that nobody has a value for: it says what to look up, how and where; a result stands when it is filled in. */
export function blankRow(id: string, label: string, unit: string, check: string): SheetRow {
  return {
    id,
    label,
    value: 0,
    low: 0,
    high: 0,
    unit,
    basis: 'assumption',
    source: null,
    note: null,
    check,
    blank: true,
  }
}

/** The words in which a number of the user's stands: of the form, or of the facts with what they rest on. */
export const wordsOf = ({ quote, fact }: Pick<OwnCount, 'quote' | 'fact'>): string =>
  fact ? ownLine(fact) : `You wrote: “${quote.text}”`

/** A number of the user's, with {@link wordsOf} it. */
export function givenRow(
  id: string,
  label: string,
  unit: string,
  words: string,
  { low, value, high }: { low: number; value: number; high: number },
): SheetRow {
  return {
    id,
    label,
    value,
    low,
    high,
    unit,
    basis: 'given',
    source: null,
    note: words,
    check: null,
  }
}

export function factRow(id: string, label: string, value: number, source: number, note: string): SheetRow {
  return { id, label, value, low: value, high: value, unit: 'counted', basis: 'fact', source, note, check: null }
}

/** A factor of the market's sum: a range of somebody who knows the trade, with its cheapest check. */
export function factorRow(id: string, { name, unit, low, base, high, check }: Sizing['factors'][number]): SheetRow {
  return {
    id,
    label: capitalised(name),
    value: base,
    low,
    high,
    unit: unit.includes('%') ? '%' : unit,
    basis: 'assumption',
    source: null,
    note: null,
    check,
  }
}

export const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** Makes formulas whose results are in one unit, unless one names its own. */
export const formulaIn =
  (unit: string) =>
  (
    id: string,
    label: string,
    method: SheetFormula['method'],
    part: SheetFormula['part'],
    formula: string,
    own = unit,
  ): SheetFormula => ({ id, label, unit: own, method, part, formula })
