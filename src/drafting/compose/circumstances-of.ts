import { toPlural } from '../brief/inflect.ts'
import { personScore } from '../brief/lexicon.ts'
import type { Circumstance, CircumstancesOfKinds } from './circumstance.ts'
import { dealingCircumstances } from './circumstances/dealing-circumstances.ts'
import { doingCircumstances } from './circumstances/doing-circumstances.ts'
import { lookingCircumstances } from './circumstances/looking-circumstances.ts'
import type { DraftFacts } from './draft-facts.ts'
import { type Filled, fillStep } from './fill-step.ts'
import { isPrivate } from './is-private.ts'
import type { ProductTerms } from './product-terms.ts'
import { stepKindOf } from './step-kind-of.ts'
import { thirdPerson } from './verb-forms.ts'

const byKind: CircumstancesOfKinds = { ...lookingCircumstances, ...doingCircumstances, ...dealingCircumstances }

/** Of the same shape as others, where no data of its own is worth writing. */
const likeAnother: Readonly<Record<string, string>> = {
  rebook: 'exchange',
  recording: 'record',
  trace: 'see',
  report: 'gather',
  raise: 'message',
  forecast: 'calculate',
  evaluate: 'compare',
  comply: 'record',
}

/** At least as many, so that three of one kind can be told apart. */
const least = 3

/** "Lose an evening" of many is "Loses an evening" of one. */
export function ofOne(text: string): string {
  const [first = '', ...rest] = text.split(' ')
  if (/^cannot$/i.test(first)) return ofMany(text)
  if (/^(?:never|always|mostly)$/i.test(first)) return `${first} ${ofOne(rest.join(' '))}`
  const verb = /^do$/i.test(first) && rest[0] === 'not' ? 'does' : /^are$/i.test(first) ? 'is' : verbOfOne(first)
  const cased = /^\p{Lu}/u.test(first) ? verb.charAt(0).toUpperCase() + verb.slice(1) : verb
  return [cased, ...rest].join(' ').replace(marked, (_all, next: string) => thirdPerson(next))
}

const marked = /\+(\p{Ll}+)/gu

/** The same of many. */
export const ofMany = (text: string) => text.replace(marked, '$1')

/** What is told of the past is the same for one and many. */
const pastForms = /^(?:tried|got|missed|had|found|learnt|made)$/i
const verbOfOne = (first: string) =>
  /^were$/i.test(first)
    ? 'was'
    : pastForms.test(first) || /^would$/i.test(first)
      ? first
      : thirdPerson(first.toLowerCase())

/**
 * How people of one kind differ in what the product is for, by the kind of the job that they have: those that are true of any job
 * fill what is left, and stand alone where the words tell no job.
 */
export function circumstancesOf(
  terms: Pick<ProductTerms, 'jobs' | 'shortJob' | 'who'>,
  { subject }: Pick<DraftFacts, 'subject'>,
): readonly Circumstance[] {
  const [job] = terms.jobs
  if (!job || terms.shortJob === null) return (byKind.any ?? []).filter(({ at }) => at === undefined || at === 'work')
  const id = onOneself.test(`${job.verb} ${job.object}`) ? 'self' : stepKindOf(job.verb, job.head, job.object).id
  const { who } = subject
  const where = terms.who && isPrivate(terms.who) ? 'home' : personScore(terms.who?.head ?? '') === 2 ? 'work' : null
  const fits = ({ at }: Circumstance) => at === undefined || where === null || at === where
  const own = (byKind[id] ?? byKind[likeAnother[id] ?? ''] ?? []).filter(fits)
  const rest = (byKind.any ?? []).filter(fits).slice(0, Math.max(0, least - own.length))
  const thing = job.head === '' ? 'thing' : job.head
  const step: Filled = subject.steps.find(({ verb }) => verb === job.verb) ?? {
    verb: job.verb,
    short: terms.shortJob,
    thing,
    things: toPlural(thing),
    who,
  }
  return [...own, ...rest].map((each) => filled(each, step))
}

/** Those of one kind of step, for people who stand beside the job. */
export const circumstancesOfKind = (id: string): readonly Circumstance[] => byKind[id] ?? []

/** What people do or leave for their own good, whatever kind its verb has elsewhere. */
const onOneself = /^(?:remember to|stop|quit|drink|eat|sleep|avoid|cut down on|give up|reduce)\b/

function filled(each: Circumstance, step: Filled): Circumstance {
  const fill = (text: string) => fillStep(text, step)
  return {
    ...each,
    who: fill(each.who),
    day: fill(each.day),
    pain: fill(each.pain),
    goal: fill(each.goal),
    stay: fill(each.stay),
  }
}
