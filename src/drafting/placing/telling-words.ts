import { closedClass, wordClass } from '../brief/lexicon.ts'
import { stemOf } from '../brief/phrase-index.ts'

/** Words that say nothing of a trade, although they are not rare. */
const empty = new Set(
  `a an the of to and in for that on is with as it by at from be has are have but were not this who they had which will
  their or its one when there all out other than over into no can each so what how them his her she he you your our we us
  my i do does did get gets see sees keep keeps make makes tool app web software service system platform online mobile help
  helps use uses using user users new good small before after without within between every everybody two three whose where
  while also only now today many most more less some any me something everything nothing better way ways via per people person everyone anyone anybody somebody folks adults
  isnt arent wasnt dont doesnt didnt cant couldnt wont wouldnt shouldnt hasnt havent whats thats lets im ive id youre youve theyre weve
  gpt just really actually maybe simply stuff`
    .split(/\s+/)
    .flatMap((word) => [word, stemOf(word)]),
)

/** The words of a text that can say what it is about, lower case, as written. */
export function tellingWords(text: string): string[] {
  const words =
    text
      .toLowerCase()
      .replace(/'s\b|'/g, '')
      .match(/[\p{L}\p{N}]+/gu) ?? []
  return words.filter(
    (word) => word.length > 1 && !empty.has(word) && !empty.has(stemOf(word)) && (wordClass(word) & closedClass) === 0,
  )
}
