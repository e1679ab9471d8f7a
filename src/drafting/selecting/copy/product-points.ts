import { smallWords } from '#shared/language/small-words.ts'
import { tokens } from '#shared/language/tokens.ts'
import type { Quote } from '#shared/reading.ts'
import { isNote } from '../../own/is-note.ts'
import { startsWithVerb } from '../../reading/cues.ts'
import type { MarketFacts } from '../market-facts.ts'
import { goesOn, isExclusion, isForCustomers, isReached, isRefusal, saidAsWish, standsAlone } from './customer-words.ts'
import { covers, inDescription, isListed, meets, type Placed } from './placed-sentences.ts'
import { fewestWordsOfPoint, mostWordsOfPoint, mostWordsOfStep, type ProductPoint } from './product-point.ts'
import { isPriceText } from './product-price.ts'
import { heading, isCutOff, type Stretch, sentence, wordCount } from './sentences.ts'

/** A short line is kept in a list and where it names what the market knows: "deposit paperwork". */
const fewestWordsOfNamed = 2

/** The lines of what it does: short sentences whole, long ones by their clauses, wishes without what is only said to us. */
export function pointsOf(
  description: string,
  sentences: readonly Placed[],
  { reading, named, own }: MarketFacts,
  denied: ReadonlySet<string>,
  offer: Stretch | null,
): ProductPoint[] {
  const { capabilities, limits, price } = reading
  const clauses = inDescription([...capabilities, ...reading.own, ...limits, ...reading.refused, reading.offer])
  const found: ProductPoint[] = []
  const add = (stretch: Stretch, said: string, isListItem = false) => {
    const names = capabilities.filter((each) => each.field === 'description' && meets(each, stretch))
    const ids = [...new Set(names.map(({ capability }) => capability))].filter((id) => !denied.has(id))
    if (wordCount(said) < (ids.length > 0 || isListItem ? fewestWordsOfNamed : fewestWordsOfPoint)) return
    if (!isForCustomers(said) || !standsAlone(said) || isCutOff(said) || isNote({ text: said })) return
    if (inDescription(reading.proof).some((each) => meets(each, stretch))) return
    if (isPriceText(said) || found.some((each) => meets(each, stretch))) return
    found.push({
      ...stretch,
      text: heading(said),
      capabilities: ids,
      about: ids.filter((id) =>
        isAbout(
          said,
          names.filter(({ capability }) => capability === id).map(({ phrase }) => phrase),
        ),
      ),
      isOwn: ids.length === 0 || inDescription(own).some((each) => meets(each, stretch)),
      isRefusal: isRefusal(said),
      isOfMarket: false,
      isLimit: isLimitAlone(stretch),
    })
  }
  const isLimitAlone = (each: Stretch) =>
    inDescription(limits).some((limit) => meets(limit, each)) &&
    !inDescription([...capabilities, ...reading.own]).some((clause) => meets(clause, each))
  const isOffer = (each: Stretch) => offer !== null && meets(offer, each)
  for (const [at, each] of sentences.entries()) {
    if (isReached(each.said)) continue
    if (isExclusion(each.text)) {
      const text = heading(each.text.replace(/^[-*•–]\s*/, ''))
      found.push({ ...each, text, capabilities: [], about: [], isOwn: true, isRefusal: true, isOfMarket: false })
      continue
    }
    const before = sentences[at - 1]
    const last = before && found.filter((point) => covers(before, point)).toSorted((a, b) => b.end - a.end)[0]
    // "She sends photos when done." is said again behind the sentence that it hangs on, and nowhere else.
    if (last && !last.isRefusal && goesOn(each.said) && isForCustomers(each.said) && !isOffer(each)) {
      last.text = `${sentence(last.text)} ${heading(each.said)}`
      last.end = each.end
      continue
    }
    if (
      each.use === 'none' ||
      (price && price.field === 'description' && covers(each, price) && isPriceText(each.said))
    )
      continue
    const within = clauses.filter((clause) => covers(each, clause))
    const isShort = wordCount(each.said) <= (isOneSubject(within) ? mostWordsOfPoint : mostWordsOfStep)
    if (each.use === 'whole' && isShort && !isOffer(each)) {
      add(each, each.said)
      const last = found.at(-1)
      if (last?.start === each.start && wordCount(each.said) > mostWordsOfStep) last.parts = stepsWithin(within)
      continue
    }
    // What stands before a colon announces what is said: "The special thing:".
    const parts = within.filter((clause) => description[clause.end] !== ':')
    for (const clause of each.use === 'whole' && isOffer(each) && !isListed(each) ? [] : parts)
      if (!isOffer(clause) || each.use !== 'whole') add(clause, saidAsWish(clause.text), isListed(each))
    if (each.use === 'parts' && offer && covers(each, offer)) add(offer, saidAsWish(offer.text))
    // Behind "I want to build ...:" stands what it does, whether the market knows it or not.
    if (each.isStory && /:\s/.test(each.text) && !/^\W*today\b/i.test(each.text))
      for (const part of behindColon(description, each)) add(part, saidAsWish(part.text))
  }
  const publicOffer = offer && isForCustomers(offer.text) ? offer : null
  return [...found, ...(reading.market.certain ? pointsOfMarket(found, named, denied, publicOffer) : [])].toSorted(
    (a, b) => a.start - b.start,
  )
}

/** Whether what follows in a sentence hangs on its first subject: "scans a code, answers six questions and picks a time". */
function isOneSubject(clauses: readonly Quote[]): boolean {
  const [, ...further] = inOrder(clauses)
  return further.length > 0 && further.every(({ text }) => startsWithVerb.test(text))
}

/** The clauses of a sentence, each once. */
function inOrder(clauses: readonly Quote[]): Quote[] {
  const steps: Quote[] = []
  for (const clause of clauses.toSorted((a, b) => a.start - b.start || b.end - a.end))
    if (!steps.some((each) => meets(each, clause))) steps.push(clause)
  return steps
}

const stepsWithin = (clauses: readonly Quote[]): string[] =>
  inOrder(clauses)
    .filter(({ text }) => wordCount(text) >= fewestWordsOfPoint)
    .map(({ text }) => heading(saidAsWish(text)))

/** What was named in words that only we can read is said by the market's line for it. */
function pointsOfMarket(
  found: readonly ProductPoint[],
  named: MarketFacts['named'],
  denied: ReadonlySet<string>,
  offer: Stretch | null,
): ProductPoint[] {
  const isSaid = (id: string, quotes: readonly Quote[]) =>
    denied.has(id) ||
    found.some(({ capabilities }) => capabilities.includes(id)) ||
    quotes.some((quote) => quote.field !== 'description' || (offer && meets(quote, offer)))
  return named.flatMap(({ capability: { id, benefit }, quote, quotes }) =>
    benefit && !isSaid(id, quotes)
      ? [
          {
            text: heading(benefit),
            start: quote.start,
            end: quote.end,
            capabilities: [id],
            about: [id],
            isOwn: false,
            isRefusal: false,
            isOfMarket: true,
          },
        ]
      : [],
  )
}

/** The clauses behind the first colon of a sentence. */
function behindColon(description: string, { start, end }: Stretch): Stretch[] {
  const from = description.indexOf(': ', start) + 2
  if (from < 2 || from >= end) return []
  let at = from
  return description
    .slice(from, end)
    .split(/(?<=,\s(?:and\s)?)(?=(?:when|if|as soon as|the|an?|one|every|each)\b)/)
    .map((part) => {
      const begin = at
      at += part.length
      const text = part.replace(/,?\s*(?:and\s*)?$/, '').replace(/[.\s]+$/, '')
      return { text, start: begin, end: begin + text.length }
    })
    .filter(({ text }) => wordCount(text) >= fewestWordsOfPoint)
}

/** A share of the clause's words that the market's phrase holds, above which it speaks of nothing else. */
const wholeClause = 0.5

function isAbout(said: string, phrases: readonly string[]): boolean {
  const words = tokens(said).filter(({ word }) => !smallWords.has(word))
  return phrases.some((phrase) => {
    const stems = new Set(tokens(phrase).flatMap(({ stem, word }) => [stem, word]))
    const held = words.filter(({ stem, word }) => stems.has(stem) || stems.has(word)).length
    return held / Math.max(1, words.length) >= wholeClause
  })
}
