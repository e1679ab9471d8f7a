import { inferenceMark } from '#shared/statement-marks.ts'
import type { EvidenceWords } from './words.ts'

/** "[2]", "[1, 3]", "[1] [3]", also as Markdown escapes it. */
const citation = /(?:(?<!\s)\s*\\?\[\d{1,2}(?:,\s*\d{1,2})*\\?\])+/g

export interface CitationGrounds {
  isSource(number: number): boolean
  /** What the cited passages lack of a claim; null when they hold it. */
  lackOf(claim: string, numbers: readonly number[]): string | null
  words: EvidenceWords
}

export interface CheckedCitations {
  /** Without the citations that do not hold. */
  text: string
  /** What each of these lacks, in words. */
  doubts: string[]
  /** How many numbers of no source were there. */
  removed: number
}

/** Each sentence of a text with its citations; a list of what follows from sources is looked at for its numbers alone. */
export function checkCitations(text: string, { isSource, lackOf, words }: CitationGrounds): CheckedCitations {
  if (!/\[\d/.test(text)) return { text, doubts: [], removed: 0 }
  const doubts: string[] = []
  let removed = 0
  let start = 0
  const checked = text.replace(citation, (whole: string, at: number) => {
    const numbers = (whole.match(/\d+/g) ?? []).map(Number)
    const known = numbers.filter(isSource)
    removed += numbers.length - known.length
    const before = text.slice(start, at)
    const isSaid = /^[\s,;]*$/.test(before)
    start = at + whole.length
    const mark = known.length === numbers.length ? whole : known.length === 0 ? '' : ` [${known.join(', ')}]`
    if (isWithinInference(before) || (isSaid && known.length > 0)) return mark
    if (known.length === 0) {
      doubts.push(words.noSource)
      return ''
    }
    const lack = lackOf(sentenceBefore(before), known)
    if (lack === null) return mark
    doubts.push(words.notIn(lack, known.join(', ')))
    return ''
  })
  return { text: checked === text ? text : tidied(checked), doubts, removed }
}

/** Whether a bracket that says what was inferred is open at the end. */
const isWithinInference = (text: string) => new RegExp(`${inferenceMark.source}[^)]*$`, 'iu').test(text)

/** What a citation stands behind: the last sentence before it. */
function sentenceBefore(text: string): string {
  const sentences = text.trim().split(/(?<=[.!?]["”’)]?)\s+(?=[\p{Lu}\d"“(])/u)
  return (sentences.at(-1) ?? text).trim()
}

const tidied = (text: string) => text.replace(/(?<!\s)\s+([.,;:!?])/g, '$1').trimEnd()
