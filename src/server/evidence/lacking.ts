import type { Source } from '#shared/source.ts'
import { figuresIn, missingFigures } from './figures.ts'
import { missingNames } from './names.ts'

export interface Passage {
  text: string
  figures: ReadonlyMap<number, string>
}

export function passageOf({ title, publisher, year, excerpt, url }: Omit<Source, 'number'>): Passage {
  const read = [title, publisher, year ?? '', excerpt].join('\n')
  // An address names who speaks; a number in it says nothing of the claim.
  return { text: `${read}\n${url ?? ''}`, figures: figuresIn(read) }
}

export const givenPassage = (texts: readonly string[]): Passage => {
  const text = texts.join('\n')
  return { text, figures: figuresIn(text) }
}

/** The figures and names of a claim that none of the passages has, for people; null when they hold them all. */
export function lackOf(claim: string, language: string, passages: readonly Passage[]): string | null {
  const figures = missingFigures(claim, ...passages.map((each) => each.figures))
  const names = missingNames(
    claim,
    language,
    passages.map(({ text }) => text),
  )
  const lacking = [...figures, ...names]
  return lacking.length > 0 ? lacking.join(', ') : null
}
