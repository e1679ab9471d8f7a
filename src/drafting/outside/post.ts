import type { BriefSource } from '#shared/brief.ts'
import type { BriefReading } from '#shared/reading.ts'
import { offerLine } from '../own/offer-line.ts'
import { ownSentences } from '../own/own-sentences.ts'
import { isAchieved } from '../reading/find-proof.ts'
import { sentence, sentencesOf } from '../selecting/copy/sentences.ts'
import type { FoundSignals } from './advise.ts'
import { sideLines } from './side-lines.ts'

/** A post of the user's own sentences, or why there is none. */
export interface OutsidePost {
  /** Paragraphs that can be posted, the one that says what it is first; empty where the user's sentences do not carry one. */
  text: string[]
  /** Why there is no post; empty where there is one. */
  withheld: string
  /** What has to be settled before it goes out. */
  checks: string[]
  /** Sentences of the user that were left out. */
  left: string[]
}

const mostSentences = 5
const mostProof = 2
const mostLeft = 4
/** An offer of fewer words says nothing that could be posted. */
const fewestWords = 4

export function postOf(
  source: BriefSource,
  reading: BriefReading,
  found: FoundSignals,
  stopped: string | null,
): OutsidePost {
  const checks = sideLines('check', found)
  if (stopped)
    return { text: [], withheld: `Nothing is published until this is answered: ${stopped}`, checks, left: [] }
  const own = ownSentences(source.description, reading)
  const { offer, name } = reading
  const says = offer && own.some((each) => each.toLowerCase().includes(offer.text.toLowerCase()))
  const is = offerLine({ reading, title: name?.text ?? '' })
  const sentences = (says || is.split(/\s+/).length < fewestWords ? own : [is, ...own]).slice(0, mostSentences)
  const left = sentencesOf(source.description)
    .map(({ text }) => text)
    .filter((text) => !sentences.some((each) => sharesWords(each, text)))
    .slice(0, mostLeft)
  if (sentences.length === 0)
    return {
      text: [],
      withheld:
        'No sentence of your description is addressed to customers yet. Say in one sentence what the product does for them.',
      checks,
      left,
    }
  const proof = reading.proof
    .map(({ text }) => sentence(text))
    .filter((text) => !sentences.some((each) => each.includes(text.slice(0, -1))))
    .slice(0, mostProof)
  const [ask] = sideLines('ask', found)
  // What the product does is set, not counted; what it has achieved somebody counted.
  const achieved = reading.proof.filter((each) => isAchieved(each.text))
  return {
    text: [...sentences, ...proof, ...(ask ? [ask] : [])],
    withheld: '',
    checks: [...checks, ...achieved.slice(0, 2).map(({ text }) => `“${text}”: who measured this, and when?`)],
    left,
  }
}

const ending = 24

/** Whether one was made of the other: openings are taken off, ends stay. */
function sharesWords(made: string, typed: string): boolean {
  const end = (text: string) =>
    text
      .replace(/[.!?]+$/, '')
      .toLowerCase()
      .slice(-ending)
  return end(made) === end(typed)
}
