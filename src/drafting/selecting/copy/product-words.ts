import type { MarketFacts } from '../market-facts.ts'
import {
  isAboutMakers,
  isComparing,
  isForCustomers,
  isInternal,
  isReached,
  isUndecided,
  saidAsWish,
} from './customer-words.ts'
import { deniedCapabilities } from './denied.ts'
import { covers, inDescription, meets, type Placed, placedSentences } from './placed-sentences.ts'
import { offerOf, offerQuote } from './product-offer.ts'
import { fewestWordsOfPoint, type ProductPoint } from './product-point.ts'
import { pointsOf } from './product-points.ts'
import { isPriceText, priceOf } from './product-price.ts'
import { type Stretch, sentence, wordCount } from './sentences.ts'

/** Words of the user that no text carries, and why. */
export interface LeftOut {
  text: string
  why: 'personal' | 'undecided' | 'comparing'
}

/** The user's words as far as they may stand before customers: what texts are made of. */
export interface ProductWords {
  name: string | null
  /** One sentence: what it is, with the name; null where no words say it as a customer could read it. */
  offer: string | null
  /** What it is without the name, for a headline; null as above. */
  what: string | null
  /** What it does in the user's order, as lines of a list; the offer is none of them. */
  points: readonly ProductPoint[]
  price: string | null
  /** What the user states of results, customers, reviews, certificates and origin, as sentences, the strongest first. */
  proof: readonly string[]
  /** The user names the price with a doubt. */
  priceIsOpen: boolean
  leftOut: readonly LeftOut[]
  /** Capabilities that the user names, neither denies nor puts off: what texts of the market may claim. */
  claims: ReadonlySet<string>
}

export function productWords(description: string, name: string | null, known: MarketFacts): ProductWords {
  const facts = inSoManyWords(known)
  const { reading, named } = facts
  const sentences = placedSentences(description, name, facts)
  const denied = new Set([...deniedCapabilities(reading), ...putOff(sentences, facts)])
  const price = priceOf(sentences, facts)
  const found = offerQuote(sentences, reading)
  const holder = sentences.find((each) => each.use === 'whole' && found && covers(each, found))
  const points = pointsOf(description, sentences, facts, denied, found)
  const offer = offerOf(holder, points, name, found)
  return {
    name,
    offer: offer?.sentence ?? null,
    what: offer?.what ?? null,
    points: points.filter((each) => each !== offer?.point && each.text !== offer?.what),
    price: price?.text ?? null,
    proof: [
      ...new Set(
        [...known.proof.filter((text) => !ofOnePerson.test(text)), ...reachedIn(sentences, known)].map(sentence),
      ),
    ],
    priceIsOpen: price?.isOpen ?? false,
    leftOut: leftOutOf(sentences, points, price?.text ?? null, facts),
    claims: new Set(named.map(({ capability }) => capability.id).filter((id) => !denied.has(id))),
  }
}

/** "I own 9 flats" is a reason to build it and none to buy it. */
const ofOnePerson = /^(?:i|my)\b/i

/** Results that stand in sentences of their own and were not read as proof. */
const reachedIn = (sentences: readonly Placed[], { reading }: MarketFacts): string[] =>
  sentences
    .filter((each) => isReached(each.said) && !inDescription(reading.proof).some((proof) => meets(proof, each)))
    .filter(({ said }) => isForCustomers(said) && !isPriceText(said))
    .map(({ said }) => said)

/** What the words only mean stays as the user typed it: copy claims what was named. */
function inSoManyWords(facts: MarketFacts): MarketFacts {
  const { reading, named, own } = facts
  const meant = reading.capabilities.filter((each) => each.meant)
  const asOwn = meant.map(({ text, field, start, end }) => ({ text, field, start, end }))
  return {
    ...facts,
    named: named.filter(({ isClaimed }) => isClaimed),
    own: [...own, ...asOwn],
    reading: {
      ...reading,
      capabilities: reading.capabilities.filter((each) => !each.meant),
      own: [...reading.own, ...asOwn],
    },
  }
}

/** Capabilities that are named only in sentences about rivals, the makers, how things are or what comes later. */
function putOff(sentences: readonly Placed[], { named }: MarketFacts): string[] {
  const isAside = ({ text, use, isStory }: Placed) =>
    use === 'none' || isAboutMakers(text) || isUndecided(saidAsWish(text)) || (isStory && !/:\s/.test(text))
  const asides = sentences.filter(isAside)
  return named
    .filter(({ quotes }) =>
      quotes.every((quote) => quote.field === 'description' && asides.some((each) => meets(each, quote))),
    )
    .map(({ capability }) => capability.id)
}

function leftOutOf(
  sentences: readonly Placed[],
  points: readonly ProductPoint[],
  price: string | null,
  { reading }: MarketFacts,
): LeftOut[] {
  const features = inDescription([...reading.capabilities, ...reading.own])
  const said = points.filter(({ isOfMarket }) => !isOfMarket)
  return sentences.flatMap((each): LeftOut[] => {
    const isSaid = (stretch: Stretch) => said.some((point) => meets(point, stretch))
    const hasPrice =
      (reading.price?.field === 'description' && covers(each, reading.price)) ||
      (price !== null && each.text.includes(price.replace(/\.$/, '')))
    if (each.use === 'whole' || hasPrice || isPriceText(each.said) || isAboutMakers(each.text)) return []
    if (isUndecided(saidAsWish(each.text)) && !isSaid(each)) return [{ text: each.text, why: 'undecided' }]
    if (each.use === 'none') return isComparing(each.text) ? [{ text: each.text, why: 'comparing' }] : []
    const unsaid = features.filter((quote) => covers(each, quote) && !isSaid(quote) && !isPriceText(quote.text))
    return unsaid
      .filter(
        ({ text, start }, at) =>
          wordCount(text) >= fewestWordsOfPoint &&
          !isInternal(text) &&
          unsaid.findIndex((other) => other.start === start) === at,
      )
      .map(({ text }) => ({ text, why: 'personal' }))
  })
}
