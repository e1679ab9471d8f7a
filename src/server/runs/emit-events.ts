import type { Alive } from '#server/models/model-client.ts'
import type { UnderstoodItem } from '#shared/corrections.ts'
import type { RunEvent } from '#shared/run-events.ts'
import type { EventLog } from './event-writer.ts'
import type { RunClock } from './run-clock.ts'
import type { RunRow } from './run-row.ts'
import type { RunWorkerOptions } from './run-worker-options.ts'

/** Stores what a run says of itself; each event is a sign of life. */
export function createEmitter(
  row: RunRow,
  events: EventLog,
  { writer, metrics, clock }: Pick<RunWorkerOptions, 'writer' | 'metrics'> & { clock: RunClock },
) {
  let hasText = false
  let isThinking = false
  let understood: readonly UnderstoodItem[] = []
  const emit = (event: RunEvent): void => {
    clock.refresh()
    if (event.type === 'progress' && event.understood) understood = event.understood
    if (event.type === 'delta' && !hasText) {
      hasText = true
      metrics.firstText(row.agent_id, clock.age())
    }
    writer.append(events, event)
  }
  return {
    emit,
    onAlive(doing: Alive): void {
      clock.refresh()
      if (doing !== 'thinking' || isThinking) return
      isThinking = true
      emit({ type: 'progress', stage: 'writing', note: 'The model is thinking it over.' })
    },
    /** What was read in the form, as it was said last. */
    understood: () => understood,
  }
}
