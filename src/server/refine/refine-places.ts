import { choicesAt, leavesOf } from '#agents/_kit/binding/leaves.ts'
import { passagesOf } from '#agents/_kit/binding/passages.ts'
import type { LiveAgent } from '#agents/registry-server.ts'
import type { DocumentContent, TouchedPlace } from '#shared/api/documents.ts'
import { lettersOf } from '#shared/document/letters-of.ts'
import { type Path, pathOf, pointerOf } from '#shared/json-pointer.ts'

/** A text of the document that can be put in other words: a value of the result, or a line, item or cell of a longer one. */
export interface RefinePlace {
  /** Its pointer; with "#" and a number for a passage of a longer text. Nothing else has it within one revision. */
  id: string
  path: Path
  pointer: string
  text: string
  /** Where the passage begins in the text at the pointer, in code units; null for all of it. */
  at: number | null
}

/** What is read and not said: addresses, days, numbers of requirements. */
const isNoSentence = (text: string) =>
  /^(?:https?:\/\/|www\.|mailto:)\S+$/i.test(text) || /^\d{4}-\d{2}-\d{2}/.test(text) || /^[A-Z]{1,5}-?\d+$/.test(text)

/** What the user knows stands as it was typed, and a source is called what it is called. */
const notRefined = new Set(['ownFacts', 'searchResults'])

/** Every text that can be refined, in the order of the document. */
export function placesOf(agent: LiveAgent, content: DocumentContent): RefinePlace[] {
  const result = leavesOf(content.result)
    .filter(({ path, value }) => typeof value === 'string' && !path.some((step) => notRefined.has(String(step))))
    .filter(({ path, value }) => !isNoSentence(String(value)) && choicesAt(agent.resultSchema, path) === null)
    .flatMap(({ path, value }) => placesIn(['result', ...path], String(value)))
  return [...result, ...content.blocks.flatMap(({ text }, index) => placesIn(['blocks', index, 'text'], text))]
}

function placesIn(path: Path, text: string): RefinePlace[] {
  const pointer = pointerOf(path)
  const passages = passagesOf(text)
  const [only] = passages
  if (passages.length === 1 && only?.text.length === text.length)
    return [{ id: pointer, path, pointer, text, at: null }]
  return passages.map((passage, index) => ({
    id: `${pointer}#${index + 1}`,
    path,
    pointer,
    text: passage.text,
    at: passage.at,
  }))
}

const isWithin = (pointer: string, outer: string) => pointer === outer || pointer.startsWith(`${outer}/`)

/** The places at or below these pointers, and of them the ones that say a part of the quote; all without either. */
export function placesWithin(places: readonly RefinePlace[], within: readonly string[], quote: string): RefinePlace[] {
  const chosen =
    within.length === 0
      ? [...places]
      : places.filter(({ id, pointer }) => within.some((each) => each === id || isWithin(pointer, each)))
  const lines = [...new Set(quote.split(/\n+/).map(lettersOf))].filter((line) => line !== '')
  if (lines.length === 0) return chosen
  const isSaid = saysPartOf(lines)
  return chosen.filter(({ text }) => isSaid(lettersOf(text)))
}

/** So few characters stand in many texts by chance. */
const least = 4
/** So many lines are looked for inside of texts. Of more, which are whole parts of the document, only the ends can be pieces of a text. */
const mostPieces = 200

/** Whether a text is one of the lines, holds one, or stands in one. */
function saysPartOf(lines: readonly string[]): (text: string) => boolean {
  const whole = new Set(lines)
  const pieces = (lines.length > mostPieces ? [lines[0] ?? '', lines.at(-1) ?? ''] : lines).filter(
    ({ length }) => length >= least,
  )
  const all = lines.join('\n')
  return (text) =>
    whole.has(text) || pieces.some((line) => text.includes(line)) || (text.length >= 3 * least && all.includes(text))
}

/** Whether a person has changed the place, something in it, or what it stands in. */
export function isTouched(
  touched: readonly TouchedPlace[],
  { pointer, text }: { pointer: string; text?: string },
): boolean {
  return touched.some(
    (place) =>
      (place.pointer === pointer && (place.passage === undefined || text === undefined || place.passage === text)) ||
      isWithin(place.pointer, pointer) ||
      (place.passage === undefined && place.pointer !== pointer && isWithin(pointer, place.pointer)),
  )
}

/** The innermost item of a list that a path leads to or through; null where it stands in none. */
export function itemAround(path: Path): Path | null {
  const last = path.findLastIndex((step, index) => index > 0 && (typeof step === 'number' || /^\d+$/.test(step)))
  return last === -1 ? null : path.slice(0, last + 1)
}

/** A pointer as a path with numbers for the places of lists. */
export const listPathOf = (pointer: string): Path =>
  (pathOf(pointer) ?? []).map((step) => (/^\d+$/.test(String(step)) ? Number(step) : step))
