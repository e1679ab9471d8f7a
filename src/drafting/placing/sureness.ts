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
  /** How many of its words the market does not say, as a logarithm. */
  missed: number
  /** 1: the people that it is for are some that the market speaks of. Falconers log weights and feeding, too. */
  people: number
  /** How much of what the text says one phrase of the market says. */
  phrase: number
  covered: number
  telling: number
  size: number
  likened: number
  /** 1: the market's own names and jobs carry it by themselves. */
  own: number
}

/**
 * A logistic, fitted by `scripts/eval/fit-sureness.ts` on ideas placed by the whole library, by halves of it and by one without
 * their own market. A phrase counts for less here than in the score: a library that says more phrases meets more by chance.
 */
const fitted = {
  base: -3.34,
  score: 0.35,
  odds: 0.346,
  met: 0.333,
  missed: -0.322,
  people: 0.375,
  phrase: -1.658,
  own: 0.252,
}

/** What more is worth no more. */
const most = { met: 6, phrase: 2 }

/** `carried`: whether the market's own names and jobs carry it without any likeness. */
export function signsOf(brief: Brief, { score, chance, met, resemblance }: Candidate, carried: boolean): Signs {
  const people = new Set(brief.actors.flatMap(({ text }) => tellingWords(text)))
  const said = new Set(resemblance.met.map(stemOf))
  const told = brief.actors.find(({ head }) => !emptyPeople.has(head))
  const heads = tellingWords(told?.head ?? '').map(stemOf)
  const words = [...new Set(tellingWords(brief.source.description).map(stemOf))]
  return {
    score,
    odds: Math.log(chance / (1 - chance + 0.001)),
    met: Math.min(most.met, met.filter((word) => !people.has(word)).length),
    missed: Math.log(1 + words.filter((word) => !said.has(word)).length),
    people: heads.some((head) => said.has(head)) ? 1 : 0,
    phrase: Math.min(most.phrase, resemblance.phrase),
    covered: resemblance.covered,
    telling: resemblance.telling,
    size: Math.log(1 + words.length),
    likened: brief.likenedTo ? 1 : 0,
    own: carried ? 1 : 0,
  }
}

/** From 0 to 1: how sure the market is the right one. */
export function surenessOf(signs: Signs): number {
  const sum = Object.entries(signs).reduce(
    (all, [sign, value]) => all + ((fitted as Record<string, number>)[sign] ?? 0) * value,
    fitted.base,
  )
  return 1 / (1 + Math.exp(-sum))
}
