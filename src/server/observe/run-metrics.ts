import { Counter, Gauge, Histogram, type Registry } from 'prom-client'

export interface RunMetrics {
  active: Gauge
  finished(
    agentId: string,
    model: string,
    status: 'succeeded' | 'failed' | 'cancelled',
    durationMs: number,
    tokens?: { inputTokens: number | null; outputTokens: number | null },
  ): void
}

export function createRunMetrics(registry: Registry): RunMetrics {
  const registers = [registry]
  const active = new Gauge({ name: 'pm_pilot_runs_active', help: 'Runs that this server works on', registers })
  const runs = new Counter({
    name: 'pm_pilot_runs_total',
    help: 'Finished runs',
    labelNames: ['agent', 'model', 'status'],
    registers,
  })
  const seconds = new Histogram({
    name: 'pm_pilot_run_seconds',
    help: 'Time from request to result',
    labelNames: ['agent', 'model'],
    buckets: [0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60, 120, 300],
    registers,
  })
  const used = new Counter({
    name: 'pm_pilot_model_tokens_total',
    help: 'Tokens that the model vendor counted',
    labelNames: ['model', 'direction'],
    registers,
  })
  return {
    active,
    finished(agent, model, status, durationMs, tokens) {
      runs.inc({ agent, model, status })
      seconds.observe({ agent, model }, durationMs / 1000)
      if (tokens?.inputTokens) used.inc({ model, direction: 'input' }, tokens.inputTokens)
      if (tokens?.outputTokens) used.inc({ model, direction: 'output' }, tokens.outputTokens)
    },
  }
}
