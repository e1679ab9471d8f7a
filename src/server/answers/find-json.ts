import { runInNewContext } from 'node:vm'
import { jsonrepair } from 'jsonrepair'

/** Longest time in ms that mending an answer may hold up the thread: some texts cost the library the square of their length. */
const longestMending = 120

/** The JSON value of a model's answer, however it is wrapped; undefined where there is none. */
export function findJson(answer: string): unknown {
  const text = answer.replace(unprintable, '').trim()
  const whole = parsed(text) ?? parsed(quotedIn(text))
  if (whole !== undefined) return whole
  const said = withoutThoughts(text)
  const pieces = candidatesIn(said)
  const mended = createMending()
  const joined = joinedParts(pieces, mended)
  if (joined) return joined
  for (const candidate of pieces.toSorted((one, other) => other.length - one.length).slice(0, 3)) {
    const plain = withoutRemarks(candidate)
    const value = parsed(candidate) ?? mended(candidate) ?? (plain === candidate ? undefined : mended(plain))
    if (value !== undefined) return value
  }
  return undefined
}

/** A mark of byte order, and control characters that no JSON has. */
const unprintable = /^[\uFEFF\u200B]+|[^\P{Cc}\t\n\r]/gu

/** The text of an answer that was made JSON twice. */
function quotedIn(text: string): string {
  if (!/^"[\s\S]*"$/.test(text)) return ''
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'string' ? value.trim() : ''
  } catch {
    return ''
  }
}

/** An answer in several objects, each with other properties than the ones before: halves, or a property a line. The last may be cut off. */
function joinedParts(pieces: readonly string[], mended: Mending): Record<string, unknown> | undefined {
  if (pieces.length < 2) return undefined
  const parts = pieces
    .map((piece, index) => parsed(piece) ?? (index === pieces.length - 1 ? mended(piece) : undefined))
    .filter((part): part is object => typeof part === 'object' && part !== null && !Array.isArray(part))
  const properties = parts.flatMap((part) => Object.entries(part))
  const joined = Object.fromEntries(properties)
  return parts.length > 1 && Object.keys(joined).length === properties.length ? joined : undefined
}

/** Without remarks as Python has them; a line with a quotation mark behind the "#" may be a text. */
const withoutRemarks = (text: string) => text.replace(/(?<=^|[\s,{}[\]])#[^"\n]*$/gm, '')

/** What a model says aloud before its answer, where the answer is behind it. */
export function withoutThoughts(text: string): string {
  const closed = /<\/(?:think|thinking|reasoning|thought)>/gi
  let end = 0
  for (const match of text.matchAll(closed)) {
    // Inside an answer the words may stand for themselves.
    if (text.includes('{', match.index)) end = match.index + match[0].length
  }
  return end > 0 ? text.slice(end) : text.replace(/^\s*<(?:think|thinking|reasoning|thought)>/i, '')
}

/** Pieces that may be the answer, or parts of it. The longest is likely to be: an example in a preamble is shorter. */
function candidatesIn(text: string): string[] {
  const fenced = [...text.matchAll(/```[\w-]*[ \t]*\r?\n([\s\S]*?)\r?\n[ \t]*```/g)].map(([, inside = '']) => inside)
  const pieces = [...fenced.filter((inside) => /^\s*[{[]/.test(inside)), ...objectsIn(text)]
  return [...new Set(pieces.map((piece) => piece.trim()))]
}

/** More than any answer has properties, for one that comes a property a line. */
const mostObjects = 40

/** Pieces from an opening brace to the one that closes it; the last one may be cut off. */
function objectsIn(text: string): string[] {
  const found: string[] = []
  for (let from = text.indexOf('{'); from >= 0 && found.length < mostObjects; ) {
    const end = endOfObject(text, from)
    found.push(text.slice(from, end))
    from = text.indexOf('{', end)
  }
  return found
}

function endOfObject(text: string, from: number): number {
  let depth = 0
  let isText = false
  for (let at = from; at < text.length; at += 1) {
    const character = text[at]
    if (isText) {
      if (character === '\\') at += 1
      else if (character === '"') isText = false
    } else if (character === '"') isText = true
    else if (character === '{' || character === '[') depth += 1
    else if (character === '}' || character === ']') {
      depth -= 1
      if (depth === 0) return at + 1
    }
  }
  return text.length
}

function parsed(text: string): unknown {
  if (!/^[{[]/.test(text)) return undefined
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

type Mending = (text: string) => unknown

/**
 * Mends trailing commas, single quotes, comments, missing ends; undefined where it cannot, and when the time for this answer is over. Deeper
 * nesting than the stack holds is no answer.
 */
function createMending(): Mending {
  let left = longestMending
  return (text) => {
    if (!/^\s*[{[]/.test(text) || left < 1) return undefined
    const start = performance.now()
    try {
      const value: unknown = JSON.parse(
        runInNewContext('mend()', { mend: () => jsonrepair(text) }, { timeout: Math.ceil(left) }),
      )
      return typeof value === 'object' && value !== null ? value : undefined
    } catch {
      return undefined
    } finally {
      left -= performance.now() - start
    }
  }
}
