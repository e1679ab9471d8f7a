import type { Citations } from '#drafting/compose/cite.ts'
import { marks } from '#drafting/compose/claim-text.ts'
import { sentence, withoutPoint } from '#drafting/compose/phrases.ts'
import type { Figure } from '#knowledge/market.ts'
import type { SheetFormula, SheetRow } from '../output.ts'

type Range = readonly [low: number, value: number, high: number]

/** Collects rows and formulas; each id stands for one thing, whoever asks for it. */
export class SheetBuilder {
  readonly rows: SheetRow[] = []
  readonly formulas: SheetFormula[] = []
  private readonly cite: Citations

  constructor(cite: Citations) {
    this.cite = cite
  }

  has(id: string): boolean {
    return [...this.rows, ...this.formulas].some((each) => each.id === id)
  }

  /** A figure of the library: a fact when this run has its source, else an assumption that names where it was read. */
  figure(id: string, { label, value, unit, year, source }: Figure, note = ''): string {
    if (this.has(id)) return id
    const number = this.cite.numberOf(source.url)
    const shared = {
      id,
      label,
      value,
      low: value,
      high: value,
      unit,
      note: [String(year), note].filter(Boolean).join('; '),
    }
    this.rows.push(
      number === null
        ? {
            ...shared,
            basis: 'assumption',
            source: null,
            check: `Product manager: look it up again at ${source.name}, ${year}; it is no source of this run`,
          }
        : { ...shared, basis: 'fact', source: number, check: null },
    )
    return id
  }

  assume(id: string, label: string, [low, value, high]: Range, unit: string, rests: string, check: string): string {
    if (!this.has(id)) {
      this.rows.push({
        id,
        label,
        value,
        low,
        high,
        unit,
        basis: 'assumption',
        source: null,
        note: withoutPoint(rests),
        check: sentence(check),
      })
    }
    return id
  }

  given(id: string, label: string, [low, value, high]: Range, unit: string, words: string): string {
    if (!this.has(id)) {
      const note = `You wrote: “${words}”`
      this.rows.push({ id, label, value, low, high, unit, basis: 'given', source: null, note, check: null })
    }
    return id
  }

  step(id: string, label: string, unit: string, formula: string, method: SheetFormula['method'] = 'both'): string {
    if (!this.has(id)) this.formulas.push({ id, label, unit, method, part: 'step', formula })
    return id
  }

  result(method: 'top-down' | 'bottom-up', part: 'TAM' | 'SAM' | 'SOM', label: string, formula: string): string {
    const id = `${part.toLowerCase()}_${method === 'top-down' ? 'top' : 'bottom'}`
    this.formulas.push({ id, label, unit: 'USD per year', method, part, formula })
    return id
  }

  /** " [2]" for figures, for a sentence about them. */
  marksOf(figures: readonly Figure[]): string {
    return marks(figures.map(({ source }) => this.cite.numberOf(source.url)))
  }
}
