import type { AnalysisChart, ComputedValue, Finding, FindingKind } from '../../prepared.ts'
import type { Column } from '../column-profile.ts'
import { amountText, countText, numberText, shareText } from '../number-text.ts'

type Draft = Omit<Finding, 'id' | 'kind' | 'chart' | 'answers'> & { chart?: Omit<AnalysisChart, 'id'> }

/** Registers the values of one finding. Each function returns the reference that a text holds. */
export interface ValueScope {
  count(key: string, value: number, label: string): string
  /** `value` of 1. */
  share(key: string, value: number, label: string): string
  amount(key: string, value: number, column: Column | null, label: string): string
  plain(key: string, value: number, label: string): string
  /** A relative change as its size: 0.12 and -0.12 are both "12%", and know their way. */
  change(key: string, value: number, label: string): string
  /** How many times as much: "2.4 times". */
  times(key: string, value: number, label: string): string
  /** The difference of two shares: "3.2 percentage points". */
  points(key: string, value: number, label: string): string
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
  add(kind: FindingKind, write: (values: ValueScope) => Draft | null): void
}

export function createValueBook(): ValueBook {
  const values: Record<string, ComputedValue> = {}
  const findings: Finding[] = []
  const charts: AnalysisChart[] = []
  let last = 0

  function scope(prefix: string): ValueScope {
    const keep = (key: string, text: string, label: string, value: number | null, way?: 'up' | 'down') => {
      const id = `${prefix}.${key}`
      values[id] = { text, label, value, ...(way ? { way } : {}) }
      return `{{${id}}}`
    }
    const times = (value: number) => `${numberText(Math.round(value * 10) / 10)} times`
    return {
      count: (key, value, label) => keep(key, countText(value), label, value),
      share: (key, value, label) => keep(key, shareText(value), label, value),
      amount: (key, value, column, label) => keep(key, amountText(value, column), label, value),
      plain: (key, value, label) => keep(key, numberText(value), label, value),
      change: (key, value, label) => keep(key, shareText(Math.abs(value)), label, value, value < 0 ? 'down' : 'up'),
      times: (key, value, label) => keep(key, times(value), label, value),
      points: (key, value, label) =>
        keep(key, `${numberText(Math.round(Math.abs(value) * 1000) / 10)} percentage points`, label, value),
      name: (key, text, label) => keep(key, text, label, null),
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
      const { chart, ...rest } = draft
      if (chart) charts.push({ id: `${id}.chart`, ...chart })
      findings.push({ ...rest, kind, id, chart: chart ? `${id}.chart` : null, answers: false })
    },
  }
}
