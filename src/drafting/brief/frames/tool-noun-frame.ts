import type { Clause } from '../actor-phrase.ts'
import { toPlural } from '../inflect.ts'
import { adjective, closedClass, gerund, noun, plural, wordClass } from '../lexicon.ts'
import { lowerAt, textOf } from '../noun-phrase.ts'
import { productVerbs } from '../product-verbs.ts'
import { readVerbChain } from '../verb-chain.ts'
import { readVerbObject, type VerbPhrase } from '../verb-phrase.ts'
import { baseOf, verbStrength } from '../verb-strength.ts'
import { forFrame } from './for-frame.ts'
import { type Frame, statement } from './statement.ts'

/** Tools that are named after what is done with them. */
const toolVerbs = new Map(
  Object.entries({
    planner: 'plan',
    tracker: 'track',
    scheduler: 'schedule',
    organiser: 'organise',
    organizer: 'organize',
    finder: 'find',
    checker: 'check',
    calculator: 'calculate',
    splitter: 'split',
    scanner: 'scan',
    comparison: 'compare',
    tracking: 'track',
    booking: 'book',
    logging: 'log',
    sharing: 'share',
    planning: 'plan',
    scheduling: 'schedule',
    monitoring: 'monitor',
  }),
)
/** What opens a list of what the product can do. */
const listHeads = /^(?:features?|functions?|functionality|modules|includes|including|mvp|scope)$/
const mostWords = 4

const isListed = ({ tokens }: Clause, index: number) =>
  listHeads.test(lowerAt(tokens, 0)) && lowerAt(tokens, 1) === ':' && index > 1

/** "meal planner", "habit tracker": the words before the tool, where they begin and what is done to them. */
function readTool({ tokens, source }: Clause, from: number): VerbPhrase | null {
  const opens = tokens[from]?.kind === 'word'
  for (let index = from + 1; opens && index <= from + mostWords && index < tokens.length; index += 1) {
    if (tokens[index]?.kind !== 'word') return null
    const before = wordClass(lowerAt(tokens, index - 1))
    if ((before & closedClass) !== 0 || (before & (noun | plural | adjective | gerund)) === 0) return null
    const verb = toolVerbs.get(lowerAt(tokens, index))
    if (verb === undefined) continue
    const words = textOf(tokens, from, index, source).split(' ')
    const last = words.at(-1) ?? ''
    if ((before & (noun | plural)) === 0 || words.join(' ') === '') return null
    const first = words.slice(0, -1).join(' ')
    const opening = `${first === '' ? '' : `${first} `}${toPlural(last)}`
    const object = /^\p{Lu}\p{Ll}/u.test(opening) ? opening.charAt(0).toLowerCase() + opening.slice(1) : opening
    return { start: from, end: index + 1, verb, object, head: last.toLowerCase(), refersBack: false, certain: true }
  }
  return null
}

/** An item of the list ends at its comma. */
function endOfItem({ tokens }: Clause, from: number): number {
  const comma = tokens.findIndex(({ text }, index) => index > from && /^[,;]$/.test(text))
  return comma < 0 ? tokens.length : comma
}

/** "peer to peer lending of camping gear": an act with what it is done to. */
function readAct({ tokens, source }: Clause, index: number): VerbPhrase | null {
  const lower = lowerAt(tokens, index)
  if (!/[a-z]{3}ing$/.test(lower) || lowerAt(tokens, index + 1) !== 'of') return null
  const verb = baseOf(lower, 'gerund')
  const { end, object, head } = readVerbObject(tokens, index + 2, source)
  if (!productVerbs.has(verb) || object === '' || head === '') return null
  return { start: index, end, verb, object, head, refersBack: false, certain: true }
}

/** "water reminder", "sleep log": a thing by two nouns, and nothing that is done to a log. */
const isTool = ({ object }: VerbPhrase) =>
  /^(?:reminders?|logs?|diary|journal|lists?|calendar|alarm|timer|chart|map|guide)$/.test(object)

/** A product or a feature that is told by a tool's name alone: "a meal planner for students", "Features: habit tracker, scan receipts". */
export const toolNounFrame: Frame = (clause, index) => {
  const { tokens, source } = clause
  const before = lowerAt(tokens, index - 1)
  const isItem = isListed(clause, index) && /^(?:[:,;&]|and)$/.test(before)
  const isOpening = index === 0 || (index === 1 && /^(?:an?|the|my|our)$/.test(before))
  if (!isItem && !isOpening) return null
  if (isItem && verbStrength(tokens, index, 'base') >= 1.5) {
    const item = tokens.slice(0, endOfItem(clause, index))
    const jobs = readVerbChain(item, index, 'base', source).slice(0, 1)
    return jobs[0] && jobs[0].object !== '' && !isTool(jobs[0]) ? statement(clause, index, { jobs }, 0.62) : null
  }
  const job = readTool(clause, index) ?? readAct(clause, index) ?? readAct(clause, index + 1)
  if (!job) return null
  const next = lowerAt(tokens, job.end)
  // "that builds a week of dinners" tells it better
  if (next !== '' && !/^(?:for|with|where|and|in|on|by|among|amongst|between|[,;:.–—(-])$/.test(next)) return null
  const people = next === 'for' ? forFrame(clause, job.end) : null
  // what those people do with it tells it better, and so does what stands behind a colon
  if (people && (people.jobs.length > 0 || lowerAt(tokens, people.end) === ':')) return null
  const found = statement(clause, index, { actors: people?.actors ?? [], jobs: [job] }, people ? 0.8 : 0.6)
  return people ? { ...found, end: people.end } : found
}
