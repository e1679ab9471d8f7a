import type { RunRow } from './run-row.ts'

/** How old a run is, and the two times that end it: one without a sign of life, one in all. */
export interface RunClock {
  /** In ms since the request. */
  age(): number
  /** There was a sign of life. */
  refresh(): void
  stop(): void
}

export function startRunClock(
  row: Pick<RunRow, 'age_ms'>,
  { timeoutMs, longestMs }: { timeoutMs: number; longestMs: number },
  onTooLong: () => void,
): RunClock {
  // Servers' clocks may differ, and jump: the database says how old the run is, and from here on time only passes.
  const begun = performance.now()
  const age = () => Math.round((row.age_ms ?? 0) + performance.now() - begun)
  const idle = setTimeout(onTooLong, timeoutMs)
  const whole = setTimeout(onTooLong, Math.max(0, longestMs - age()))
  return {
    age,
    refresh: () => void idle.refresh(),
    stop() {
      clearTimeout(idle)
      clearTimeout(whole)
    },
  }
}
