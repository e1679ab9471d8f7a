import { mayDeny, negationOf } from '#shared/language/negation.ts'
import { tokens } from '#shared/language/tokens.ts'

const denied = String.raw`(?:(?:we|it|they|you|there|the \p{L}+|our \p{L}+|wir|es|il|nous|nosotros)(?:['’](?:s|re))?\s+)?(?:(?:is|are|do|does|will|have|has|can|must|hold|holds)\s+)?(?:never|not|no|don['’]?t|doesn['’]?t|won['’]?t|isn['’]?t|aren['’]?t|can['’]?t|cannot|nie|nicht|keine?n?|jamais|sans|nunca|sin)\b(?!-)`
const beforeDenial = new RegExp(
  String.raw`\s(?:and|but|yet|und|aber|et|mais|y|pero)\s+(?=${denied})(?!(?:not|never) (?:only|just)\b)`,
  'giu',
)

const ownSubject =
  /^(?:(?:and|but|yet) )?(?:we|it|they|you|he|she|there|the \p{L}+|our \p{L}+|no\b|without\b|wir|es|sie|il|elle|nous|keine?n?|ohne|sans|sin)(?:['’]\w+)?\b/iu
const longestBefore = 20

/** "Grandparents can log meals but cannot add a food": without its subject the second half would say that nobody can. */
function sharesSubject(before: string, after: string): boolean {
  return !ownSubject.test(after) && !isDenied(before) && before.split(/\s+/).length <= longestBefore
}

/** Whether it says what the product or whoever makes it does not do, and not what others lack. */
export const isOwnRefusal = (text: string): boolean => ownSubject.test(text) && isDenied(text)

/** Where a refusal begins behind something that is said: "we read mails | and never send any"; -1 where none does. */
export function refusalAt(text: string): number {
  for (const match of text.matchAll(beforeDenial)) {
    const before = text.slice(0, match.index).trim()
    if (before.includes(' ') && !sharesSubject(before, text.slice(match.index + match[0].length))) return match.index
  }
  return -1
}

/** Most words before the one that denies: more make it a part of a statement that denies nothing. */
const mostBefore = 5
const things = /^(?:no|without|keine?n?|ohne|sans|sin|ningun\p{L}*|aucune?|senza|geen|zonder)$/u
const beforeThing =
  /^(?:is|are|has|have|hold|holds|there|with|want|wants|need|needs|do|does|gets?|shows?|keeps?|asks?|and|but|it's|there's|gibt|hat|il|y|a|hay)$/

const auxiliary =
  /^(?:do|does|did|is|are|am|was|were|be|been|will|would|can|could|should|must|may|might|shall|has|have|had|it|its|we|they|you|but|and|'s)$/

const turn = /^(?:but|yet|aber|sondern|mais|pero)$/

/** "Certificates: no" */
const trailingNo = /^\S+(?:\s\S+){0,3}[:?]?\s(?:no|nope|never|nein|non)$/i

/** Before a list of what a product will not be: "Out of scope:", "Not in v1:". */
export const exclusionHead =
  /^(?:[-*•–]\s*)?(?:(?:explicitly |deliberately )?(?:out of scope|left out)|we(?:['’]ve| have)? (?:(?:deliberately|intentionally|explicitly) )?(?:leave|left) out|non-?goals?|exclu(?:ded|sions)|(?:we(?:['’]re| are) )?not (?:building|planning|offering|covering|included)|not (?:in|part of)(?: the)? (?:v\d|version \d|mvp|scope|first (?:version|release))|nicht (?:im umfang|enthalten|geplant)|hors (?:périmètre|champ)|fuera de alcance)(?=\s|:|,)/iu

/** "SAP is out of scope for this year" */
export const exclusionEnd =
  /\b(?:is|are|stays?|remains?) (?:(?:deliberately |explicitly )?(?:out of scope|left out)|not (?:planned|included|in scope|part of (?:it|this|the \p{L}+)))\b/iu

/** "Checks that the link isn't broken": what is looked for is not refused. */
const looksFor =
  /^(?:(?:it|we|they|you|and|also)\s)*(?:checks?|makes? sure|ensures?|verif(?:y|ies)|warns?|flags?|detects?|finds?|shows?|tells?|alerts?|catch(?:es)?|spots?|knows?|sees?|says?|notices?)\s(?:\S+\s){1,4}?(?:isn|aren|doesn|don|won|can|hasn|haven|wasn|didn)['’]?t\b/iu

/** "Nothing on the day you flip back": a plan, and no refusal. */
const restDay = /^nothing (?:on|in|at|before|after|until|between)\b/i

/** Whether the clause as a whole refuses something: "we do not hold deposits", "no chat". */
export function isDenied(text: string): boolean {
  if (exclusionHead.test(text) || exclusionEnd.test(text)) return true
  if (!mayDeny.test(text) || looksFor.test(text) || restDay.test(text)) return false
  if (trailingNo.test(text)) return true
  const words = tokens(text)
  const { head } = negationOf(words, text)
  if (head < 0 || head > mostBefore || words.slice(1, head + 1).some(({ breaks }) => breaks)) return false
  // "Grandparents log but cannot add": what stands before the "but" is said.
  if (head > 1 && words.slice(1, head).some((each) => turn.test(each.word))) return false
  const word = words[head]?.word ?? ''
  // "Leads come by chat, not mail" refuses the mail and says the rest.
  if (word === 'not' && head > 1 && !auxiliary.test(words[head - 1]?.word ?? '')) return false
  if (!things.test(word)) return true
  return head === 0 || beforeThing.test(words[head - 1]?.word ?? '')
}
