import type { Brief } from '#shared/brief.ts'
import { emptyPeople } from '../brief/people-words.ts'
import { stemOf } from '../brief/phrase-index.ts'
import type { Candidate } from './candidates.ts'
import { tellingWords } from './telling-words.ts'

/** What speaks for and against the likeliest market being the right one. */
export interface Signs {
  score: number
  /** Against all other markets, as a logarithm. */
  odds: number
  /** Words of the description, those for the people aside, that the market says of its products. */
  met: number
  /** 1: the people that it is for are some that the market speaks of. Falconers log weights and feeding, too. */
  people: number
  /** 1: it is told by another product, whose name stands for words that the text does not need. */
  likened: number
  /** 1: the market's own names and jobs carry it by themselves. */
  own: number
}

type Fitted = Record<keyof Signs | 'base', number>

/**
 * Logistics, fitted by `scripts/eval/fit-sureness.ts` on ideas placed by the whole library, by halves of it, by one without
 * their own market, and on pitches that it was made to forget, which are as short as texts get.
 */
const ofOne: Fitted = { base: -3.58, score: 0.282, odds: 0.396, met: 0.266, people: 0.55, likened: 1.368, own: 0.393 }

/** Of one of the two likeliest being right, by the odds of both. */
const ofEither: Fitted = {
  base: -2.92,
  score: 0.196,
  odds: 0.512,
  met: 0.278,
  people: 0.364,
  likened: 1.477,
  own: 0.333,
}

/** What more is worth no more. */
const mostMet = 6

const oddsOf = (chance: number) => Math.log(chance / (1 - chance + 0.001))

/** `carried`: whether the market's own names and jobs carry it without any likeness. */
export function signsOf(brief: Brief, { score, chance, met, resemblance }: Candidate, carried: boolean): Signs {
  const people = new Set(brief.actors.flatMap(({ text }) => tellingWords(text)))
  const said = new Set(resemblance.met.map(stemOf))
  const told = brief.actors.find(({ head }) => !emptyPeople.has(head))
  const heads = tellingWords(told?.head ?? '').map(stemOf)
  return {
    score,
    odds: oddsOf(chance),
    met: Math.min(mostMet, met.filter((word) => !people.has(word)).length),
    people: heads.some((head) => said.has(head)) ? 1 : 0,
    likened: brief.likenedTo ? 1 : 0,
    own: carried ? 1 : 0,
  }
}

/** The same signs with the odds of both. */
export const signsOfEither = (signs: Signs, best: Candidate, next: Candidate): Signs => ({
  ...signs,
  odds: oddsOf(Math.min(1, best.chance + next.chance)),
})

function logistic(fitted: Fitted, signs: Signs): number {
  const sum = Object.entries(signs).reduce(
    (all, [sign, value]) => all + fitted[sign as keyof Signs] * value,
    fitted.base,
  )
  return 1 / (1 + Math.exp(-sum))
}

/** From 0 to 1: how sure the market is the right one. */
export const surenessOf = (signs: Signs): number => logistic(ofOne, signs)

/** From 0 to 1: how sure it is one of the two, by `signsOfEither`. */
export const surenessOfEither = (signs: Signs): number => logistic(ofEither, signs)
