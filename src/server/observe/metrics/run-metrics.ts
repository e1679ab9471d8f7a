import { Counter, Gauge, Histogram, type Registry } from 'prom-client'

export type RunOutcome = 'succeeded' | 'failed' | 'cancelled'

/** What happens to runs, by the labels that an operator decides by. Nothing here names a user. */
export interface RunMetrics {
  active(runs: number): void
  /** Work on a run began, so long after it was asked for. */
  began(waitMs: number): void
  firstText(agentId: string, sinceStartMs: number): void
  ended(agentId: string, outcome: RunOutcome, durationMs: number): void
  /** One use of a plan was settled. */
  used(plan: string): void
}

const runBuckets = [0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60, 120, 300]

export function createRunMetrics(registry: Registry): RunMetrics {
  const registers = [registry]
  const active = new Gauge({ name: 'pm_pilot_runs_active', help: 'Runs that this server works on', registers })
  const waits = new Histogram({
    name: 'pm_pilot_run_wait_seconds',
    help: 'Time in the queue before work on a run began',
    buckets: [0.01, 0.1, 0.5, 1, 2.5, 5, 10, 30, 60, 300],
    registers,
  })
  const firstText = new Histogram({
    name: 'pm_pilot_run_first_text_seconds',
    help: 'Time from the request to the first text of its result',
    labelNames: ['agent'],
    buckets: runBuckets,
    registers,
  })
  const seconds = new Histogram({
    name: 'pm_pilot_run_seconds',
    help: 'Time from the request to the end of its run; the count is the number of runs',
    labelNames: ['agent', 'outcome'],
    buckets: runBuckets,
    registers,
  })
  const uses = new Counter({
    name: 'pm_pilot_uses_total',
    help: 'Uses that were settled, by the plan that the run started on',
    labelNames: ['plan'],
    registers,
  })
  return {
    active: (runs) => active.set(runs),
    began: (waitMs) => waits.observe(waitMs / 1000),
    firstText: (agent, sinceStartMs) => firstText.observe({ agent }, sinceStartMs / 1000),
    ended: (agent, outcome, durationMs) => seconds.observe({ agent, outcome }, durationMs / 1000),
    used: (plan) => uses.inc({ plan }),
  }
}
