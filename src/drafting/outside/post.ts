import type { BriefSource } from '#shared/brief.ts'
import type { BriefReading } from '#shared/reading.ts'
import { isAchieved } from '../reading/find-proof.ts'
import { sentence } from '../selecting/copy/sentences.ts'
import type { FoundSignals } from './advise.ts'
import { sideLines } from './side-lines.ts'

/** A post of the user's own sentences, or why there is none. */
export interface OutsidePost {
  /** Paragraphs that can be posted; empty where the user's sentences do not carry one. */
  text: string[]
  /** Why there is no post; empty where there is one. */
  withheld: string
  /** What has to be settled before it goes out. */
  checks: string[]
  /** Sentences of the user that were left out, with why. */
  left: { quote: string; why: string }[]
}

const fewestSentences = 2
const mostSentences = 5
const mostProof = 2
const fewestWords = 5
const mostWords = 40
/** Words to oneself or to a builder, not to readers. */
const toBuilder =
  /\b(?:(?:i|we) call it|(?:i['’]m|we['’]re) building|i want|we want|want to (?:make|build)|i'd like|would like to|maybe|perhaps|um|uh|kinda|sort of|lol|pls|needs? to|must|should|would be|could be|has to|have to|budget|users?|the app|an app|mvp|platform that|features?|working title|called|later|for now|not sure|think about|pilot|start(?:s|ing)? (?:in|with))\b/i
const pronounFirst = /^(?:it|they|this|that|these|those|he|she|then|also|and|but|so|which|each|both|all|there)\b/i
const moneyWords = /[€$£¥]|\b(?:euros?|pounds?|dollars?|price|costs?|per month|a month|subscription|free)\b/i

export function postOf(
  source: BriefSource,
  reading: BriefReading,
  found: FoundSignals,
  stopped: string | null,
): OutsidePost {
  const checks = sideLines('check', found)
  if (stopped)
    return { text: [], withheld: `Nothing is published until this is answered: ${stopped}`, checks, left: [] }
  const sentences = sentencesOf(source.description)
  const left: OutsidePost['left'] = []
  const kept: string[] = []
  for (const each of sentences) {
    const why = isBeside(each, reading) ? 'not about the product' : reasonAgainst(each, kept.length === 0)
    const parts = why ? featuresIn(each, reading).filter((part) => reasonAgainst(part, false) === null) : [each]
    kept.push(...parts.filter((part) => !kept.includes(part)))
    if (why && parts.length === 0) left.push({ quote: each, why })
  }
  const chosen = kept.slice(0, mostSentences)
  const saysWhatItIs =
    chosen.some((sentence) => reading.offer && overlaps(sentence, reading.offer.text)) || chosen.length >= 3
  if (chosen.length < fewestSentences || !saysWhatItIs)
    return {
      text: [],
      withheld: chosen[0]
        ? `Only one of your sentences stands alone: “${chosen[0]}” Add a real case: who, where, what went wrong.`
        : left[0]
          ? `Too few of your sentences stand alone. Complete this one: “${shortStart(left[0].quote)} ___”`
          : 'None of your sentences stands alone yet. Add a real case: who, when, what went wrong.',
      checks,
      left: left.slice(0, 4),
    }
  const proof = reading.proof
    .map(({ text }) => sentence(text))
    .filter((text) => !chosen.some((each) => each.includes(text.slice(0, -1))))
    .slice(0, mostProof)
  const [ask] = sideLines('ask', found)
  // What the product does is set, not counted; what it has achieved somebody counted.
  const achieved = reading.proof.filter((each) => isAchieved(each.text))
  return {
    text: [...chosen, ...proof, ...(ask ? [ask] : [])],
    withheld: '',
    checks: [...checks, ...achieved.slice(0, 2).map(({ text }) => `“${text}”: who measured this, and when?`)],
    left: left.slice(0, 4),
  }
}

/** What it does of a sentence that cannot stand as it is, each as a sentence of its own. */
function featuresIn(text: string, { own, capabilities }: BriefReading): string[] {
  const said = [...own, ...capabilities].filter(
    ({ field, text: words }) => field === 'description' && text.includes(words),
  )
  const starts = [...new Set(said.map(({ start }) => start))].sort((a, b) => a - b)
  return starts.flatMap((start) => said.find((each) => each.start === start)?.text ?? []).map(sentence)
}

/** A remark, or words about a rival. */
const isBeside = (text: string, { asides, rivals }: BriefReading) =>
  asides.some((each) => overlaps(text, each.text)) || rivals.some((each) => text.includes(each.text))

function sentencesOf(description: string): string[] {
  return description
    .split(/(?<=[.!?])\s+|\n+/)
    .map((each) => each.trim())
    .filter((each) => each !== '')
}

function reasonAgainst(sentence: string, first: boolean): string | null {
  const words = sentence.split(/\s+/).length
  if (!/[.!?]$/.test(sentence) || !/^["“'‘(]?[\p{Lu}\d]/u.test(sentence)) return 'not a complete sentence'
  if (words < fewestWords) return 'too short to stand alone'
  if (words > mostWords) return 'too long to read in one go'
  if (moneyWords.test(sentence)) return 'prices stay out until it is settled who pays'
  if (toBuilder.test(sentence)) return 'addressed to the team, not to readers'
  if (first && pronounFirst.test(sentence)) return 'depends on the sentence before it'
  return null
}

function overlaps(sentence: string, offer: string): boolean {
  return sentence.includes(offer) || offer.includes(sentence.replace(/[.!?]$/, ''))
}

const shortStart = (sentence: string) => sentence.split(/\s+/).slice(0, 8).join(' ')
