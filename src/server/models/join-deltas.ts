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

/** What stands before and after the text of a delta. */
interface Frame {
  before: string
  after: string
}

/** A stream whose deltas differ in more than their text, such as a running number, is not tried for ever. */
const mostFrames = 3
const mark = 'the text of this delta'

/**
 * Joins neighbouring text deltas of the same place into one event; every other event keeps its bytes and its place. One joiner
 * for a stream, given whole events only.
 *
 * Most vendors' deltas differ in nothing but their text, so that parsing one of them says where the text of the next ones is:
 * they are found by their frame and not parsed.
 */
export function createDeltaJoiner(read: ReadTextDelta): (events: string) => string {
  let frame: Frame | null = null
  let framesLeft = mostFrames

  /** Finds the frame of a delta that was parsed, tries it, and keeps it when it holds. */
  function learnFrame(raw: string, text: string): void {
    if (frame && insideOf(raw, frame) !== null) return
    frame = null
    const written = JSON.stringify(text)
    const at = raw.indexOf(written)
    if (framesLeft === 0 || at < 0 || raw.indexOf(written, at + 1) >= 0) return
    framesLeft--
    const found = { before: raw.slice(0, at + 1), after: raw.slice(at + written.length - 1) }
    const parsed = parseEvent(found.before + mark + found.after)
    if (parsed && read(parsed.data)?.text === mark) frame = found
  }

  return (events) => {
    let out = ''
    let joined: Joined | null = null
    for (let at = 0; at < events.length; ) {
      const run: Run | null = joined && frame ? framedRun(events, at, frame) : null
      if (joined && run) {
        joined.text += run.text
        joined.count += run.count
        at = run.end
        continue
      }
      // What looked like this frame and was something else is looked at event by event.
      if (joined && frame && events.startsWith(frame.before, at)) frame = null
      const raw = events.slice(at, endOfEvent(events, at))
      at += raw.length
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
      if (delta) learnFrame(raw, delta.text)
    }
    return out + printJoined(joined)
  }
}

/** Just behind the blank line that ends the event at `from`. */
function endOfEvent(events: string, from: number): number {
  const end = /\r?\n\r?\n/g
  end.lastIndex = from
  return end.test(events) ? end.lastIndex : events.length
}

interface Run {
  text: string
  count: number
  end: number
}

/** The deltas of this frame that follow each other from `from` on; null where there is none, or one that must be parsed. */
function framedRun(events: string, from: number, frame: Frame): Run | null {
  if (!events.startsWith(frame.before, from)) return null
  return runToTheLast(events, from, frame) ?? runOneByOne(events, from, frame)
}

/** All of them at once, which takes a handful of searches for hundreds of deltas; null when something else is among them. */
function runToTheLast(events: string, from: number, { before, after }: Frame): Run | null {
  const start = from + before.length
  const between = after + before
  const last = events.lastIndexOf(between)
  const close = events.indexOf(after, last < start ? start : last + between.length)
  if (close < 0) return null
  const pieces = events.slice(start, close)
  // The escape at the end of a piece may be cut.
  if (pieces.endsWith('\\') || pieces.includes(`\\${after}`)) return null
  const listed = pieces.replaceAll(between, separator)
  const count = (pieces.length - listed.length) / (between.length - separator.length) + 1
  const text = joinedStrings(`["${listed}"]`, count)
  return text === null ? null : { text, count, end: close + after.length }
}

function runOneByOne(events: string, from: number, { before, after }: Frame): Run | null {
  const pieces: string[] = []
  let end = from
  while (events.startsWith(before, end)) {
    const close = events.indexOf(after, end + before.length)
    if (close < 0) break
    pieces.push(events.slice(end + before.length, close))
    end = close + after.length
  }
  if (pieces.length === 0 || pieces.some((piece) => cutEscape.test(piece))) return null
  const text = joinedStrings(`["${pieces.join(separator)}"]`, pieces.length)
  return text === null ? null : { text, count: pieces.length, end }
}

const separator = '","'
/** An odd number of backslashes: the last one belongs to what follows. */
const cutEscape = /(?<!\\)(?:\\\\)*\\$/

/** The texts of a list of so many strings; null for any other list: a piece with a quote of its own makes it longer or no list. */
function joinedStrings(json: string, count: number): string | null {
  try {
    const texts = JSON.parse(json) as unknown[]
    return texts.length === count && texts.every((text) => typeof text === 'string') ? texts.join('') : null
  } catch {
    return null
  }
}

function insideOf(raw: string, { before, after }: Frame): string | null {
  const fits = raw.length >= before.length + after.length && raw.startsWith(before) && raw.endsWith(after)
  return fits ? raw.slice(before.length, raw.length - after.length) : null
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
