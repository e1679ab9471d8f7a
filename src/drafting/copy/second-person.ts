import { toBaseForm, toPlural } from '../brief/inflect.ts'
import { plural, verbS, wordClass } from '../brief/lexicon.ts'
import { isSubjectless } from '../compose/role-words.ts'
import { escaped } from '../compose/text-around.ts'

/** Texts turned to the reader: copy speaks to one person. All of it is English. */

/** What is done to things and not to readers: invoices are paid, surplus is thrown away. */
const doneToThings =
  'paid|sent|sold|thrown|lost|shipped|delivered|printed|published|posted|filed|signed|approved|stored|deleted|due|billed|booked|picked|packed|opened|closed|used|needed|written|recorded|released|merged|deployed|harvested|served|wasted|overdue'

const noNoun = '(?:all|about|at|with|for|to|when|if|every|again|back|and|or|in|on|by|from|before|after|too|directly)'
/** "texting her all day": the one who is texted, and nothing that is hers. */
const herAsObject = new RegExp(`\\bher\\b(?=\\s${noNoun}\\b|$)`, 'giu')
const youAsObject = new RegExp(
  `(?<=\\b(?:\\p{L}+ing|lets?|to|for|with|from|by|remind|tell|show|give|send|help)\\s)you\\b(?=\\s${noNoun}\\b|$)`,
  'gu',
)

/** "log the weight of their birds" → "log the weight of your birds": a job in the words of the one who does it. */
export function toYou(text: string): string {
  // Where the reader is "you" already, "they" are others: cards that expire, guests who come.
  if (/\byou(?:rs?)?\b/i.test(text)) return text
  return text
    .replace(herAsObject, 'you')
    .replace(/\b(their|his or her|his|her)(?= \p{L})/giu, (word) => sameCase(word, 'your'))
    .replace(new RegExp(`\\bthey(?:'re| are)\\b(?! (?:${doneToThings}))`, 'giu'), (word) => sameCase(word, 'you are'))
    .replace(new RegExp(`\\bthey\\b(?!(?:'re| are) (?:${doneToThings}))`, 'giu'), (word) => sameCase(word, 'you'))
    .replace(/\bthemselves\b/gi, 'yourself')
}

/** Back again, for sentences about the readers: "log the weight of their birds". */
export const toThem = (text: string) =>
  text
    .replace(/\byour\b/g, 'their')
    .replace(youAsObject, 'them')
    .replace(/\byou\b/g, 'they')

/** "I asked one by one" → "you asked one by one": a moment told in the first person, handed to the reader. */
export function momentToYou(text: string): string {
  return text
    .replace(/\bI was\b/g, 'you were')
    .replace(/\bI am\b/g, 'you are')
    .replace(/\bI\b/g, 'you')
    .replace(/\b(?:us|me|we)\b/g, 'you')
    .replace(/\b(?:my|our)\b/g, 'your')
}

/** The same, told of others: "they asked one by one". */
export function momentToThey(text: string): string {
  return text
    .replace(/\bI was\b/g, 'they were')
    .replace(/\bI\b/g, 'they')
    .replace(/\b(?:us|me)\b/g, 'them')
    .replace(/\bwe\b/g, 'they')
    .replace(/\b(?:my|our)\b/g, 'their')
}

/** "Today they use a paper rota" → "Today you use a paper rota"; null when somebody else is the subject. */
export function sentenceToYou(text: string, people: readonly string[]): string | null {
  const names = people.flatMap((name) => [name, toPlural(name)]).filter((name) => name.length > 2)
  const subjects = ['they', 'people', 'teams', 'most', 'many people', 'most people', ...names].map(escaped).join('|')
  const pattern = new RegExp(
    `^((?:today|currently|right now|at the moment|until now|so far|now),?\\s+)?(?:most\\s+|many\\s+)?(?:${subjects})\\s+(?=\\p{Ll})`,
    'iu',
  )
  const found = pattern.exec(text)
  if (!found) return null
  const rest = toYou(text.slice(found[0].length)).replace(/^(?:is|are)\b/, 'are')
  // A singular verb would not fit the reader.
  if (/^(?:has|does|was)\b/.test(rest)) return null
  return `${found[1] ?? ''}${found[1] ? 'you' : 'You'} ${rest}`
}

/**
 * "Stands in the shop without knowing what is at home" → "You stand in the shop ...": what the library tells of a person, without
 * its subject. A sentence with a subject of its own stays; null where a second verb cannot be told from a noun.
 */
export function deedToYou(text: string): string | null {
  if (!isSubjectless(text)) return text
  const [first = '', ...rest] = text.split(' ')
  const base = (word: string) =>
    /^is$/i.test(word) ? 'are' : /^has$/i.test(word) ? 'have' : toBaseForm(word.toLowerCase(), 'PresentTense')
  let isSure = true
  const words = rest.map((word, index) => {
    const found = wordClass(word)
    if (!/^(?:and|or|but)$/.test(rest[index - 1] ?? '') || (found & verbS) === 0) return word
    if ((found & plural) !== 0) isSure = false
    return base(word)
  })
  return isSure ? `You ${base(first)} ${toYou(words.join(' '))}` : null
}

const sameCase = (from: string, to: string) => (/^\p{Lu}/u.test(from) ? to.charAt(0).toUpperCase() + to.slice(1) : to)
