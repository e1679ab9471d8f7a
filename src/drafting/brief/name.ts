import type { BriefValue } from '#shared/brief.ts'
import { type FieldClause, makeValue } from './found-value.ts'
import { toSingular } from './inflect.ts'
import { adverb, closedClass, isKnownWord, noun, plural, verbS, wordClass } from './lexicon.ts'
import { at, lowerAt } from './noun-phrase.ts'
import { actorWords } from './people-words.ts'
import { helpingVerbs } from './product-verbs.ts'
import { productNouns } from './product-words.ts'
import { verbStrength } from './verb-strength.ts'

/** Words that introduce a name: "called X", "Introducing X", "Product: X". */
const introductions = new Set(['called', 'named', 'introducing', 'meet', 'building', 'launching', 'presenting'])
const labels = new Set(['product', 'name', 'idea', 'app', 'project', 'tool', 'working title'])
const isCamel = (text: string) =>
  /^\p{Lu}\p{Ll}+\p{Lu}\p{Ll}+/u.test(text) || /^\p{Lu}\p{Ll}+\.(?:ai|io|app|ly)$/u.test(text)
const isName = (text: string) => /^\p{Lu}[\p{L}\p{N}]{1,24}(?:\.\p{L}{2,3})?$/u.test(text)
const isCommon = (lower: string) =>
  actorWords.has(toSingular(lower)) ||
  productNouns.has(lower) ||
  (wordClass(lower) & closedClass) !== 0 ||
  /^(?:today|currently|data|everyone|book|people|patients|support|operations|subscription|carbon|therapy|vibration|white|open|smart|court|employee)$/.test(
    lower,
  )

/** The product's own name, when the words introduce one. A rival's name is none. */
export function readName(clauses: readonly FieldClause[], rivals: ReadonlySet<string>): BriefValue | null {
  for (const item of clauses) {
    for (let index = 0; index < item.clause.tokens.length; index += 1) {
      const size = nameAt(item, index)
      if (size === 0) continue
      const value = makeValue(
        item,
        index,
        index + size,
        isCamel(at(item.clause.tokens, index)?.text ?? '') ? 0.9 : 0.75,
      )
      if (value && !rivals.has(value.text.toLowerCase())) return value
    }
  }
  return null
}

/** Number of tokens of the name that starts at `index`; 0 when none does. */
function nameAt({ clause }: FieldClause, index: number): number {
  const { tokens } = clause
  const token = at(tokens, index)
  if (!token || !isName(token.text) || isCommon(token.lower)) return 0
  const before = lowerAt(tokens, index - 1)
  const next = lowerAt(tokens, index + ((wordClass(lowerAt(tokens, index + 1)) & adverb) !== 0 ? 2 : 1))
  if (introductions.has(before)) return before === 'building' && !isCamel(token.text) && !/^[,–—-]?$/.test(next) ? 0 : 1
  if (before === ':' && labels.has(lowerAt(tokens, index - 2))) return 1
  if (index > 0 && !isCamel(token.text)) return 0
  if (index > 0) return subjectVerb(next) || /^(?:to|,)$/.test(next) ? 1 : 0
  if (/^[:–—-]$/.test(next)) return isCamel(token.text) || wordClass(token.lower) === 1 ? 1 : 0
  if (!subjectVerb(next)) return 0
  // a dictionary word in front of a word that is a verb or a plural ("Dental practices") opens a noun phrase
  const isPlainWord = isKnownWord(token.lower) && (wordClass(next) & (noun | plural)) !== 0
  const isSubject = verbStrength(tokens, 1, 'third') >= 2 && verbStrength(tokens, 2, 'base') === 0
  if ((wordClass(next) & plural) !== 0 && !isCamel(token.text) && !isSubject) return 0
  if (isCamel(token.text) || (!/s$/.test(token.lower) && !isPlainWord)) return 1
  return 0
}

const subjectVerb = (lower: string) =>
  helpingVerbs.has(lower) || /^(?:is|can|will|lets|was)$/.test(lower) || (wordClass(lower) & verbS) !== 0
