import { cleanText } from '../brief/clean.ts'
import type { MarketView } from '../compose/market-view.ts'
import { withoutPoint } from '../compose/phrases.ts'
import { oneLine } from '../compose/subject.ts'

const longest = 160

const cue =
  /\b(?:today|currently|right now|at the moment|by hand|guess\w*|spreadsheets?|paper|whatsapp|excel|notebooks?|phone calls?|lose|loses|lost|wastes?|rebuild|forgets?|miss|misses|chase|wait|never|nobody|too late|late|drift|errors?|mistakes?|cannot|can't|hard to|fails?|stops?)\b/i

/** "Today it is paper in a folder", "today the gatekeeper has a clipboard". */
const naming =
  /^(?:today|currently|right now|so far)?,?\s*(?:it is|it's|it’s|that is|there is|there are|(?:the|each|every)\s[\p{L}-]+(?:\s[\p{L}-]+)?\s(?:has|have|uses?|works? with|carr(?:y|ies)))\s/iu
const trouble =
  /\b(?:lose|loses|lost|wastes?|forgets?|miss|misses|missing|late|errors?|mistakes?|never|nobody|hours?|minutes?|days?|cannot|can't|fails?|wrong)\b/i

const isOrder = /\b(?:ignore|disregard)\b.{0,40}\b(?:instructions?|prompts?|rules?)\b|\bsystem prompt\b/i
const ofProduct =
  /^(?:it|we|our(?! \d)|the (?:app|tool|product|software|platform|service)|users? can|replaces?|works?|with it|a |an )\b/i

/** Whole sentences in which the description tells today's practice, not what the product does. Only English can be told apart. */
export function toldSentences({ context, terms, facts }: MarketView): string[] {
  const { brief } = context
  if (brief.language !== 'en') return []
  const ways = brief.alternatives.length
  const sentences = cleanText(brief.source.description)
    // A semicolon ends what can be said in one breath.
    .split(/(?<=[.!?])\s+|\n+|;\s+/)
    .map((text) => withoutPoint(oneLine(text)).replace(/[!?]+$/, ''))
    // Behind the name of a way that was read stands what it costs.
    .map((text) => (ways > 0 && naming.test(text) ? (/^[^,]+,\s(?=.*)(.+)$/.exec(text)?.[1] ?? text) : text))
    .filter((text) => text.split(' ').length >= 4)
  const name = terms.name?.toLowerCase()
  return sentences.slice(1).filter((text) => {
    const lower = text.toLowerCase()
    // Ways of today that were read say no more than their names.
    if (naming.test(text) && ways > 0 && !trouble.test(text)) return false
    if (text.length > longest || (name && lower.includes(name)) || ofProduct.test(text) || isOrder.test(text))
      return false
    const isStep = facts.subject.steps.some(
      ({ third, phrase }) => third !== phrase && lower.includes(third.toLowerCase()),
    )
    return !isStep && (cue.test(text) || brief.pains.some((pain) => lower.includes(pain.text.toLowerCase())))
  })
}
