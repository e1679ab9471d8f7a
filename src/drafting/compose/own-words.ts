import type { Brief } from '#shared/brief.ts'
import { articles, conjunctions, prepositions, pronouns, subordinators } from '../brief/function-words.ts'
import { stemsOfText } from '../brief/phrase-index.ts'

/** Words that stand in the description of any product, so that sharing them says nothing. Stems. */
const everyday = new Set(
  `app application tool software platform product service system website site web online digital user customer client people person
  company firm business team staff work use make get give take let help want need do go see say tell know show find keep put run
  day week month year today time hour minute new old first last next own many much more most few several one two three four
  five ten small large big good better best well fast quick easy simple long short high low every each any all some no not only
  just also very too even still now then there here way thing part lot kind type place home world life number list data
  information feature function plan price pay money cost free start end open close build built add change set sell buy
  is are was were be been being has have had can could will would should may might must it its we our you your they their he
  she his her this that these those what who which how why`.split(/\s+/),
)

const isFunction = (word: string) =>
  articles.has(word) ||
  prepositions.has(word) ||
  conjunctions.has(word) ||
  pronouns.has(word) ||
  subordinators.has(word)

/** The stems of a text that can tell one product from another. */
export function tellingStems(text: string): string[] {
  return [...new Set(stemsOfText(text))].filter(
    (stem) => stem.length > 2 && !/^\d+$/.test(stem) && !everyday.has(stem) && !isFunction(stem),
  )
}

/** All that the user wrote in this form, as telling stems. */
export function stemsOfBrief(brief: Brief): ReadonlySet<string> {
  return new Set(tellingStems(Object.values(brief.source).filter(Boolean).join(' . ')))
}

/** Telling stems of `text` that stand in `own`, in the order of the text. */
export const sharedStems = (text: string, own: ReadonlySet<string>) =>
  tellingStems(text).filter((stem) => own.has(stem))
