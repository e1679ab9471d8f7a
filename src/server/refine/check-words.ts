import { checkEvidence } from '#server/evidence/check-evidence.ts'
import { figuresIn, missingFigures } from '#server/evidence/figures.ts'
import { wordsOf } from '#server/evidence/words.ts'
import { removeUnboundLinks } from '#server/research/bound-links.ts'
import { cleanText } from '#shared/clean-text.ts'
import type { Source } from '#shared/source.ts'
import { wholeAssumptionMark } from '#shared/statement-marks.ts'

export interface Grounds {
  sources: readonly Source[]
  /** What the user typed and knows: nothing of it needs a source. */
  given: readonly string[]
  /** What the document says as it is: none of its figures is new. */
  said: readonly string[]
  language: string
}

export interface CheckedWords {
  text: string
  /** For the page: what the place cites no more, and what was marked. */
  notes: string[]
  /** The sources that it cited and cites no more. */
  uncited: readonly number[]
}

const citations = /\[(\d{1,2}(?:,\s*\d{1,2})*)\]/g

export const citedIn = (text: string): Set<number> =>
  new Set([...text.matchAll(citations)].flatMap(([, numbers = '']) => numbers.split(',').map(Number)))

const numbered = (numbers: readonly number[]) =>
  numbers.length === 1 ? `source ${numbers[0]}` : `sources ${numbers.join(', ')}`

/** New words for a place, held against the sources as a run's are: no new citation without its passage, no new figure from nowhere. */
export function checkWords(before: string, written: string, { sources, given, said, language }: Grounds): CheckedWords {
  const { value, removed } = removeUnboundLinks(cleanText(written), sources, given)
  const cited = citedIn(before)
  // A citation that is new must be held by its passage alone: that the text was there before says nothing.
  const isNew = [...citedIn(String(value))].some((number) => !cited.has(number))
  const held = checkEvidence(String(value), { sources, given: isNew ? given : [...given, before], language })
  const marked = withKeptMark(before, String(held.output))
  const known = [
    before,
    ...given,
    ...said,
    ...sources.flatMap(({ title, excerpt, year }) => [title, excerpt, String(year ?? '')]),
  ]
  const isMarked = String(held.output) !== String(value)
  const made = isMarked ? [] : missingFigures(marked, figuresIn(known.join('\n')))
  // One mark says it; the note names what is new.
  const text = made.length === 0 || wholeAssumptionMark.test(marked) ? marked : withDoubt(marked, language)
  const uncited = [...cited].filter((number) => !citedIn(text).has(number))
  return {
    text,
    uncited,
    notes: [
      ...(uncited.length > 0 ? [`It no longer cites ${numbered(uncited)}.`] : []),
      ...(isMarked ? ['Its source does not say all of it, so it is marked as an assumption.'] : []),
      ...(made.length > 0 ? [`No source has ${made.join(', ')}, so it is marked as an assumption.`] : []),
      ...(removed.length > 0 ? ['A link that no source has was removed.'] : []),
    ],
  }
}

/** An assumption in other words is one still, unless the new words cite a source. */
function withKeptMark(before: string, after: string): string {
  const [kept] = wholeAssumptionMark.exec(before) ?? []
  if (!kept || wholeAssumptionMark.test(after) || citedIn(after).size > 0) return after
  const [, body = after, stop = ''] = /^([\s\S]*?)([.!?]?)$/.exec(after.trimEnd()) ?? []
  return `${body} ${kept}${stop}`
}

/** Before the full stop, as the marks of a run are. */
function withDoubt(text: string, language: string): string {
  const { assumption, noSource } = wordsOf(language)
  const [, body = text, stop = ''] = /^([\s\S]*?)([.!?]?)$/.exec(text.trimEnd()) ?? []
  return `${body} (${assumption}: ${noSource})${stop}`
}
