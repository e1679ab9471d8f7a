import { createContext, Script } from 'node:vm'
import { expect, test } from 'vitest'
import { type FoundPattern, patternsIn } from '#tests/support/patterns-in-source.ts'

/**
 * Time that grows with the square of these lengths is milliseconds, and texts have bounds. Time that grows with their third
 * power, or doubles with each letter, ends a server with one form. What takes long on a machine that is busy has to take
 * long on four times the text as well.
 */
const first = { length: 2_500, ms: 800 }
const again = { length: 10_000, ms: 4_000 }

const samples: Readonly<Record<string, readonly string[]>> = {
  s: [' ', '\n'],
  S: ['a'],
  d: ['1'],
  D: ['a'],
  w: ['a'],
  W: [' '],
}
const properties: Readonly<Record<string, string>> = { L: 'é', Lu: 'A', Ll: 'a', N: '1', P: '.', Sc: '€', Cc: '\u0001' }
const controls: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t' }

/** Characters that a pattern looks for, of which it can be given too many. */
function charactersOf(source: string): string[] {
  const found = new Set<string>()
  const parts = source.matchAll(/\\p\{(\w+)[^}]*\}|\\u\{?([0-9A-Fa-f]{4,6})\}?|\\(.)|([^\\])/gu)
  for (const [, property, code, escaped, plain] of parts) {
    if (property) found.add(properties[property] ?? 'é')
    else if (code) found.add(String.fromCodePoint(Number.parseInt(code, 16)))
    else if (escaped) for (const character of samples[escaped] ?? [controls[escaped] ?? escaped]) found.add(character)
    else if (plain === '.') found.add('x')
    else if (plain && !/[()|?*+^$]/.test(plain)) found.add(plain)
  }
  return [...found].slice(0, 7)
}

function unitsAgainst({ source }: FoundPattern): Set<string> {
  const characters = charactersOf(source)
  const words = source.match(/[A-Za-z<"'=:/ -]{2,}/g)?.slice(0, 2) ?? []
  return new Set([
    ...characters.flatMap((one) => [one, ...characters.map((other) => one + other)]),
    ...words.flatMap((word) => [word, ...characters.slice(0, 2).map((character) => word + character)]),
    ' a',
  ])
}

const unbounded = /[+*]|\{\d+,\}/

function isSlow(pattern: FoundPattern): boolean {
  const context = createContext({ pattern: new RegExp(pattern.source, pattern.flags.replace(/[gy]/g, '')), text: '' })
  const script = new Script('pattern.test(text)')
  const isWithin = (unit: string, { length, ms }: typeof first) => {
    context.text = `${unit.repeat(Math.ceil(length / unit.length))}\u0001`
    // The limit is of the clock: on a busy machine it may end a search that has had little of the processor, which is tried again.
    for (let tries = 0; tries < 5; tries += 1) {
      const before = process.threadCpuUsage()
      try {
        script.runInContext(context, { timeout: ms })
        return true
      } catch {
        const { user, system } = process.threadCpuUsage(before)
        if ((user + system) / 1000 > ms * 0.8) return false
      }
    }
    return false
  }
  return [...unitsAgainst(pattern)].some((unit) => !isWithin(unit, first) && !isWithin(unit, again))
}

test('the search finds patterns that are slow', () => {
  const slow = ['(a+)+$', '\\([^)]*\\d[^)]*\\d[^)]*\\)']
  for (const source of slow) expect([source, isSlow({ at: '', source, flags: '' })]).toEqual([source, true])
  for (const source of ['a+$', '[^"]*"', '\\s+x']) {
    expect([source, isSlow({ at: '', source, flags: '' })]).toEqual([source, false])
  }
})

test('no pattern of ours takes time that explodes', () => {
  const patterns = patternsIn('src').filter(({ source }) => unbounded.test(source.replace(/\\./g, '')))
  expect(patterns.length).toBeGreaterThan(300)
  const distinct = new Map(patterns.map((pattern) => [`/${pattern.source}/${pattern.flags}`, pattern]))
  const slow = [...distinct].filter(([, pattern]) => isSlow(pattern)).map(([text, { at }]) => `${at} ${text}`)
  expect(slow).toEqual([])
}, 240_000)
