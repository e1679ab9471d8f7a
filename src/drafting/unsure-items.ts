import type { Corrections, UnsureItem } from '#shared/corrections.ts'
import { smallWords } from '#shared/language/small-words.ts'
import { tokens } from '#shared/language/tokens.ts'
import type { ExplainedReading } from './reading/read-brief.ts'

/** Most questions at once: ten seconds' work. */
const mostQuestions = 4
/** Most likely answers of one question. */
const mostOptions = 3
/** A second market that reaches this share of the first one's score is worth a question; below it the first one is written for. */
const nearRival = 0.7
/** Below this score nothing speaks for any market. */
const leastEvidence = 1
const fewestLetters = 3
/** So many different words may be a name or a mood, and say nothing that could be written about. */
const fewWords = 3

/** Words for people that say nothing of who they are. */
const anybody =
  /^(?:the |all |any |our |my )?(?:people|persons?|users?|customers?|consumers?|clients?|everyone|everybody|anyone|anybody|public)$/i
/** Where a text says for whom something is, even where the reading does not know those people. */
const saysForWhom =
  /\b(?:for|helps?|lets?|gives?|warns?|shows?|tells?|asks?|(?:with|on|in|by|to) which|where|used by)\s+\p{L}{2}/iu
const likelyPeople = ['people at home', 'staff of a company', 'owners of small businesses']

/**
 * What the writer needs and the reading is not sure of, the question that changes most first. What the user has put right is not asked
 * again. Empty for a brief that is clear enough.
 */
export function unsureItems(
  description: string,
  explained: ExplainedReading,
  corrections: Corrections = {},
): UnsureItem[] {
  const items = [job(description, explained), who(description, explained), name(explained), market(explained)]
  return items.flatMap((item) => (item && !corrections[item.field] ? [item] : [])).slice(0, mostQuestions)
}

/** Nothing is written about nothing: what says nothing is asked back. */
function job(description: string, explained: ExplainedReading): UnsureItem | null {
  return isMeaningless(description, explained) ? { field: 'job', question: 'What does it do?', options: [] } : null
}

function who(description: string, { reading, dossier }: ExplainedReading): UnsureItem | null {
  if (reading.people.some(({ text }) => !anybody.test(text.trim()))) return null
  if (isForeign(reading.language)) return null
  if (reading.people.length === 0 && saysForWhom.test(description)) return null
  const users = dossier?.roles.filter(({ parts }) => parts.includes('user')) ?? []
  const options = (users.length > 1 ? users.map(({ nounPlural }) => nounPlural) : likelyPeople).slice(0, mostOptions)
  return { field: 'who', question: 'Who is it for first?', options }
}

/** A product that is called like one that it would compete with may be that one, or work beside it. */
function name({ reading, dossier }: ExplainedReading): UnsureItem | null {
  const called = reading.name?.text
  const isRival = dossier?.rivals.some((rival) => rival.name.toLowerCase() === called?.toLowerCase())
  return called && isRival ? { field: 'name', question: 'Is this the name of your product?', options: [called] } : null
}

function market({ reading, scores }: ExplainedReading): UnsureItem | null {
  const { sureness, found, alternatives } = reading.market
  const [best, second] = scores
  if (sureness !== 'unsure' || !found || !best || !second || second.score < best.score * nearRival) return null
  const options = [found, ...alternatives].slice(0, mostOptions).map((each) => each.name)
  return { field: 'market', question: 'What kind of product is it nearest to?', options }
}

function isMeaningless(description: string, { reading, scores }: ExplainedReading): boolean {
  if ((description.match(/\p{L}/gu)?.length ?? 0) < fewestLetters) return true
  // Words of another language speak for no market and mean something all the same.
  if (isForeign(reading.language)) return false
  const all = tokens(description).map(({ word }) => word)
  const words = new Set(all.filter((word) => !smallWords.has(word)))
  if (words.size <= 1) return true
  if (reading.people.length > 0 || reading.capabilities.length > 0 || (scores[0]?.score ?? 0) >= leastEvidence)
    return false
  return words.size <= fewWords || !all.some((word) => smallWords.has(word))
}

/** The reading knows people by English words. */
const isForeign = (language: string) => language !== 'en' && language !== 'und'
