import { smallWords } from '#shared/language/small-words.ts'
import type { Piece } from './pieces.ts'

/** How a word is used, as `knowledge/word-vectors/classes.bin` holds it; 0 for a word that is not known. */
export type ClassOfWord = (word: string) => number

/** How much of a word's use is that of a verb, 0 (never) to 3 (nearly always). */
const verbShare = (use: number) => use & 3
const nounShare = (use: number) => (use >> 4) & 3
const verbForm = (use: number) => (use >> 2) & 3
const [baseForm, thirdPerson, past] = [0, 1, 2]
const [sometimes, mostly] = [1, 3]

const auxiliary =
  /^(?:is|are|was|were|am|has|have|had|does|do|did|can|could|will|would|must|should|may|might|cannot|isn't|aren't|wasn't|don't|doesn't|didn't|can't|won't|it's|that's|there's|they're|we're|you're|gets?|got|goes|went|comes?|came|took|made|gave|sent|kept|paid|sold|lost|told|found|built|ran|began)$/
const subject =
  /^(?:i|you|we|they|he|she|it|who|that|which|people|users?|customers?|everyone|everybody|nobody|most|some|both|each)$/
/** What follows is a noun: "the orders", "by email", "of books". */
const beforeNoun =
  /^(?:the|a|an|my|your|our|their|his|her|its|this|these|those|no|any|every|each|all|some|of|in|on|at|by|for|with|from|about|per|into|as|between|without|than|or)$/

/** What stands before an object: "books the table", "tells them what". */
const beforeObject =
  /^(?:the|a|an|my|your|our|their|his|her|its|this|these|those|no|any|every|each|all|which|what|when|who|how|them|you|it|where|whether|us|him|me)$/

const compounds = /^(?:sales|sports|customs|savings|operations|goods|news|business|access|process|us|is|as|this|its|s)$/
const opensClause = (piece: Piece | undefined) => piece === undefined || piece.kind !== 'word' || piece.form === 'and'
const joining = /^(?:and|or|plus|und|oder)$/
const preposition = /^(?:in|on|at|by|for|with|from|to|of|per|about|via|as)$/
const runs = /^(?:works|runs|lives|syncs|connects|integrates|links)$/

/** For each piece whether it is likely the verb of a clause, in English: "tells", "can", "drafts" in "it drafts a note" and not in "two drafts". */
export function finiteVerbsOf(pieces: readonly Piece[], classOf: ClassOfWord): Uint8Array {
  const found = new Uint8Array(pieces.length)
  let before: Piece | undefined
  pieces.forEach((piece, index) => {
    if (piece.kind === 'word' && isClauseVerb(piece, pieces[index - 2], before, pieces[index + 1], classOf))
      found[index] = 1
    before = piece
  })
  return found
}

function isClauseVerb(
  { form: word }: Piece,
  earlier: Piece | undefined,
  before: Piece | undefined,
  next: Piece | undefined,
  classOf: ClassOfWord,
): boolean {
  if (auxiliary.test(word)) return true
  const use = classOf(word)
  const share = verbShare(use)
  if (share === 0 || smallWords.has(word)) return false
  const behind = before?.kind === 'word' ? before.form : ''
  if (behind === 'to' || beforeNoun.test(behind)) return false
  const opens = before?.kind !== 'word' || /^(?:and|or|then|also)$/.test(behind)
  const hasObject = next?.kind === 'word' && beforeObject.test(next.form)
  const form = verbForm(use)
  const isPlain = share === mostly
  // "And charges memberships": what opens a clause and has a noun behind it does something with it.
  const opensWithNoun =
    opens && before !== undefined && next?.kind === 'word' && !preposition.test(next.form) && !joining.test(next.form)
  // "Alerts in Slack" at the head of a list, and not "works in Slack".
  const isThing = opens && nounShare(use) > 0 && next?.kind === 'word' && preposition.test(next.form)
  if (form === thirdPerson)
    return (
      runs.test(word) ||
      (before?.kind !== 'number' &&
        !isThing &&
        (isPlain || hasObject || (share > sometimes && opensWithNoun) || subject.test(behind)))
    )
  if (form === past) return !opens && share > sometimes && (subject.test(behind) || hasObject)
  // "Tenants report repairs": who does it stands in the plural before it, and not the first half of a compound ("sales report").
  const isOfPeople = behind.endsWith('s') && !compounds.test(behind) && (hasObject || opensClause(earlier))
  if (form === baseForm) return share > sometimes && (subject.test(behind) || (hasObject && opens) || isOfPeople)
  return false
}
