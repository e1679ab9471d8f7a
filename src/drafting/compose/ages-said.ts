import type { Brief } from '#shared/brief.ts'

/** Ages that the words themselves give, from and up to before. */
const said: readonly (readonly [words: RegExp, from: number, to: number])[] = [
  [/\bin their twenties\b|\btwenty-?somethings?\b/i, 20, 30],
  [/\bin their thirties\b/i, 30, 40],
  [/\bin their forties\b/i, 40, 50],
  [/\bin their fifties\b/i, 50, 60],
  [/\bin their sixties\b/i, 60, 70],
  [/\bin their seventies\b/i, 70, 80],
  [/\b(?:elderly|frail|very old)\b/i, 72, 89],
  [/\b(?:pensioner|retiree|retired|senior citizen|grandparent|grandmother|grandfather)s?\b/i, 64, 82],
  [/\bmiddle-aged\b/i, 42, 58],
  [/\byoung (?:adult|professional|people|person|couple|woman|man|mother|father|worker)s?\b/i, 21, 33],
  [/\bnew(?:ly)? (?:mother|father|parent|mum|dad|married)s?\b/i, 25, 40],
]

/** The ages that a title tells; null where it tells none. */
export function agesSaid(title: string): readonly [number, number] | null {
  const found = said.find(([words]) => words.test(title))
  return found ? [found[1], found[2]] : null
}

const old =
  /\b(?:elderly|old|older|ageing|aging|seniors?|pensioners?|retired|retirees?|grandparents?|late-life|dementia)\b/i
const theirs = /\btheir (?:adult |grown[ -]up |own )?children\b/i

/** "elderly people and their children": these are no minors. */
export function areGrown(brief: Pick<Brief, 'source' | 'actors'>): boolean {
  if (brief.actors.some(({ plural }) => plural === 'adult children')) return true
  const words = [brief.source.description, brief.source.audience ?? ''].join('. ')
  const isOfOld = brief.actors.some(({ plural, head }) => head !== 'child' && old.test(plural)) || old.test(words)
  return isOfOld && (theirs.test(words) || /\b(?:my|her|his|our) (?:mum|mother|dad|father|parents?)\b/i.test(words))
}
