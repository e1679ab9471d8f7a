import { cleanText } from '../brief/clean.ts'
import type { MarketView } from '../compose/market-view.ts'
import { withoutPoint } from '../compose/phrases.ts'
import { oneLine } from '../compose/subject.ts'

const longest = 160

const cue =
  /\b(?:today|currently|right now|at the moment|by hand|guess\w*|spreadsheets?|paper|whatsapp|excel|notebooks?|phone calls?|lose|loses|lost|wastes?|rebuild|forgets?|miss|misses|chase|wait|never|nobody|too late|late|drift|errors?|mistakes?|cannot|can't|hard to|fails?|stops?)\b/i

const isOrder = /\b(?:ignore|disregard)\b.{0,40}\b(?:instructions?|prompts?|rules?)\b|\bsystem prompt\b/i
const ofProduct =
  /^(?:it|we|our|the (?:app|tool|product|software|platform|service)|users? can|replaces?|works?|with it|a |an )\b/i

/** Whole sentences in which the description tells today's practice, not what the product does. Only English can be told apart. */
export function toldSentences({ context, terms, facts }: MarketView): string[] {
  const { brief } = context
  if (brief.language !== 'en') return []
  const sentences = cleanText(brief.source.description)
    .split(/(?<=[.!?])\s+|\n+/)
    .map((text) => withoutPoint(oneLine(text)).replace(/[!?]+$/, ''))
    .filter((text) => text.split(' ').length >= 4)
  const name = terms.name?.toLowerCase()
  return sentences.slice(1).filter((text) => {
    const lower = text.toLowerCase()
    if (text.length > longest || (name && lower.includes(name)) || ofProduct.test(text) || isOrder.test(text))
      return false
    const isStep = facts.subject.steps.some(
      ({ third, phrase }) => third !== phrase && lower.includes(third.toLowerCase()),
    )
    return !isStep && (cue.test(text) || brief.pains.some((pain) => lower.includes(pain.text.toLowerCase())))
  })
}
