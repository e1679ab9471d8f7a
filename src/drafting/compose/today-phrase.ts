import { looksPlural } from '../brief/inflect.ts'
import { withArticle } from './phrases.ts'

/** Nouns without an article when they name a way of doing something. */
const mass = new Set(
  'paper excel email e-mail mail phone whatsapp slack word memory intuition cash software luck guesswork mouth hand pen pencil post text texting nothing facebook instagram google telegram trello notion outlook sharepoint teams'.split(
    ' ',
  ),
)

/** "paper", "email": a way that needs no article. */
export const isMass = (word: string) => mass.has(word.toLowerCase())

/** What people use today as a noun phrase that fits after "instead of": "a paper rota", "Excel", "hiring a consultant". */
export function todayPhrase(text: string): string {
  const bare = text.replace(/^(?:on|by|in|via|with|through|using|over)\s+/i, '').trim()
  const words = bare.split(/\s+/)
  const first = words[0] ?? ''
  const core = bare.split(/ (?:with|of|in|on|at|for|from|to|and|per|between|that|which) /)[0] ?? bare
  const head = core.split(/\s+/).at(-1) ?? ''
  const isName = words.every((word) => /^\p{Lu}/u.test(word))
  if (isName || mass.has(head.toLowerCase()) || looksPlural(head) || /^\w+ing$/.test(first)) return bare
  if (/^(?:\d|no\b|their\b|its\b|his\b|her\b|our\b|my\b)/i.test(bare)) return bare
  return withArticle(bare)
}
