import { personScore } from '../brief/lexicon.ts'
import type { WritingContext } from '../writing-context.ts'
import { roleActor } from './actor-terms.ts'
import { ofBareVerb } from './countable.ts'
import { type DraftFacts, draftFacts } from './draft-facts.ts'
import type { Doer, Step } from './steps-of-job.ts'
import { doerFrom, type Subject } from './subject.ts'

/**
 * The facts as work is cut from them. Stories, tickets and test cases put a person into every sentence, so a doer that is no
 * person ("a booking site for ferries") gives way to one who was named, to the market's user, or to "user".
 */
export function workFacts(context: WritingContext<unknown>): DraftFacts {
  const facts = draftFacts(context)
  const { subject } = facts
  const standIn = standInOf(facts)
  const person = (doer: Doer): Doer => (isPerson(doer) ? doer : standIn)
  const step = <Each extends Step>(each: Each): Each => ({ ...each, ...bookingOf(each), who: person(each.who) })
  const steps = subject.steps.map(step)
  const at = subject.main ? subject.steps.indexOf(subject.main) : -1
  const main = at >= 0 ? (steps[at] ?? null) : subject.main && step(subject.main)
  const who = person(subject.who)
  const fixed: Subject = {
    ...subject,
    steps,
    main,
    who,
    whoBasis: who === subject.who ? subject.whoBasis : standIn.plural === 'users' ? 'unknown' : subject.whoBasis,
    others: subject.others.filter((other) => isPerson(other) && other.plural !== who.plural),
    anyStep: { ...subject.anyStep, who },
  }
  return { ...facts, subject: fixed }
}

/** True when one of the words names people or an organisation; a word that nobody knows counts as a person. */
export function isPerson({ singular }: Pick<Doer, 'singular'>): boolean {
  const words = singular.toLowerCase().split(/\s+/)
  return (
    words.some((word) => personScore(word) >= 1) || !words.every((word) => things.has(word) || personScore(word) < 0)
  )
}

/** What pitches name after "for" although it acts on nobody's behalf. */
const things = new Set(
  'ferry bus train tram plane flight car truck van bike boat ship island beach mountain city town street house home room flat garden lawn lawnmower tree field block crop animal dog cat horse cow pet product item parcel order invoice ticket route event wedding trip hotel'.split(
    ' ',
  ),
)

function standInOf({ brief, market }: DraftFacts): Doer {
  const named = brief.actors.map(doerFrom).find(isPerson)
  if (named) return named
  const role = market?.roles.find(({ part }) => part === 'user')
  const assumed = role ? roleActor(role) : null
  return assumed
    ? { singular: assumed.singular, plural: assumed.plural, setting: null }
    : { singular: 'user', plural: 'users', setting: null }
}

/** "rebook when a ferry is cancelled": what is handled is the booking, not what stands in the clause. */
function bookingOf({ verb, object, things: many, thing }: Step): Pick<Step, 'thing' | 'things'> {
  const own = /^(?:when|if|whenever|after|before)\b/i.test(object) ? ofBareVerb[verb] : undefined
  return own ? { thing: own, things: `${own}s` } : { thing, things: many }
}
