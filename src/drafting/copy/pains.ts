import type { MarketRole } from '#knowledge/market.ts'
import { cleanText } from '../brief/clean.ts'
import { toPlural } from '../brief/inflect.ts'
import { thingOf } from '../compose/countable.ts'
import { fillStep } from '../compose/fill-step.ts'
import type { MarketView } from '../compose/market-view.ts'
import { lowerFirst, upperFirst, withArticle, withoutPoint } from '../compose/phrases.ts'
import { mostRelevant, sharedWords } from '../compose/relevance.ts'
import { isSubjectless } from '../compose/role-words.ts'
import type { StepKind } from '../compose/step-kind.ts'
import { oneLine } from '../compose/subject.ts'
import { thingsMeantByThey } from '../compose/they-of-things.ts'
import type { Act } from './main-act.ts'
import { deedToYou, momentToThey, momentToYou, sentenceToYou } from './second-person.ts'
import { toldSentences } from './told-sentences.ts'

/** Something that hurts today, with where it comes from. */
export interface Pain {
  /** A sentence without point. */
  text: string
  /** The same, said to the reader; null when it cannot be turned. */
  you: string | null
  /** told: the user's words; library: known of these people or of today's way; kind: follows from the kind of step. */
  basis: 'told' | 'library' | 'kind'
  /** What would settle it; starts with a verb. */
  check: string
  /** The way of today that it belongs to, with article; null for none. */
  way: string | null
}

const longest = 160

interface PainFacts {
  view: MarketView
  act: Act | null
  kind: StepKind
  /** Whom to ask, plural and short. */
  people: string
}

export function painsOf({ view, act, kind, people }: PainFacts, typed: string | null): Pain[] {
  const told = [...typedPains(typed), ...toldSentences(view)]
  const ofWays = ofToday(view, people)
  const known = ofPeople(view, people, act === null ? 0 : related)
  // What a step of this kind does to people in general is said only where nothing is known of these.
  const isKnown = told.length > 0 || known.filter(({ you }) => you !== null).length > 1
  const ofJob = isKnown ? known : [...known, ...ofKind(view, act, kind, people)]
  const unsaid = ofWays.filter(({ you }) => you === null)
  const all = [
    ...told.map((text) => toldPain(text, view, people)),
    ...ofWays.filter(({ you }) => you !== null),
    ...ofJob,
    // A way that the description does not name comes last, and beside others only when it is about this job.
    ...(ofJob.length > 0 ? mostRelevant(unsaid, ({ text }) => text, view.relevance, related) : unsaid),
  ]
  const distinct = all.filter(
    ({ text }, index) => all.findIndex((other) => other.text.toLowerCase() === text.toLowerCase()) === index,
  )
  return distinct.length > 0 ? distinct.slice(0, 7) : unknown(people)
}

/** The form's own words, one pain each. */
function typedPains(typed: string | null): string[] {
  if (typed === null) return []
  return cleanText(typed)
    .split(/[;\n•]+|(?<=[.!?])\s+|,\s+(?=\p{L}+\s\p{L}+)/u)
    .map((text) => withoutPoint(oneLine(text).replace(/^(?:and|-|\*)\s+/i, '')))
    .filter((text) => text.replace(/[^\p{L}]/gu, '').length > 3)
    .map((text) => (text.length > longest ? `${text.slice(0, longest - 1)}…` : text))
    .slice(0, 4)
}

function toldPain(text: string, { terms, context, facts }: MarketView, people: string): Pain {
  const things = thingsMeantByThey(text, facts.brief)
  if (things !== null) {
    const said = upperFirst(text.replace(/\bthey\b/i, things))
    return {
      text: said,
      you: said,
      basis: 'told',
      check: `ask five ${people} for the last time it happened`,
      way: null,
    }
  }
  // "on it" points back at a clause that is not quoted.
  const object = facts.subject.main?.object ?? ''
  const whole = object === '' ? text : text.replace(/\b(on|with|for) it$/i, (_all, word: string) => `${word} ${object}`)
  const heads = [
    people,
    ...(terms.who ? [terms.who.plural, terms.who.head] : []),
    ...context.brief.actors.map(({ head }) => head),
  ]
  return {
    text: upperFirst(
      whole.replace(/^(today|currently|right now)?,?\s*they\b/i, (_all, when?: string) =>
        when ? `${upperFirst(when)}, ${people}` : upperFirst(people),
      ),
    ),
    you: sentenceToYou(whole, heads) ?? (ofPilots.test(whole) || ofThings.test(whole) ? upperFirst(whole) : null),
    basis: 'told',
    check: `ask five ${people} for the last time it happened`,
    way: null,
  }
}

/** "trucks wait 3 hours on average": told of things, it is as true of the reader's. */
const ofThings =
  /^(?:the\s)?(?:trucks|orders|parts|goods|parcels|invoices|machines|data|reports|tickets|messages|files|prices|shifts|slots|seats|rooms|crops|boxes|pallets|containers)\s/i

/** What the seller's own customers have counted can be told to others as it is. */
const ofPilots = /^our \d/i

/** What the library knows against the way that is used today. */
function ofToday({ today }: MarketView, people: string): Pain[] {
  return today
    .filter(({ weakness }) => weakness !== null)
    .map(({ text, weakness, said }): Pain => {
      const sentence = `With ${text}: ${lowerFirst(withoutPoint(weakness ?? ''))}`
      return {
        text: sentence,
        you: said ? sentence : null,
        basis: 'library',
        check: said
          ? `ask five ${people} to show the last case that went through ${text}`
          : `ask five ${people} what they use today, since the description does not say`,
        way: text,
      }
    })
}

const related = 1

/** The market's own role, when it is one of the people whom the words name. */
export const theirRole = ({ role, subject }: MarketView['facts']): MarketRole | null =>
  subject.whoBasis === 'said' ? role : null

function ofPeople({ facts, known, relevance }: MarketView, people: string, least: number): Pain[] {
  const { role, brief } = facts
  // The market's own role of the people who were named hurts in this job; whoever is known by their life alone, only where it
  // touches the thing of the job: "finds the manual too late" is no trouble with finding an electrician.
  const isTheirs = theirRole(facts) !== null
  const things = brief.jobs.map(({ object }) => object).join(' ')
  const sources = [
    role
      ? { title: role.title, pains: mostRelevant(role.pains, (text) => text, relevance, isTheirs ? 0 : least) }
      : null,
    known
      ? {
          title: known.title,
          pains: mostRelevant(known.pains, (text) => text, relevance, least).filter(
            (text) => least === 0 || sharedWords(text, things) > 0,
          ),
        }
      : null,
  ]
  return sources.flatMap((source) =>
    source === null
      ? []
      : source.pains
          .filter((pain) => !sums.test(pain) && isScene(pain))
          .slice(0, 2)
          .map(
            (pain): Pain => ({
              text: isSubjectless(pain)
                ? `${upperFirst(withArticle(lowerFirst(source.title)))} ${lowerFirst(withoutPoint(pain))}`
                : withoutPoint(pain),
              you: isTheirs && source.title === role?.title ? deedToYou(withoutPoint(pain)) : null,
              basis: 'library',
              check: `ask five ${people} when this last happened to them`,
              way: null,
            }),
          ),
  )
}

/** "No idea" and "shipping costs" are notes of a trouble, and no sentence that somebody would nod at. */
const isScene = (pain: string) => pain.trim().split(/\s+/).length >= fewestWords
const fewestWords = 4

/** Sums of the library are of one country and nobody's promise. */
export const sums = /\d|\b(?:euros?|dollars?|pounds?|francs?|rupees?|cents?)\b/i

/** Kinds are wide: the moment of one of their verbs need not be that of another. */
function hurtFits({ verb }: Act, { id }: StepKind): boolean {
  if (id === 'pay') return /^(?:pay|split|refund|settle|share)$/.test(verb)
  if (id === 'see') return /^(?:know|see|check|track|monitor|watch|find out|view|follow)$/.test(verb)
  return true
}

/** "had to swap shifts", "needed to know which field is dry", "wanted to see the progress". */
export const hadTo = (act: string) =>
  `${/^know\b/.test(act) ? 'needed' : /^(?:see|view|follow)\b/.test(act) ? 'wanted' : 'had'} to ${act}`

function ofKind({ facts }: MarketView, act: Act | null, kind: StepKind, people: string): Pain[] {
  if (!act || act.forOthers || kind.verbs.length === 0 || !hurtFits(act, kind)) return []
  const thing = thingOf(act.head)
  const hurt = fillStep(kind.hurt, {
    thing,
    things: toPlural(thing),
    short: act.short,
    verb: act.verb,
    who: facts.subject.who,
  })
  return [
    {
      text: `The last time they ${hadTo(act.short)}, ${momentToThey(hurt)}`,
      you: `Last time, ${momentToYou(hurt)}`,
      basis: 'kind',
      check: `ask five ${people} to tell the last time in order`,
      way: null,
    },
  ]
}

const unknown = (people: string): Pain[] => [
  {
    text: 'What hurts today is not said',
    you: null,
    basis: 'kind',
    check: `ask five ${people} what they did the last time they had this problem`,
    way: null,
  },
]

/** How a pain reads in a result: the sentence with what it rests on. */
export function painClaim({ text, basis, check }: Pain): string {
  if (basis === 'told') return `${text} (inferred from the description)`
  return `${text} (assumption: ${check})`
}
