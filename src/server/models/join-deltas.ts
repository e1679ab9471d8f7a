import { isRecord } from './model-failure.ts'

/** One vendor's plain text delta: the event's parsed data, the text in it, and how to put another text there. */
export interface TextDelta {
  /** Deltas with different places (another content block, another choice) are never joined. */
  place: string
  text: string
  /** Writes `text` into the parsed data. The last event's data is used, so that running totals in it stay right. */
  replace(text: string): void
}

/** Says whether the parsed data of an event is nothing but a text delta. */
export type ReadTextDelta = (data: Record<string, unknown>) => TextDelta | null

interface Joined {
  /** The only event, as it came; used while nothing was joined to it. */
  raw: string
  head: string
  data: Record<string, unknown>
  delta: TextDelta
  text: string
  count: number
}

/** Joins neighbouring text deltas of the same place into one event; every other event keeps its bytes and its place. */
export function joinDeltas(events: readonly string[], read: ReadTextDelta): string {
  if (events.length === 1) return events[0] ?? ''
  let out = ''
  let joined: Joined | null = null
  /** How the deltas of this stream look, as long as they look alike. */
  let frame: Frame | null = null
  let framesLeft = mostFrames
  for (const raw of events) {
    const inner = joined && frame ? insideOf(raw, frame) : null
    if (joined && inner !== null) {
      joined.text += inner
      joined.count++
      continue
    }
    const parsed = parseEvent(raw)
    const delta = parsed ? read(parsed.data) : null
    if (joined && parsed && delta && joined.delta.place === delta.place) {
      joined.data = parsed.data
      joined.delta = delta
      joined.text += delta.text
      joined.count++
    } else {
      out += printJoined(joined)
      joined = parsed && delta ? { raw, ...parsed, delta, text: delta.text, count: 1 } : null
      if (!joined) out += raw
    }
    frame = null
    if (joined && delta && framesLeft > 0) {
      framesLeft--
      frame = frameOf(raw, delta.text, read)
    }
  }
  return out + printJoined(joined)
}

/** What stands before and after the text of a delta. */
interface Frame {
  before: string
  after: string
}

/** A stream whose deltas differ in more than their text, such as a running number, is not tried for ever. */
const mostFrames = 3
const mark = 'the text of this delta'

/**
 * Most vendors' deltas differ in nothing but their text, so that parsing one of them says where the text of the next ones is. The
 * frame is tried before it is believed. Null when the text stands there in another spelling, or twice.
 */
function frameOf(raw: string, text: string, read: ReadTextDelta): Frame | null {
  const written = JSON.stringify(text)
  const at = raw.indexOf(written)
  if (at < 0 || raw.indexOf(written, at + 1) >= 0) return null
  const frame = { before: raw.slice(0, at + 1), after: raw.slice(at + written.length - 1) }
  const parsed = parseEvent(frame.before + mark + frame.after)
  return parsed && read(parsed.data)?.text === mark ? frame : null
}

/** The text of a delta that has this frame; null for another event. */
function insideOf(raw: string, { before, after }: Frame): string | null {
  if (raw.length < before.length + after.length || !raw.startsWith(before) || !raw.endsWith(after)) return null
  const inner = raw.slice(before.length, raw.length - after.length)
  if (!/["\\\r\n]/.test(inner)) return inner
  // A quote or a line that ends the text early would mean another shape; the parser decides.
  try {
    const text: unknown = JSON.parse(`"${inner}"`)
    return typeof text === 'string' ? text : null
  } catch {
    return null
  }
}

function printJoined(joined: Joined | null): string {
  if (!joined || joined.count === 1) return joined?.raw ?? ''
  joined.delta.replace(joined.text)
  return `${joined.head}data: ${JSON.stringify(joined.data)}\n\n`
}

/** An event of one `data:` line, with the lines before it; null for anything else, which then passes untouched. */
function parseEvent(raw: string): { head: string; data: Record<string, unknown> } | null {
  const match = /^((?:event:[^\r\n]*\r?\n)?)data: ?(\{[^\r\n]*\})\r?\n\r?\n$/.exec(raw)
  if (!match?.[2]) return null
  try {
    const data: unknown = JSON.parse(match[2])
    return isRecord(data) ? { head: match[1] ?? '', data } : null
  } catch {
    return null
  }
}
