import type { BriefJob } from '#shared/brief.ts'
import { sure } from '../brief/gaps.ts'
import { toPlural } from '../brief/inflect.ts'
import { thingOf } from '../compose/countable.ts'
import { fillStep } from '../compose/fill-step.ts'
import { type MarketView, marketView } from '../compose/market-view.ts'
import { shortened, withArticle } from '../compose/phrases.ts'
import type { StepKind } from '../compose/step-kind.ts'
import { stepKindOf } from '../compose/step-kind-of.ts'
import { anyStep } from '../compose/step-kinds.ts'
import { priceWords } from '../compose/subject.ts'
import { thingsMeantByThey } from '../compose/they-of-things.ts'
import { thirdPerson } from '../compose/verb-forms.ts'
import type { WayOfToday } from '../compose/ways-of-today.ts'
import type { WritingContext } from '../writing-context.ts'
import { type CopyStep, copySteps } from './copy-steps.ts'
import { kindOfAct } from './kind-of-act.ts'
import { type Act, mainAct } from './main-act.ts'
import { type Pain, painsOf } from './pains.ts'
import { toYou } from './second-person.ts'

/** What copy of any kind is written from: the job in the reader's own person, where it hurts, what stands against it. */
export interface CopyFacts {
  view: MarketView
  /** What copy calls the product; a blank to fill when nobody has named it. */
  name: string
  /** How a sentence about the product speaks of it: the name, or "the browser tool". */
  subject: string
  /** False when nobody has named it. */
  named: boolean
  /** Whom it speaks to, plural and short; "people" when the words name nobody. */
  people: string
  /** One of them, with article. */
  person: string
  /** False when the words name nobody. */
  peopleKnown: boolean
  /** "swap shifts with colleagues", turned to the reader; null when no job could be read. */
  act: string | null
  /** Without what only qualifies it. */
  shortAct: string | null
  /** With the user's qualifiers; at most 140 characters. */
  fullAct: string | null
  /** The words give the job to the product: it checks, the reader does not. */
  byProduct: boolean
  /** What it does then, in the user's words: "checks supplier invoices against delivery notes". */
  deed: string | null
  /** What is counted: "shift", "shifts". "case" when unread. */
  thing: string
  things: string
  kind: StepKind
  steps: readonly CopyStep[]
  /** What the user says is used today. */
  today: readonly WayOfToday[]
  /** Most concrete and best founded first. */
  pains: readonly Pain[]
  /** "without calling the ward manager": what it rids people of, by the user's words. */
  spared: string | null
  /** Moments of the job: "when a ferry is cancelled by wind". */
  moments: readonly string[]
  /** Other people who do a step, in the plural. */
  others: readonly string[]
  price: string | null
  /** What those who sell it do for a customer: "We send a repair technician within 24 hours". */
  service: string | null
  /** The user's opening words, for quoting when nothing else can be said. */
  idea: string
}

export interface CopyOptions {
  /** The name typed into the form. */
  name?: string | null
  /** Pains typed into the form, in any order and separated as people do. */
  pains?: string | null
  /** Rivals that are compared. */
  rivals?: number
}

const longestAct = 140
/** A quotation is said more than once. */
const longestIdea = 72

export function copyFacts(context: WritingContext<object>, options: CopyOptions = {}): CopyFacts {
  const view = marketView(context, options.rivals ?? 3)
  const { terms, facts } = view
  const { brief } = view.context
  const typed = shortened((options.name ?? '').replace(/\s+/g, ' ').trim(), 60)
  const name = typed || terms.name || '[product name]'
  const act = mainAct(view)
  const steps = copySteps(view, name)
  const people = readers(view, act)
  const job = act ? toYou(act.phrase) : null
  const told = act ? stepKindOf(act.verb, act.head, act.object) : anyStep
  // Nobody counts the bread of a forecast.
  const thing = told.id === 'forecast' ? (facts.subject.main?.thing ?? 'forecast') : act ? thingOf(act.head) : 'case'
  const kind = act && !act.forOthers ? kindOfAct(act.verb, told, thing) : anyStep
  return {
    view,
    name,
    subject: typed || terms.subject,
    named: typed !== '' || terms.name !== null,
    people: terms.who ? people : 'people',
    person: terms.who ? withArticle(terms.who.singular) : 'somebody',
    peopleKnown: terms.who !== null && !terms.who.assumed,
    act: job,
    shortAct: act ? toYou(act.short) : null,
    fullAct: act ? fullOf(act, job ?? '') : null,
    byProduct: act?.byProduct ?? false,
    deed: act?.deed ?? null,
    thing,
    things: toPlural(thing),
    kind,
    steps,
    today: view.today.filter(({ said }) => said),
    pains: painsOf({ view, act, kind, people }, options.pains ?? null),
    spared: facts.subject.spared ?? terms.promises.find((words) => /^without\b/i.test(words)) ?? null,
    moments: momentsOf(view.context),
    others: [...new Set(steps.flatMap(({ whos }) => whos ?? []))],
    price: priceWords(brief),
    service: serviceOf(brief.source.description),
    idea: shortened(terms.quote, longestIdea) || '[who can now do what]',
  }
}

/** Who does the job, unless the reader makes it possible for them. */
const readers = ({ terms, clients, people }: MarketView, act: Act | null) =>
  terms.doer && act?.phrase === terms.job ? people : clients

const fullOf = (act: Act, job: string) => {
  const full = toYou(act.full)
  return full.length <= longestAct ? full : job
}

/** A deed of the sellers, who are told as "we": not what they charge, want or have built. */
function serviceOf(description: string): string | null {
  const found =
    /(?:^|[.;,]\s|\band\s)we\s(?:also\s|then\s)?((?:send|come|deliver|install|repair|replace|clean|collect|pick up|bring|train|set up|handle|ship|swap|refill|visit|call|answer|check|guarantee|refund|insure)\s[^.;,!?\n]{6,80})/i.exec(
      description,
    )?.[1]
  return found ? `We ${found.trim()}` : null
}

/** Times and occasions that can open a sentence. */
function momentsOf({ brief }: WritingContext<object>): string[] {
  return brief.moments
    .filter(
      ({ text, confidence }) =>
        confidence >= sure &&
        text.length <= 60 &&
        text.split(' ').length > 2 &&
        // "before they are paid": invoices, not the reader
        thingsMeantByThey(text, brief) === null &&
        // "when it is already bad": what, the sentence before said
        !/^(?:when|before|after) (?:it|this|that) (?:is|was|gets|goes|becomes)\b/i.test(text) &&
        !/\b(?:they|it) (?:is|are|was|were) (?:\p{L}+(?:ed|id|en|ught)|done|gone|over|ready)\b/iu.test(text) &&
        /^(?:when|before|after|every|at night|in the (?:morning|evening)|on (?:mon|tues|wednes|thurs|fri|satur|sun)day)/i.test(
          text,
        ),
    )
    .map(({ text }) => toYou(text))
}

/** A text of a step's kind, filled with the main act: its risk, its exception, what comes later. */
export function fillAct(text: string, { view, thing, things, shortAct, kind }: CopyFacts): string {
  const who = view.facts.subject.who
  return fillStep(text, { thing, things, short: shortAct ?? 'do this', verb: kind.verbs[0] ?? 'do', who })
}

/** The thing of the job is a case that comes and goes: the next one can be spoken of. */
export const isCase = ({ thing, kind }: Pick<CopyFacts, 'thing' | 'kind'>) =>
  cases.has(thing.split(' ').at(-1) ?? thing) && kind.id !== 'warn'

/** Things that happen once and are over; of others one cannot say that the last one went wrong. */
const cases = new Set(
  'shift invoice booking order request ticket claim bill payment appointment ride trip delivery message call application permit reservation rental quote defect incident report meeting session rehearsal visit contract complaint return repair expense prescription interview audit inspection swap refund lesson event inquiry enquiry'.split(
    ' ',
  ),
)

/** "swaps shifts" for "swap shifts": what somebody else does. */
export const thirdOf = ({ verb, object }: Pick<BriefJob, 'verb' | 'object'>) => `${thirdPerson(verb)} ${object}`.trim()
