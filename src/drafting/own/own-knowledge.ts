import type { Rival } from '#knowledge/dossier/rival.ts'
import { isRivalNamed, rivalNamed } from '#knowledge/dossier/rival-named.ts'
import { asQuote, type FactKind, type OwnFact } from '#shared/own-fact.ts'
import type { BriefReading, Quote } from '#shared/reading.ts'
import { shortened } from '#shared/shortened.ts'
import { numbersOf } from '../reading/find-numbers.ts'
import { contentStems } from '../selecting/content-stems.ts'
import type { NamedRival } from '../selecting/named-rivals.ts'
import { isMarketCount, type OwnCount, reachesThem } from '../selecting/own-counts.ts'
import { isAmount, type OwnPrice, ownPrice } from '../selecting/own-price.ts'
import type { HandedKnowledge, NumberedItem } from './handed-knowledge.ts'
import { basisOfFact, type KnownFact } from './known-fact.ts'

/** What the user knows of the product beside the form: it outranks the library, and every line of it says that it is the user's. */
export interface OwnKnowledge {
  /** In the user's order. */
  facts: readonly OwnFact[]
  rivals: readonly OwnRival[]
  quotes: readonly OwnFact[]
  decisions: readonly OwnFact[]
  figures: readonly KnownFact[]
  prices: readonly KnownFact[]
}

export interface OwnRival {
  name: string
  fact: KnownFact
}

/** Facts first: they were recorded on purpose. Then what earlier results found. */
export function ownKnowledge(facts: readonly OwnFact[], handed?: HandedKnowledge): OwnKnowledge {
  const of = (kind: FactKind) => facts.filter((fact) => fact.kind === kind)
  const rivals = of('rival').flatMap((fact): OwnRival[] => {
    const name = nameOfRival(fact.text)
    return name === '' ? [] : [{ name, fact }]
  })
  const all = [
    ...rivals,
    ...(handed?.rivals ?? []).map((each) => ({ name: each.name, fact: handedFact(each, 'rival') })),
  ]
  const names = all.map(({ name }) => name.toLowerCase())
  return {
    facts,
    rivals: all.filter(({ name }, index) => names.indexOf(name.toLowerCase()) === index),
    quotes: of('quote'),
    decisions: of('decision'),
    figures: [...of('figure'), ...(handed?.figures ?? []).map((each) => handedFact(each, 'figure'))],
    prices: [...of('price'), ...(handed?.prices ?? []).map((each) => handedFact(each, 'price'))],
  }
}

const handedFact = ({ name, text, number }: NumberedItem, kind: 'rival' | 'figure' | 'price'): KnownFact => ({
  id: `handed-${number}-${kind}`,
  kind,
  text: kind === 'figure' || text === '' ? text || name : `${name}: ${text}`,
  source: '',
  date: '',
  cites: number,
})

const longestLine = 300

/** A fact as a line of a result: “4 euros a seat” (your fact: price list, 12 Nov 2026), or with the number of the item that it comes from. */
export const ownLine = (fact: KnownFact): string =>
  `${asQuote(shortened(fact.text.trim().replace(/\s+/g, ' '), longestLine))} ${basisOfFact(fact)}`

/** The same as a sentence of its own, without its full stop. */
export const notedLine = (fact: KnownFact): string =>
  `${fact.cites === undefined ? 'You noted' : 'From your earlier result'}: ${ownLine(fact)}`

const mostWords = 5
const verb =
  /\s(?:is|are|has|have|had|does|do|can|cannot|charges?|costs?|sells?|offers?|takes?|wins?|loses?|lost|won|serves?|targets?|focus(?:es)?|only|no|with|from|for|at|in)\s.*$/iu

/** How the fact begins is the name: "Acme Rota: strong in Bavaria", "Acme Rota charges 4 euros". '' where it names nothing. */
export function nameOfRival(text: string): string {
  const [head = ''] = text.trim().split(/[:;,()\n–—|]|\s-\s|\.(?=\s|$)/u)
  const words = head
    .replace(verb, '')
    .trim()
    .split(/\s+/)
    .filter((word) => word !== '')
  const name = words.slice(0, mostWords).join(' ')
  return /[\p{L}\p{N}]/u.test(name) ? name : ''
}

/** The user's own rivals as the rest of the writer knows rivals, first the facts, then those of the words. */
export function withOwnRivals(
  { rivals: own }: OwnKnowledge,
  named: readonly NamedRival[],
  known: readonly Rival[],
): NamedRival[] {
  const yours = own.map(({ name, fact }): NamedRival => {
    const rival = rivalNamed(known, name) ?? null
    return { name: rival?.name ?? name, quote: quoteOf(fact), rival, fact }
  })
  const taken = new Set(yours.map(({ name }) => name.toLowerCase()))
  return [...yours, ...named.filter(({ name }) => !taken.has(name.toLowerCase()))]
}

/** The price that the user knows of this rival; undefined where none. */
export function ownPriceOf({ prices }: OwnKnowledge, rival: Pick<Rival, 'name' | 'says'>): KnownFact | undefined {
  return prices.find(({ text }) => isRivalNamed(text, rival))
}

/** The same rivals, where the user knows a price with it in the place of the library's. */
export function withOwnPrices(own: OwnKnowledge, rivals: readonly Rival[]): Rival[] {
  return rivals.map((rival) => {
    const price = ownPriceOf(own, rival)
    return price
      ? {
          ...rival,
          price: {
            text: ownLine(price),
            basis: { experience: price.cites === undefined ? 'Your own fact' : 'Your earlier result' },
          },
        }
      : rival
  })
}

const longestPrice = 120

/** Facts stand nowhere in the form; these places are behind every text of it. */
const beyondForm = 1_000_000

/** Where the form states no price, the user's own one of the product: a price that names no rival. */
export function withOwnPrice(own: OwnKnowledge, reading: BriefReading, rivals: readonly Rival[]): BriefReading {
  if (reading.price) return reading
  const others = [...rivals, ...own.rivals.map(({ name }) => ({ name }))]
  for (const fact of own.prices) {
    if (fact.text.length > longestPrice || others.some((rival) => isRivalNamed(fact.text, rival))) continue
    const quote = { ...quoteOf(fact), start: beyondForm, end: beyondForm + fact.text.length }
    const numbers = numbersOf(quote).filter(isAmount)
    if (numbers.length === 0) continue
    return {
      ...reading,
      price: quote,
      numbers: [...reading.numbers, ...numbers.map((number) => ({ ...number, benchmark: null, position: null }))],
    }
  }
  return reading
}

/** The price of a reading that {@link withOwnPrice} was given, with the fact where it is one. */
export function priceWithFact({ prices }: OwnKnowledge, reading: BriefReading): OwnPrice | null {
  const price = ownPrice(reading)
  const fact = price && price.quote.start >= beyondForm && prices.find(({ text }) => text === price.quote.text)
  return price && fact ? { ...price, fact } : price
}

/** Counts of these people among the user's figures: how many there are, or how many of them can be reached. */
export function countsOfFacts({ figures }: OwnKnowledge, { people }: BriefReading): OwnCount[] {
  const meant = new Set(people.flatMap(({ text }) => contentStems(text)))
  return figures.flatMap((fact): OwnCount[] => {
    const quote = quoteOf(fact)
    const number = numbersOf(quote).find(isMarketCount)
    if (!number) return []
    const digits = /^\D*[\d.,\s]*\d/.exec(number.text)?.[0].length ?? number.text.length
    const what = fact.text
      .slice(number.start + digits)
      .split(/[.;:()]/)[0]
      ?.trim()
    if (!what || !contentStems(what).some((stem) => meant.has(stem))) return []
    return [{ kind: reachesThem(fact.text) ? 'reached' : 'all', value: number.value, what, quote, fact }]
  })
}

const quoteOf = ({ text }: OwnFact): Quote => ({ text, field: 'context', start: 0, end: text.length })
