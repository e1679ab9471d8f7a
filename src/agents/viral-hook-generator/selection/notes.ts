import { type MarketFacts, type ProductWords, promises, registerNote, wordsToCheck } from '#drafting/index.ts'
import { type HooksInput, hookDefaults } from '../input.ts'
import { isLine, typedPains } from './typed-pains.ts'
import { feelingOf } from './wanted-kinds.ts'

const mostTrends = 3
const mostNotes = 6
const monthsOfNews = 14

/** What of the form could not be used, and what has to be decided before a line is posted. */
export function notesOn(input: HooksInput, facts: MarketFacts, words: ProductWords): string[] {
  const { dossier } = facts
  const names = [input.platform, ...(input.platform === 'Twitter' ? ['X'] : [])]
  const against = dossier.copy.channels.doesNotFit.find(({ what }) =>
    names.some((name) => what.split(/[^\p{L}]+/u).includes(name)),
  )
  const short = typedPains(input).filter((pain) => !isLine(pain))
  const hasTradeLines = dossier.copy.hooks.length > 0
  const [promise] = promises(facts, words)
  return [
    ...(against ? [`Caution for ${input.platform}: ${against.what}. ${against.why}`] : []),
    ...wordsToCheck(words),
    ...(short.length > 0
      ? [
          `Too short for an opening line: ${short.map((pain) => `“${pain}”`).join(', ')}. Describe the last time it happened, with day and time.`,
        ]
      : []),
    ...(hasTradeLines
      ? []
      : [
          'No further hooks: an opening line needs a scene this audience knows. Add two or three under Pain Points, one per line, in their words.',
        ]),
    ...(input.desiredEmotion !== hookDefaults.desiredEmotion && hasTradeLines && !feelingOf(input.desiredEmotion)
      ? [`“${input.desiredEmotion}”: no hook type matches this emotion, so platform and tone decide the order.`]
      : []),
    ...(hasTradeLines ? [registerNote(input.tone)] : []),
    ...(promise
      ? [`A stronger line once it is proven: “${promise.promise}” Proof needed: ${promise.proofNeeded}`]
      : []),
    ...(dossier.neverSay.length > 0 ? [`Never write: ${dossier.neverSay.slice(0, 3).join('; ')}`] : []),
  ].slice(0, mostNotes)
}

/** News of the last months with its basis, and the next dates of the trade's calendar. */
export function trends({ dossier, cite }: MarketFacts, timestamp: string): string[] {
  const since = new Date(timestamp)
  since.setUTCMonth(since.getUTCMonth() - monthsOfNews)
  const news = dossier.whyNow
    .filter(({ date }) => date >= since.toISOString().slice(0, date.length))
    .slice(0, 2)
    .map(
      ({ date, what, changes, basis }) =>
        `${date}: ${closed(what)} ${closed(changes)}${'source' in basis ? cite(basis) : ` (assumption: ${basis.experience})`}`,
    )
  const calendar = dossier.copy.season.map(
    ({ when, what }) => `${when.charAt(0).toUpperCase()}${when.slice(1)}: ${what}`,
  )
  return [...news, ...calendar].slice(0, mostTrends)
}

const closed = (text: string) => (/[.!?]$/.test(text) ? text : `${text}.`)
