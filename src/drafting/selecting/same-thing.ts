import { smallWords } from '#shared/language/small-words.ts'
import { tokens } from '#shared/language/tokens.ts'

/** Words that many clauses share without speaking of the same thing. */
const weak = new Set([
  'app',
  'get',
  'goes',
  'go',
  'make',
  'must',
  'need',
  'want',
  'see',
  'work',
  'use',
  'user',
  'peopl',
  'one',
  'day',
  'time',
  'list',
])

/** The stems of a text's telling words; to compare one text with many, read it once. */
export function tellingWords(text: string): ReadonlySet<string> {
  return new Set(
    tokens(text)
      .filter(({ word }) => !smallWords.has(word))
      .map(({ stem }) => stem)
      .filter((stem) => !weak.has(stem)),
  )
}

/** Whether a short line ("Stuck list") names what a clause says at length: most of its distinguishing words stand there. */
export function namesSame(line: string, text: string): boolean {
  const short = tellingWords(line)
  const shared = sharedOf(short, tellingWords(text))
  return short.size > 0 && shared >= Math.min(2, short.size) && shared / short.size >= 0.5
}

/** Whether two clauses say the same thing in about the same words. */
export const isSameThing = (a: string, b: string): boolean => haveSameWords(tellingWords(a), tellingWords(b))

export function haveSameWords(a: ReadonlySet<string>, b: ReadonlySet<string>): boolean {
  const smaller = Math.min(a.size, b.size)
  return smaller > 0 && sharedOf(a, b) / smaller >= 0.75
}

const sharedOf = (a: ReadonlySet<string>, b: ReadonlySet<string>) => [...a].filter((stem) => b.has(stem)).length
