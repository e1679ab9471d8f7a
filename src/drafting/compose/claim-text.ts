import { listed, upperFirst, withoutPoint } from './phrases.ts'

/**
 * Claims as one string each, with what they rest on at the end: "... [2]", "... (inferred from [1], [3])",
 * "... (assumption: how to check it)". A claim without one of the three is not written.
 */

/** Written in a source of this run, by its number. */
export const fact = (text: string, source: number) => `${body(text)} [${source}]`

/** Follows from sources of this run, or from the user's own description when `from` is empty. */
export function inferred(text: string, from: readonly number[]): string {
  const numbers = [...new Set(from)].sort((a, b) => a - b).map((number) => `[${number}]`)
  return `${body(text)} (inferred from ${numbers.length > 0 ? numbers.join(', ') : 'the description'})`
}

/** Neither; `check` starts with a verb and says what would settle it: "ask five nurses to ...". */
export const assumed = (text: string, check: string) =>
  `${body(text)} (assumption: ${unbracketed(withoutPoint(check))})`

/** A fact of the library when this run has its source, else an assumption with its check. */
export const factOr = (text: string, source: number | null, check: string) =>
  source === null ? assumed(text, check) : fact(text, source)

/** An inference from the sources that this run has; without any of them an assumption. */
export function inferredOr(text: string, from: readonly (number | null)[], check: string): string {
  const known = from.filter((number): number is number => number !== null)
  return known.length > 0 && known.length === from.length ? inferred(text, known) : assumed(text, check)
}

export type ClaimBasis = 'fact' | 'inference' | 'assumption' | 'none'

/** Reads the basis back from the end of a claim. */
export function basisOf(claim: string): ClaimBasis {
  if (/\(assumption: [^()]+\)\.?$/.test(claim)) return 'assumption'
  if (/\(inferred from [^()]+\)\.?$/.test(claim)) return 'inference'
  return /\[\d+\]\.?$/.test(claim) ? 'fact' : 'none'
}

/** " [1], [3]" for the numbers that are there; "" for none. */
export function marks(numbers: readonly (number | null)[]): string {
  const known = [...new Set(numbers.filter((number): number is number => number !== null))]
  return known.length === 0 ? '' : ` ${listed(known.sort((a, b) => a - b).map((number) => `[${number}]`))}`
}

const body = (text: string) => upperFirst(withoutPoint(text.replace(/\s+/g, ' ')))

const unbracketed = (text: string) =>
  text
    .replace(/\s*\(([^()]*)\)/g, ', $1,')
    .replace(/[()]/g, '')
    .replace(/(?<!,),+$/, '')
