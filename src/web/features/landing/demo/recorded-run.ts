import { z } from 'zod'
import { runEvent } from '#shared/run-events.ts'
import { idleRun, type RunState, runReducer } from '../../agent/run/run-state.ts'
import recorded from './recorded-run.json'

const { input, events } = z
  .object({ input: z.record(z.string(), z.unknown()), events: z.array(runEvent) })
  .parse(recorded)

export { input as recordedInput }

/** The run as a page would have seen it: up to the moment before `stage` ends, or to its end. */
export function runUpTo(stage: 'researching' | 'writing' | 'end'): RunState {
  const following = { researching: 'writing', writing: 'checking', end: null }[stage]
  const cut = events.findIndex((event) => event.type === 'progress' && event.stage === following)
  const seen = cut === -1 ? events : events.slice(0, cut)
  return runReducer(runReducer(idleRun, { type: 'start', input, corrections: {}, productId: null }), {
    type: 'events',
    events: seen.map((event, index) => ({ number: index + 1, event })),
  })
}
