import type { ComputedValue, PreparedAnalysis } from './prepared.ts'

/** What a text may refer to. */
export type Known = Pick<PreparedAnalysis, 'values' | 'names'>

const reference = /\{\{\s*([\w.-]+)\s*\}\}/g
/** A reference that is still being written. */
const openReference = /\{\{?[^{}]*$/

/**
 * Words that are figures. "One" is left out, since it is mostly no count, and "second" and "quarter", which are mostly a place
 * and a time.
 */
const figureWord = new RegExp(
  [
    String.raw`\b(two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fifteen|twenty|thirty`,
    '|forty|fifty|sixty|seventy|eighty|ninety|hundreds?|thousands?|millions?|billions?|dozens?|half',
    '|halves|halved|thirds?|two-thirds|three-quarters|twice|thrice|doubl(?:e|ed|es|ing)|tripl(?:e|ed',
    String.raw`|es|ing)|quadrupl\w*|\w+fold)\b`,
  ].join(''),
  'i',
)
const upWords = /\b(rose|rises?|rising|grew|grows?|growing|growth|increas\w*|climb\w*|gained?|improv\w*|higher|up)\b/i
const downWords = /\b(fell|falls?|falling|fallen|drop\w*|declin\w*|decreas\w*|shr[aiu]nk\w*|lost|loss|lower|down)\b/i

/** True for a text with a digit or a word for a number. */
export function holdsFigure(text: string): boolean {
  return /[\p{Nd}\p{No}\p{Nl}]/u.test(text) || figureWord.test(text)
}

/** Without the names of the file that hold a figure. A name stands by itself: "Q2" does not free the 2 in "Q25". */
function withoutNames(text: string, { names }: Known): string {
  // Longest first, so that a name inside another one leaves nothing behind.
  return names
    .toSorted((a, b) => b.length - a.length)
    .reduce((rest, name) => {
      const escaped = name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
      return rest.replace(new RegExp(`(?<![\\p{L}\\p{N}])${escaped}(?![\\p{L}\\p{N}])`, 'giu'), ' ')
    }, text)
}

/** What is wrong with one sentence, in words for whoever wrote it; null when every figure is a computed one. */
export function unboundIn(sentence: string, known: Known): string | null {
  const referred: ComputedValue[] = []
  let unknown: string | null = null
  const rest = sentence.replace(reference, (_match, id: string) => {
    const value = Object.hasOwn(known.values, id) ? known.values[id] : undefined
    if (value) referred.push(value)
    else unknown ??= id
    return ' '
  })
  if (unknown !== null) return `{{${unknown}}} is no computed value`
  const bare = withoutNames(rest, known)
  const digits = /[\p{Nd}\p{No}\p{Nl}][\p{Nd}.,]*\s*%?/u.exec(bare)
  if (digits) return `"${digits[0].trim()}" is a figure of its own`
  const word = figureWord.exec(bare)
  if (word) return `"${word[0]}" is a figure of its own`
  const ways = new Set(referred.flatMap(({ way }) => way ?? []))
  if (ways.size === 1) {
    const up = upWords.test(bare)
    const down = downWords.test(bare)
    if (ways.has('down') && up && !down) return 'it says that something rose which fell'
    if (ways.has('up') && down && !up) return 'it says that something fell which rose'
  }
  return null
}

/** Sentences of a text, each with the space after it. */
export function sentencesOf(text: string): string[] {
  return text.match(/[\s\S]+?(?:[.!?][)"'”]?(?=\s+["'“(]?(?:\p{Lu}|\{\{))\s+|$)/gu) ?? []
}

/** The sentences whose figures are all computed ones. Empty when none is left. */
export function boundSentences(text: string, known: Known): string {
  return sentencesOf(text)
    .filter((sentence) => unboundIn(sentence, known) === null)
    .join('')
    .trim()
}

/** The text with the computed values in place of the references. Sentences with a figure of their own are left out. */
export function resolved(text: string | undefined, known: Known): string {
  return filled(boundSentences((text ?? '').replace(openReference, ''), known), known)
}

/** The same for a text of ours, which is not checked again. */
export function filled(text: string, { values }: Pick<Known, 'values'>): string {
  const whole = text.replace(reference, (_match, id: string) => values[id]?.text ?? '')
  // A file's name keeps its own first letter.
  return /^\{\{(?!\s*data\.file)/.test(text) ? whole.charAt(0).toUpperCase() + whole.slice(1) : whole
}
