import { shortened } from '../compose/phrases.ts'

/** Characters as platforms count them: what a person sees as one, an emoji with its modifiers for example, counts once. */
const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' })

export function charactersIn(text: string): number {
  // Plain text needs no segmenting, which is slow.
  if (/^[\x20-\x7e\n]*$/.test(text)) return text.length
  let count = 0
  for (const _part of segmenter.segment(text)) count += 1
  return count
}

export const sentencesIn = (text: string): string[] => text.split(/(?<=[.!?][”"]?)\s+/).filter((part) => part !== '')

export const firstSentence = (text: string) => sentencesIn(text)[0] ?? text

/** As many whole sentences as fit; when not even the first does, that one cut at a clause or else at a word. */
export function fitSentences(text: string, most: number): string {
  if (charactersIn(text) <= most) return text
  let fitted = ''
  for (const sentence of sentencesIn(text)) {
    const longer = fitted === '' ? sentence : `${fitted} ${sentence}`
    if (charactersIn(longer) > most) break
    fitted = longer
  }
  return fitted === '' ? cutSentence(firstSentence(text), most) : fitted
}

function cutSentence(sentence: string, most: number): string {
  const clauses = sentence.split(/(?=[,;:] )/)
  let kept = ''
  for (const clause of clauses) {
    if (charactersIn(kept + clause) > most - 1) break
    kept += clause
  }
  return kept.length > most / 3 ? `${kept.replace(/[\s,;:.]+$/, '')}.` : shortened(sentence, most)
}

/** Joins parts with `between` as long as they fit; parts that do not fit are left out, the first is cut instead. */
export function fitParts(parts: readonly string[], most: number, between = '\n\n'): string {
  const [first = '', ...rest] = parts.filter((part) => part !== '')
  let text = fitSentences(first, most)
  for (const part of rest) {
    const longer = `${text}${between}${part}`
    if (charactersIn(longer) <= most) text = longer
  }
  return text
}
