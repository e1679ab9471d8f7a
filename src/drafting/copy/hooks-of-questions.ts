import { isPrivate } from '../compose/is-private.ts'
import { lowerFirst, upperFirst, withoutPoint } from '../compose/phrases.ts'
import { pitchFacts } from '../compose/pitch-facts.ts'
import { mostRelevant } from '../compose/relevance.ts'
import { isCase } from './copy-facts.ts'
import type { HookMaker } from './hook-line.ts'
import { isPractice } from './hooks-of-today.ts'
import { hadTo } from './pains.ts'
import { saysWhen } from './says-when.ts'
import { toThem } from './second-person.ts'

/** Hooks that ask, name the reader, or set a condition. */

export const waiting: HookMaker = ({ steps, people, shortAct }) => {
  const at = steps.findIndex(({ whos }) => whos !== null)
  const other = steps[at]
  // Who has done nothing yet waits for nobody.
  if (!other || !shortAct || !steps.slice(0, at).some(({ yours }) => yours)) return null
  const who = lowerFirst(other.who)
  return {
    structure: 'waiting',
    text: `You did your part. Now you wait until ${lowerFirst(other.text)}. How long was it last time?`,
    why: `The step that ${people} do not control is where the waiting sits: ${lowerFirst(other.text)}. The question is answered with a number from their own week.`,
    feeling: 'tension',
    trigger: `Impatience: the outcome hangs on ${who}`,
    from: `the step of ${who}`,
    check: null,
  }
}

export const standIn: HookMaker = ({ pains, shortAct, people }) => {
  // The first that can be said to the reader is said to the reader.
  const known = pains.filter(({ basis, way }) => basis === 'library' && way === null)
  const said = known.find(({ you }) => you !== null)
  const pain = known.find((each) => each !== said && each.text !== each.you)
  if (!pain) return null
  return {
    structure: 'stand-in',
    text: `${withoutPoint(pain.text)}. Sounds like your week?`,
    why: `A third person goes first, so ${people} can nod without admitting anything${shortAct ? `; the scene is one in which somebody ${toThem(hadTo(shortAct))}` : ''}.`,
    feeling: 'recognition',
    trigger: `Recognition at a distance: ${lowerFirst(withoutPoint(pain.text))}`,
    from: 'what is known of these people',
    check: `The scene is the library's: ${pain.check}.`,
  }
}

export const ask: HookMaker = (facts) => {
  const { shortAct, thing, people, subject } = facts
  // Nobody remembers the day on which they could not do what only the product does.
  if (!shortAct || (facts.byProduct && !isCase(facts))) return null
  // Nobody could not drink; they did not.
  const isHabit = facts.kind.id === 'self' || /^(?:stop|quit|drink|eat|sleep|know|pick|choose|see)\b/.test(shortAct)
  const what = isCase(facts)
    ? `Think of the last ${thing} that went wrong`
    : `Think of the last time you ${isHabit ? 'did not' : 'could not'} ${shortAct}`
  return {
    structure: 'ask',
    text: `${what}. Who noticed first?`,
    why: `A question about ${isCase(facts) ? `one ${thing}` : 'one day'} of the past gets a true answer; “would you use ${subject}” gets a polite one. Who noticed first tells what it cost ${people}.`,
    feeling: 'curiosity',
    trigger: `Curiosity, with some discomfort: ${lowerFirst(what.replace(/^Think of /, ''))}`,
    from: `the job “${shortAct}”`,
    check: null,
  }
}

export const again: HookMaker = ({ pains, people }) => {
  const second = pains.filter(({ basis }) => basis === 'told')[1]
  if (!second) return null
  const line = withoutPoint(second.you ?? second.text)
  return {
    structure: 'again',
    text: `${line}. ${isPractice.test(line) ? 'What did the last case cost you?' : 'When was the last time?'}`,
    why: `One more thing that the form reports, alone in the first line: “${line}”. The question asks for a date, which ${people} have and others do not.`,
    feeling: 'recognition',
    trigger: `Recognition: ${lowerFirst(line)}`,
    from: 'your words on what hurts',
    check: null,
  }
}

export const callOut: HookMaker = ({ peopleKnown, people, shortAct, subject }) => {
  if (!peopleKnown || !shortAct) return null
  return {
    structure: 'call-out',
    text: `${upperFirst(people)}: how do you ${shortAct}${saysWhen(shortAct) ? '' : ' today'}?`,
    why: `The first word says who is meant, the question what about. Every answer names a way of today that ${subject} has to beat.`,
    feeling: 'curiosity',
    trigger: `Curiosity: how do other ${people} ${toThem(shortAct)}?`,
    from: 'your words on who and what',
    check: null,
  }
}

export const halves: HookMaker = ({ fullAct, act, steps, view: { terms } }) => {
  const who = terms.who ?? { head: '', singular: '' }
  const parts = fullAct?.split(/,? and (?=\p{Ll}+ )/u) ?? []
  const [first, second] = parts
  if (!first || !second || parts.length !== 2 || fullAct === act || second.length < 10 || steps.length > 2) return null
  return {
    structure: 'halves',
    text: `${upperFirst(first)}. ${upperFirst(second)}. Which half is missing ${isPrivate(who) ? 'for you' : 'where you work'}?`,
    why: `The promise stands in two halves, and most readers have only one of them: “${second}” is the half that is news.`,
    feeling: 'relief',
    trigger: `Relief within reach: ${second}`,
    from: 'your own promise',
    check: null,
  }
}

export const limit: HookMaker = ({ view }) => {
  const { limit: condition } = pitchFacts(view)
  if (!condition) return null
  return {
    structure: 'limit',
    text: `It has to ${condition}. What has failed you there so far?`,
    why: `A condition that others leave out is a reason to stop: “${condition}” is one that only ${view.people} would name.`,
    feeling: 'fairness',
    trigger: `Being taken seriously: somebody has thought of “${condition}”`,
    from: 'your words on what limits it',
    check: `Show it to one of the ${view.people} under exactly this condition before you say so in public.`,
  }
}

export const trigger: HookMaker = ({ view, people }) => {
  const found = mostRelevant(view.market?.buyingTriggers ?? [], (text) => text, view.relevance, 1.5)[0]
  if (!found) return null
  const event = withoutPoint(found)
  return {
    structure: 'trigger',
    text: `${event}. What would you do on the morning after?`,
    why: `After this event buyers of such products start to look, by what the library knows of the market; ${people} who are close to one will answer.`,
    feeling: 'tension',
    trigger: `Tension: ${lowerFirst(event)}`,
    from: 'a buying trigger of the market',
    check: `Ask the last three people who asked about the product what had happened the week before.`,
  }
}
