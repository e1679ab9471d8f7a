import type { AnalysisChart, ComputedValue, Finding, FindingKind } from '../../prepared.ts'
import type { Column } from '../column-profile.ts'
import { amountText, countText, numberText, shareText } from '../number-text.ts'

export type FindingDraft = Omit<Finding, 'id' | 'kind' | 'chart' | 'answers' | 'step'> & {
  chart?: Omit<AnalysisChart, 'id'>
  step?: Finding['step'] | undefined
}

interface AmountOptions {
  from?: string | undefined
  whole?: boolean
}

/**
 * Registers the values of one finding. Each function returns the reference that a text holds. `from` says how the value follows from
 * others of the finding, by their keys.
 */
export interface ValueScope {
  count(key: string, value: number, label: string, from?: string): string
  /** `value` of 1. */
  share(key: string, value: number, label: string, from?: string): string
  /** `whole` leaves the part behind the point out of the text. */
  amount(key: string, value: number, column: Column | null, label: string, more?: AmountOptions): string
  plain(key: string, value: number, label: string, from?: string): string
  /** A relative change as its size: 0.12 and -0.12 are both "12%", and know their way. */
  change(key: string, value: number, label: string, from?: string): string
  /** How many times as much: "2.4 times". */
  times(key: string, value: number, label: string): string
  /** The difference of two shares: "3.2 percentage points". */
  points(key: string, value: number, label: string, from?: string): string
  /** A name or a period from the data. */
  name(key: string, text: string, label: string): string
}

/** Everything that was computed, each value under an id that texts refer to. */
export interface ValueBook {
  readonly values: Record<string, ComputedValue>
  readonly findings: Finding[]
  readonly charts: AnalysisChart[]
  scope(prefix: string): ValueScope
  /** A finding whose sentences are written while its values are registered; null adds nothing. */
  add(kind: FindingKind, write: (values: ValueScope) => FindingDraft | null): void
}

const pointsText = (points: number) => `${numberText(points)} percentage ${points === 1 ? 'point' : 'points'}`

/** A number in its column's unit, as a spreadsheet shows it. */
function amountFormat(column: Column | null): string {
  if (column?.unit?.kind === 'percent') return '#,##0.0"%"'
  if (column?.unit?.kind !== 'money') return '#,##0.###'
  const { symbol } = column.unit
  return /^[A-Z]/.test(symbol) ? `#,##0.00 "${symbol}"` : `"${symbol}"#,##0.00`
}

export function createValueBook(): ValueBook {
  const values: Record<string, ComputedValue> = {}
  const findings: Finding[] = []
  const charts: AnalysisChart[] = []
  let last = 0

  function scope(prefix: string): ValueScope {
    const keep = (key: string, kept: ComputedValue) => {
      const id = `${prefix}.${key}`
      values[id] = kept
      return `{{${id}}}`
    }
    const number =
      (format: string, textOf: (value: number) => string) =>
      (key: string, value: number, label: string, from?: string) =>
        keep(key, { text: textOf(value), label, value, format, ...(from ? { from } : {}) })
    const times = (value: number) => `${numberText(Math.round(value * 10) / 10)} times`
    return {
      count: number('#,##0', countText),
      share: number('0.0%', shareText),
      amount: (key, value, column, label, { from, whole = false } = {}) =>
        keep(key, {
          text: amountText(whole ? Math.round(value) : value, column),
          label,
          value,
          format: amountFormat(column),
          ...(from ? { from } : {}),
        }),
      plain: number('#,##0.###', numberText),
      change: (key, value, label, from) =>
        keep(key, {
          text: shareText(Math.abs(value)),
          label,
          value,
          way: value < 0 ? 'down' : 'up',
          format: '0.0%',
          ...(from ? { from } : {}),
        }),
      times: number('0.0', times),
      points: number('0.0%', (value) => pointsText(Math.round(Math.abs(value) * 1000) / 10)),
      name: (key, text, label) => keep(key, { text, label, value: null }),
    }
  }

  return {
    values,
    findings,
    charts,
    scope,
    add(kind, write) {
      last += 1
      const id = `f${last}`
      const draft = write(scope(id))
      if (!draft) {
        for (const key of Object.keys(values)) if (key.startsWith(`${id}.`)) delete values[key]
        return
      }
      const { chart, step, ...rest } = draft
      if (chart) charts.push({ id: `${id}.chart`, ...chart })
      findings.push({
        ...rest,
        ...(step ? { step } : {}),
        kind,
        id,
        chart: chart ? `${id}.chart` : null,
        answers: false,
      })
    },
  }
}
