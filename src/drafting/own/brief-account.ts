import type { BriefReading, Quote } from '#shared/reading.ts'
import { shortQuote } from '../selecting/as-quoted.ts'
import { isAboutRivals } from '../selecting/said-of-rivals.ts'
import { tellsToday } from '../selecting/today-clause.ts'

/** Fewer words are no account: "Zendesk". */
const fewestWords = 5
const longestAccount = 34
/** Half a sentence, a sentence about the writer, or one that hangs on what stood before it. */
const hanging = /^(?:for|i|i['’](?:m|ve)|my|who|whose|which|that|because|since|so|built|it|this|these|those)\b/i
/** What is kept, where and how long is a promise of the product, and so is what happens to nobody. */
const promise =
  /\b(?:so|please) (?:don['’]t|do not|copy|tone|keep|make sure)\b|\bplease\b|^no ?(?:one|body) (?:is|gets|has to|needs to)\b|\b(?:is|are) (?:deleted|kept|stored|hosted|encrypted|verified|checked)\b/i
/** How people do it now, without a word that says when. */
const asNow = /^every\s|\b(?:usually|often|still|by hand|on paper|at the moment|these days)\b/i
/** What it costs them, or what they feel. */
const pain =
  /\b(?:lose[sd]?|loose|lost|forgets?|forgot|late|awkward|afraid|fears?|worr(?:y|ies|ied)|hates?|tired|objection|blocks?|can['’]?t|cannot|don['’]?t|never|nobody|no ?one|nowhere|hard(?:est)?|wrong|missed|miss|takes?|costs?|waste[sd]?|retyp\w+|cancels?|disappears?|breaks?|trust|too|every (?:day|week|night))\b/i

/** What the user says of the problem: how it goes today first, then what hurts; what is said of rivals, the team or terms is none of it. */
export function problemAccount(reading: BriefReading, rivals: readonly string[]): Quote[] {
  const ofRivals = isAboutRivals(reading, rivals)
  const account = reading.background.filter(
    (each) =>
      each.text.split(/\s+/).length >= fewestWords &&
      !hanging.test(each.text) &&
      !promise.test(each.text) &&
      (!ofRivals(each) || asNow.test(each.text) || tellsToday.test(each.text)) &&
      !reading.proof.some(({ field, start, end }) => field === each.field && start < each.end && each.start < end),
  )
  const weight = ({ text, field }: Quote) =>
    (tellsToday.test(text) || asNow.test(text) ? 0 : pain.test(text) ? 1 : 2) + (field === 'description' ? 0 : 0.5)
  return account.filter((each) => weight(each) < 2).toSorted((a, b) => weight(a) - weight(b))
}

/** The account as sentences in quotation marks. */
export const quotedAccount = (account: readonly Quote[], most: number): string[] =>
  account.slice(0, most).map(({ text }) => `“${shortQuote(text, longestAccount)}.”`)
