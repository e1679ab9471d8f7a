import type { RunContext } from '#shared/api/run-context.ts'
import type { RunMode } from '#shared/run-mode.ts'

/** What a user chose beside the words of a form; null leaves it to the installation. */
export interface RunChoice {
  model: string | null
  mode: RunMode | null
  /** What the user's plan begins with, where the user chose nothing. */
  planMode: RunMode | null
  /** Not remembered: what goes along belongs to one document. */
  context: RunContext | null
}

export const noChoice: RunChoice = { model: null, mode: null, planMode: null, context: null }

const key = 'pm-pilot.run-choice'

/** The choice that an account made last in this browser. */
export function readChoice(owner: string | null): RunChoice {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? 'null')
    if (owner === null || stored === null || typeof stored !== 'object') return noChoice
    const record: { owner?: unknown; model?: unknown; mode?: unknown } = stored
    if (record.owner !== owner) return noChoice
    return {
      model: typeof record.model === 'string' ? record.model : null,
      mode: record.mode === 'quick' || record.mode === 'thorough' ? record.mode : null,
      planMode: null,
      context: null,
    }
  } catch {
    return noChoice
  }
}

export function writeChoice(owner: string | null, { model, mode }: RunChoice): void {
  if (owner === null) return
  try {
    localStorage.setItem(key, JSON.stringify({ owner, model, mode }))
  } catch {
    // A full storage costs the memory of it, not the choice.
  }
}

/** The same choice with results that go along. */
export const withResults = (choice: RunChoice, results: string[]): RunChoice =>
  results.length === 0 ? choice : { ...choice, context: { results, notes: [], voice: false } }

/** The fields of a request. */
export const bodyOf = ({ model, mode, planMode, context }: RunChoice): Record<string, unknown> => ({
  ...(model ? { model } : {}),
  ...((mode ?? planMode) ? { mode: mode ?? planMode } : {}),
  ...(context ? { context } : {}),
})
