import { smallWords } from './small-words.ts'
import type { Token } from './tokens.ts'

/** Deny the verb beside them: everything to the end of the clause is denied. */
const verbNegators = new Set(
  (
    "not never don't dont doesn't doesnt didn't won't wont isn't isnt aren't arent wasn't can't cant cannot couldn't shouldn't mustn't " +
    'nicht nie niemals pas jamais nunca non niet nooit nao'
  ).split(' '),
)
/** Deny the thing that follows: only the next few words are denied. */
const thingNegators = new Set(
  (
    'no without nor neither kein keine keinen keiner keinem ohne sans aucun aucune sin ningun ninguna ninguno senza nessun nessuna geen zonder ' +
    'sem nenhum nenhuma'
  ).split(' '),
)
/** Words after which another statement begins. */
const turns = new Set(
  'but because so since until unless instead aber sondern denn mais parce pero sino porque ma maar'.split(' '),
)
const joins = new Set('and or und oder et ou y o e en of'.split(' '))
const subjects = new Set(
  'we it you they i he she the there our everyone everybody wir es sie ihr nous il elle vous on nosotros'.split(' '),
)
/** These words introduce a circumstance, not what the product refuses: "if they don't confirm". */
const circumstances = new Set(
  'if when whenever where while because who that which whose whoever wenn falls wer si quand qui que cuando quien quando chi'.split(
    ' ',
  ),
)
const prepositions = new Set(
  'for with from by at in on to when if while where that which who than für mit von bei im in auf pour avec dans para con en por per voor met'.split(
    ' ',
  ),
)
/** "Never miss a booking", "don't forget": a promise, which speaks of the booking all the same. */
const promised = /^(?:miss|forget|lose|los|wast|worr|guess|wait|again|verpass|vergess|oubli|olvid)/
/** "No-show", "no code", "not only", "no more than": no denial. */
const afterNo = /^(?:shows?|code|more|less|later|earlier|matter|problem|one|need)$/
const afterNot = /^(?:only|just|everyone|everybody|all|sure)$/

const mostDenied = 4
/** No clause that means something is longer. */
const longestReach = 40
const mostInCircumstance = 3

export const isNegator = (word: string) => verbNegators.has(word) || thingNegators.has(word)

/** A quick look before the words are parsed: most texts deny nothing. */
export const mayDeny = new RegExp(
  String.raw`(?<![\p{L}])(?:${[...verbNegators, ...thingNegators].join('|').replaceAll("'", "['’]")}|ning[uú]n|n[aã]o)`,
  'iu',
)

export interface Negation {
  /** For each word: 1 where it is denied, 2 where a circumstance denies it, 0 elsewhere. */
  scope: Uint8Array
  /** Index of the first word that denies something outright; -1 when none does. */
  head: number
}

/** Which words of a text stand under a "no", "not", "without" or "never", in the languages that descriptions come in. */
export function negationOf(words: readonly Token[], text: string): Negation {
  const scope = new Uint8Array(words.length)
  let head = -1
  if (!mayDeny.test(text)) return { scope, head }
  for (const [at, { word }] of words.entries()) {
    const plain = word.replace('’', "'")
    const deniesVerb = verbNegators.has(plain)
    if ((!deniesVerb && !thingNegators.has(plain)) || isNoDenial(words, at, text)) continue
    const inCircumstance = isCircumstance(words, at)
    if (!inCircumstance && head < 0) head = at
    const limit = inCircumstance ? mostInCircumstance : deniesVerb ? Number.POSITIVE_INFINITY : mostDenied
    for (let index = at, content = 0; index < Math.min(words.length, at + longestReach); index += 1) {
      if (index > at && ends(words, index, deniesVerb)) break
      if (!smallWords.has(words[index]?.word ?? '')) content += 1
      if (content > limit) break
      scope[index] = inCircumstance ? 2 : 1
    }
  }
  return { scope, head }
}

/** Whether a phrase itself denies: "no streaks", "without an account". */
export function deniesSomething(words: readonly Token[], text: string): boolean {
  return negationOf(words, text).scope.some((each) => each > 0)
}

function isNoDenial(words: readonly Token[], at: number, text: string): boolean {
  const token = words[at]
  const next = words[at + 1]
  if (!token || !next || next.breaks) return token?.word !== 'cannot' && !next
  if (text[token.end] === '-' || promised.test(next.word)) return true
  return token.word === 'no' ? afterNo.test(next.word) : afterNot.test(next.word)
}

function isCircumstance(words: readonly Token[], at: number): boolean {
  for (let index = at; index >= Math.max(0, at - longestReach); index -= 1) {
    const token = words[index]
    if (!token) break
    if (index < at && circumstances.has(token.word)) return !isProduct(words[index - 1])
    if (token.breaks) break
  }
  return false
}

/** "An app that never sends mail": said of the product, so it is refused. */
function isProduct(token: Token | undefined): boolean {
  return (
    token !== undefined &&
    /^(?:app|tool|software|platform|service|system|tracker|planner|bot|website|crm|till)s?$/.test(token.word)
  )
}

function ends(words: readonly Token[], index: number, deniesVerb: boolean): boolean {
  const token = words[index]
  if (!token || token.breaks || turns.has(token.word)) return true
  if (joins.has(token.word) && subjects.has(words[index + 1]?.word ?? '')) return true
  return !deniesVerb && prepositions.has(token.word)
}
