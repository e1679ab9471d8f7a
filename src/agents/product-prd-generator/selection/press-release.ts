import { type MarketFacts, offerLine, ownSentences, sentence } from '#drafting/index.ts'
import type { PrdOutput } from '../output.ts'

const mostWords = 150

/** Fewer sentences of the user's own make no release. */
const fewestSentences = 2

/** The user's own sentences in a better order; the market's lines for what was claimed only where there are none; within 150 words. */
export function pressRelease(facts: MarketFacts, description: string): PrdOutput['pressRelease'] {
  const sentences = ownSentences(description, facts.reading)
  const made = sentences.length < fewestSentences && facts.reading.market.certain ? fromLines(facts) : null
  return made && made.paragraphs.length > 0 ? made : inOwnWords(facts, sentences)
}

/** What a release in the user's own words is made of. */
type OwnWords = Pick<MarketFacts, 'reading' | 'title' | 'proof'>

/** The user's own sentences where no market is known. */
export const releaseInOwnWords = (facts: OwnWords, description: string): PrdOutput['pressRelease'] =>
  inOwnWords(facts, ownSentences(description, facts.reading))

const headlineOf = (facts: OwnWords): string => offerLine(facts).replace(/\.$/, '')

function fromLines(facts: MarketFacts): PrdOutput['pressRelease'] {
  const { dossier, reading, named } = facts
  const claimed = named.filter(({ isClaimed }) => isClaimed)
  const ids = new Set(claimed.map(({ capability }) => capability.id))
  // A line claims every feature that it is conditional on; one without any is the trade's stance and not the product's.
  const line = (slot: string) =>
    dossier.frames.press.find(
      ({ slot: at, when = [] }) => at === slot && when.length > 0 && when.every((id) => ids.has(id)),
    )?.text
  const headline = line('headline') ?? headlineOf(facts)
  const body = [
    line('scene'),
    line('how') ?? claimed[0]?.capability.benefit,
    line('third') ?? claimed[1]?.capability.benefit,
    line('never'),
    ...facts.proof.slice(0, 2).map(sentence),
    reading.price ? `Price: ${reading.price.text}.` : line('price'),
    line('close'),
  ]
  const ours = dossier.recommend.ours[0]?.text
  return {
    headline,
    paragraphs: [within(body, headline)].filter((text) => text !== ''),
    ...(ours && line('scene') ? { ours } : {}),
  }
}

function inOwnWords(facts: OwnWords, sentences: readonly string[]): PrdOutput['pressRelease'] {
  const headline = headlineOf(facts)
  const [first = `${headline}.`, ...rest] = sentences
  const isHeadline = first.replace(/[.!?]$/, '').toLowerCase() === headline.toLowerCase()
  const proven = facts.proof.slice(0, 1).map(sentence)
  const price = facts.reading.price ? [sentence(asPrice(facts.reading.price.text))] : []
  const text = within([...new Set([...(isHeadline ? [] : [first]), ...proven, ...rest, ...price])], headline)
  return { headline, paragraphs: [text].filter((each) => each !== '') }
}

function within(texts: readonly (string | undefined)[], headline: string): string {
  let words = count(headline)
  return texts
    .filter((text) => {
      if (!text || words + count(text) > mostWords) return false
      words += count(text)
      return true
    })
    .join(' ')
}

/** "£69 a month" is no sentence yet. */
const asPrice = (price: string) => (/^(?:price|pricing|free|it costs|we)\b/i.test(price) ? price : `Price: ${price}`)

const count = (text: string) => text.split(/\s+/).length
