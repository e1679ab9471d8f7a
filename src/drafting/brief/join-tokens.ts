import type { Token } from './token.ts'

/** Verb and particle that are one thing behind an article: "the follow up email", "a sign up form". */
const phrasal: ReadonlyMap<string, string> = new Map(
  Object.entries({
    follow: 'up',
    sign: 'up',
    catch: 'up',
    clean: 'up',
    warm: 'up',
    wake: 'up',
    stand: 'up',
    check: 'in out up',
    drop: 'off in',
    hand: 'over off',
    buy: 'in',
    add: 'on',
    pick: 'up',
    thumbs: 'up down',
  }),
)
const openers = new Set(
  'a an the this that my our your his her its their each every daily weekly morning first last next'.split(' '),
)

/** "day by day", "door to door": the same word twice is one way of doing it. */
const isRepeated = (first: Token, middle: Token, last: Token) =>
  first.kind === 'word' && first.lower === last.lower && /^(?:by|to|for)$/.test(middle.lower)

const isPhrasal = (before: Token | undefined, first: Token, second: Token) =>
  before !== undefined &&
  openers.has(before.lower) &&
  (phrasal.get(first.lower)?.split(' ') ?? []).includes(second.lower)

/** One word, as long as all of them, so that an offset in it is one in the user's text. */
const joined = (tokens: readonly Token[], text: string): Token[] => {
  const [first, last] = [tokens[0], tokens.at(-1)]
  if (!first || !last) return []
  return [{ ...first, text, lower: text.toLowerCase(), end: last.end }]
}

/** Makes one word of those that are one thing in their sentence; all others stay as they are. */
export function joinTokens(tokens: readonly Token[]): Token[] {
  const found: Token[] = []
  for (let index = 0; index < tokens.length; index += 1) {
    const [first, second, third] = [tokens[index], tokens[index + 1], tokens[index + 2]]
    if (!first) break
    const isRow = second !== undefined && third !== undefined && isRepeated(first, second, third)
    const size = isRow ? 3 : second !== undefined && isPhrasal(found.at(-1), first, second) ? 2 : 1
    const words = tokens.slice(index, index + size)
    found.push(...(size === 1 ? words : joined(words, words.map(({ text }) => text).join('-'))))
    index += size - 1
  }
  return found
}
