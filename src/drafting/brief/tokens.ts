import { cleanText } from './clean.ts'
import { joinTokens } from './join-tokens.ts'
import { misspelled } from './misspelled.ts'
import type { Sentence, Token } from './token.ts'

export type { Sentence, Token, TokenKind } from './token.ts'

const tokenPattern =
  /[€$£¥]?\d[\d.,]*(?:\d|(?<=\d))(?:[a-z]{1,8}(?![a-z]))?%?|\p{L}[\p{L}\p{M}\p{N}]*(?:[-'&/+.](?=[\p{L}\p{N}])[\p{L}\p{M}\p{N}]+)*\+?|\n|[^\s\p{L}\p{N}]/giu

const sentenceEnd = new Set(['.', '!', '?', '\n', '•', '·', '*', '▪', '¿', '¡', '|'])

/** Longer sentences are cut, which bounds the work on a text without full stops. In tokens. */
const longestSentence = 120

/**
 * The texts that were split last: reader and placer split each field of a form, and whoever has a product asks several agents
 * about it. Long ones would take memory for little.
 */
const lastTexts = new Map<string, readonly Sentence[]>()
const mostTexts = 16
const longestKept = 4_000

/** Splits the text of one field into sentences of tokens; a bullet and a line break end a sentence. */
export function readSentences(text: string): readonly Sentence[] {
  const known = lastTexts.get(text)
  if (known) return known
  const sentences = splitSentences(text)
  if (text.length > longestKept) return sentences
  const [oldest] = lastTexts.size < mostTexts ? [] : lastTexts.keys()
  if (oldest !== undefined) lastTexts.delete(oldest)
  lastTexts.set(text, sentences)
  return sentences
}

function splitSentences(text: string): Sentence[] {
  const cleaned = cleanText(text)
  const sentences: Token[][] = []
  let current: Token[] = []
  const close = () => {
    if (current.length > 0) sentences.push(joinTokens(current))
    current = []
  }
  for (const match of cleaned.matchAll(tokenPattern)) {
    const raw = match[0]
    const isDashBullet = (raw === '-' || raw === '–') && current.length === 0
    if (sentenceEnd.has(raw) || isDashBullet) {
      close()
      continue
    }
    // "3.5." and "e.g." keep inner dots, a number's last mark belongs to the sentence
    const trimmed = /^[€$£¥]?\d/.test(raw) ? raw.replace(/[.,]+$/, '') : raw
    const first = trimmed.charAt(0)
    const lower = trimmed.toLowerCase()
    const right = misspelled.get(lower)
    const kind = /[\d€$£¥]/.test(first) && /\d/.test(trimmed) ? 'number' : /\p{L}/u.test(first) ? 'word' : 'mark'
    current.push({
      text: right ?? trimmed,
      lower: right ?? lower,
      kind,
      start: match.index,
      end: match.index + trimmed.length,
      opening: current.length === 0,
    })
    if (current.length >= longestSentence) close()
    if (/^\d/.test(raw) && raw.endsWith('.') && raw !== trimmed) close()
  }
  close()
  return sentences
}
