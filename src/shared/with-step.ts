import type { RunStep } from './run-step.ts'

/** The steps with one more, in its old place where it was there before. */
export function withStep(steps: readonly RunStep[], step: RunStep): RunStep[] {
  const at = steps.findIndex(({ id }) => id === step.id)
  return at < 0 ? [...steps, step] : steps.with(at, step)
}
