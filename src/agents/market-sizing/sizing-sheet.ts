import { present } from '#agents/_kit/present.ts'
import type { DeepPartial } from '#shared/deep-partial.ts'
import { type CompiledSheet, compileSheet } from '#shared/formula/compile-sheet.ts'
import { rowsOf } from '#shared/formula/expression.ts'
import type { methods, SheetFormula, SheetRow } from './output.ts'
import { scaleOf } from './row-scale.ts'

export const cases = ['low', 'base', 'high'] as const
export type Case = (typeof cases)[number]
export type Amounts = Readonly<Record<Case, number | null>>
export type Method = (typeof methods)[number]
export const resultParts = ['TAM', 'SAM', 'SOM'] as const
export type ResultPart = (typeof resultParts)[number]

/** A sheet with its formulas parsed; the numbers come from the rows at the time of calculating. */
export interface SizingSheet {
  rows: readonly SheetRow[]
  formulas: readonly SheetFormula[]
  compiled: CompiledSheet
  amounts: ReadonlyMap<string, Amounts>
}

export function valueIn(row: SheetRow, which: Case): number {
  return (which === 'base' ? row.value : row[which]) * scaleOf(row)
}

/** Rows and formulas that are whole; a sheet that is being written may end in half a row. */
export function wholeRows(rows: DeepPartial<SheetRow[]> | undefined): SheetRow[] {
  return present(rows).filter(
    (row): row is SheetRow =>
      row.id !== undefined &&
      row.label !== undefined &&
      row.value !== undefined &&
      row.low !== undefined &&
      row.high !== undefined &&
      row.unit !== undefined &&
      row.basis !== undefined,
  )
}

export function wholeFormulas(formulas: DeepPartial<SheetFormula[]> | undefined): SheetFormula[] {
  return present(formulas).filter(
    (each): each is SheetFormula =>
      each.id !== undefined &&
      each.label !== undefined &&
      each.method !== undefined &&
      each.part !== undefined &&
      each.unit !== undefined &&
      each.formula !== undefined,
  )
}

/** Calculates every formula in the three cases. */
export function sizingSheet(
  rows: readonly SheetRow[],
  formulas: readonly SheetFormula[],
  compiled: CompiledSheet = compiledOf(rows, formulas),
): SizingSheet {
  const results = cases.map((which) => compiled.calculate(valuesOf(rows, which)))
  const amounts = new Map(
    formulas.map(({ id }) => {
      const [low = null, base = null, high = null] = results.map((each) => each.get(id) ?? null)
      return [id, { low, base, high }]
    }),
  )
  return { rows, formulas, compiled, amounts }
}

export const compiledOf = (rows: readonly Pick<SheetRow, 'id'>[], formulas: readonly SheetFormula[]): CompiledSheet =>
  compileSheet(
    formulas,
    rows.map(({ id }) => id),
  )

/** A blank row has no value, so that what needs it cannot be calculated. */
function valuesOf(rows: readonly SheetRow[], which: Case): Map<string, number> {
  return new Map(rows.filter(({ blank }) => !blank).map((row) => [row.id, valueIn(row, which)]))
}

/** The blank rows that a formula needs, in the order of the sheet. */
export function blanksOf(sheet: Pick<SizingSheet, 'rows' | 'compiled'>, formulaId: string): SheetRow[] {
  const whole = sheet.compiled.expanded(formulaId)
  const used = new Set(whole ? rowsOf(whole) : [])
  return sheet.rows.filter(({ id, blank }) => blank && used.has(id))
}

export function formulaOf(sheet: Pick<SizingSheet, 'formulas'>, method: Method, part: ResultPart): SheetFormula | null {
  return sheet.formulas.find((each) => each.method === method && each.part === part) ?? null
}

export function amountOf(sheet: SizingSheet, method: Method, part: ResultPart): Amounts | null {
  const formula = formulaOf(sheet, method, part)
  return formula ? (sheet.amounts.get(formula.id) ?? null) : null
}

export interface Effect {
  row: SheetRow
  /** The result with this row alone in its cautious or hopeful case. */
  low: number
  high: number
  base: number
  /** Between the two, as a share of the base. */
  swing: number
}

/** How far each row alone moves one result, the strongest first. Rows that do not move it are left out. */
export function effectsOn(sheet: SizingSheet, formulaId: string): Effect[] {
  const whole = sheet.compiled.expanded(formulaId)
  const base = sheet.amounts.get(formulaId)?.base ?? null
  if (!whole || base === null || base === 0) return []
  const used = new Set(rowsOf(whole))
  const values = valuesOf(sheet.rows, 'base')
  return sheet.rows
    .filter((row) => used.has(row.id) && row.low !== row.high)
    .flatMap((row) => {
      const at = (which: Case) =>
        sheet.compiled.calculate(new Map([...values, [row.id, valueIn(row, which)]])).get(formulaId) ?? null
      const [low, high] = [at('low'), at('high')]
      return low === null || high === null
        ? []
        : [{ row, low, high, base, swing: Math.abs(high - low) / Math.abs(base) }]
    })
    .filter(({ swing }) => swing > 0)
    .sort((a, b) => b.swing - a.swing)
}

/** From here on two methods that should agree do not. */
const wideGap = 2

export interface Bridge {
  row: SheetRow
  /** In the row's own unit: with it both methods give the same. */
  needed: number
  /** True when the row's own range holds it. */
  within: boolean
}

export interface Gap {
  part: ResultPart
  larger: Method
  /** How many times the smaller goes into the larger. */
  ratio: number
  bridges: readonly Bridge[]
}

/** Where the two methods are more than twice apart, the first of TAM, SAM and SOM; null where they agree. */
export function gapOf(sheet: SizingSheet): Gap | null {
  for (const part of resultParts) {
    const top = amountOf(sheet, 'top-down', part)?.base ?? null
    const bottom = amountOf(sheet, 'bottom-up', part)?.base ?? null
    if (top === null || bottom === null || top <= 0 || bottom <= 0) continue
    const ratio = Math.max(top, bottom) / Math.min(top, bottom)
    if (ratio > wideGap) {
      return { part, larger: top > bottom ? 'top-down' : 'bottom-up', ratio, bridges: bridgesOf(sheet, part, ratio) }
    }
  }
  return null
}

/** The assumptions of one method alone that would have to be so many times another to make the two meet. */
function bridgesOf(sheet: SizingSheet, part: ResultPart, ratio: number): Bridge[] {
  const ids = (['top-down', 'bottom-up'] as const).map((method) => formulaOf(sheet, method, part)?.id ?? '')
  const used = ids.map((id) => {
    const whole = sheet.compiled.expanded(id)
    return new Set(whole ? rowsOf(whole) : [])
  })
  const values = valuesOf(sheet.rows, 'base')
  const meets = (row: SheetRow, needed: number) => {
    const results = sheet.compiled.calculate(new Map([...values, [row.id, needed * scaleOf(row)]]))
    const [top = null, bottom = null] = ids.map((id) => results.get(id) ?? null)
    return top !== null && bottom !== null && Math.abs(top - bottom) <= 0.01 * Math.max(Math.abs(top), Math.abs(bottom))
  }
  return (
    sheet.rows
      // What was looked up has no range: nobody would change it so that two methods meet.
      .filter((row) => row.low !== row.high && used[0]?.has(row.id) !== used[1]?.has(row.id))
      .flatMap((row) => {
        const needed = [row.value * ratio, row.value / ratio].find((value) => meets(row, value))
        if (needed === undefined) return []
        const [from, to] = [Math.min(row.low, row.high), Math.max(row.low, row.high)]
        return [{ row, needed, within: needed >= from && needed <= to }]
      })
      .sort((a, b) => Number(b.within) - Number(a.within) || Number(isPace(b.row)) - Number(isPace(a.row)))
  )
}

/** What a team does in a month can be changed by the team; a price or a share of a market cannot. */
const isPace = ({ unit }: SheetRow) => /per month$/.test(unit) && !/[A-Z]{3}/.test(unit)
