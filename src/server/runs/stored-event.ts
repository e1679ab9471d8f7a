import { toStorable } from '#server/db/storable-json.ts'
import type { RunEvent } from '#shared/run-events.ts'

export interface StoredEvent {
  seq: number
  event: RunEvent
  /** Its data as JSON without the type, once somebody needed it. Sources and results are long, and are written twice. */
  json?: string
}

/** The event's data as JSON, as it goes over the wire: the type is the event's name there. */
export function eventJson(stored: StoredEvent): string {
  if (stored.json === undefined) {
    const { type: _, ...data } = stored.event
    stored.json = toStorable(data).json
  }
  return stored.json
}

/** The row's `data`, type included. */
export function rowJson(stored: StoredEvent): string {
  return withType(stored.event.type, eventJson(stored))
}

export function withType(type: RunEvent['type'], json: string): string {
  return json === '{}' ? `{"type":"${type}"}` : `{"type":"${type}",${json.slice(1)}`
}

/** A row of `run_events` for json_to_recordset (run_id, fence, seq, type, data). `data` was written as JSON before. */
export function eventRow(run: { runId: string; fence: number }, { seq, event }: StoredEvent, data: string): string {
  return `{"run_id":"${run.runId}","fence":${run.fence},"seq":${seq},"type":"${event.type}","data":${data}}`
}
