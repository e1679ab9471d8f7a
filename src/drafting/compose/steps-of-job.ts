import type { Brief, BriefActor, BriefJob } from '#shared/brief.ts'
import { toPlural, toSingular } from '../brief/inflect.ts'
import { personScore } from '../brief/lexicon.ts'
import { bareVerbs } from '../brief/product-verbs.ts'
import { type Clause, clauseOf, hasOutsideSubject, isContext, isOfToday, restAfter } from './clause-of-job.ts'
import { ofBareVerb, statedThing, thingOf } from './countable.ts'
import type { StepKind } from './step-kind.ts'
import { stepKindOf } from './step-kind-of.ts'
import { anyStep, stepKinds } from './step-kinds.ts'
import { coreOf, purposeOf, toldWithName } from './told-jobs.ts'
import { gerundOf, thirdPerson } from './verb-forms.ts'

/** Who does something, ready for sentences, without article. */
export interface Doer {
  singular: string
  plural: string
  /** Where they work or live, when it was said. */
  setting: string | null
}

/** One step of the job, with who does it. */
export interface Step {
  verb: string
  object: string
  /** "offer a shift" */
  phrase: string
  /** Without what only qualifies it: "report potholes" of "report potholes and street lights from their phone". */
  short: string
  /** "offers a shift" */
  third: string
  /** "offering a shift" */
  gerund: string
  /** A countable noun, singular and plural. */
  thing: string
  things: string
  who: Doer
  kind: StepKind
}

/** A step whose doer was not said is the main actor's. */
export type UnassignedStep = Omit<Step, 'who'> & { who: Doer | null }

const mostSteps = 5
/** A longer object is told by its core: "a week of dinners". */
const longestObject = 72

/**
 * The steps that the product is for, in order; `today` is what is told of today's practice in verbs ("phoning a call
 * centre"); `reached` are people who are no actor but whom the product turns to ("texts cyclists").
 */
export function stepsOf(
  brief: Brief,
  main: BriefActor | null,
): { steps: UnassignedStep[]; outcome: UnassignedStep | null; today: string[]; reached: Doer | null } {
  const pool = [...toldWithName(brief), ...purposeOf(brief), ...brief.steps, ...brief.jobs].map((job) =>
    completed(brief, job),
  )
  const usable = pool.filter(
    (job, index) =>
      isUsable(job, brief) && !isReplacing(brief, job) && pool.findIndex((other) => same(other, job)) === index,
  )
  const today = usable.filter((job) => isOfToday(clauseOf(brief, job)))
  const told = usable.filter((job) => !today.includes(job))
  const named = toldWithName(brief)
  const product = told.filter(
    (job) =>
      !isContext(brief, job) &&
      (named.length < 2 || named.some((other) => same(other, job)) || job.span.start > (named[0]?.span.start ?? 0)),
  )
  const jobs = withoutRepeats(product.length > 0 ? product : told).slice(0, mostSteps)
  const steps: UnassignedStep[] = []
  let reached: Doer | null = null
  for (const job of jobs) {
    const clause = clauseOf(brief, job)
    const who = doerIn(brief, clause, job)
    const turned = main === null ? turnedToPerson(job, brief) : null
    const sent = who && main && who.plural !== doerOf(main).plural ? sentTo(who, job) : null
    if (sent) steps.push(sent)
    else if (turned) {
      reached = turned.reached
      steps.push(turned.step)
    } else steps.push(toStep(brief, job, who, clause, steps))
  }
  const whole = outcomeOf(brief, jobs)
  const outcome = steps.find((_step, index) => jobs[index] === whole) ?? null
  return {
    steps: steps.filter((step) => step !== outcome),
    outcome,
    today: today.map((job) => `${gerundOf(job.verb)} ${job.object}`.trim()).slice(0, 1),
    reached,
  }
}

/**
 * "swap shifts" of "lets nurses swap shifts. A nurse offers a shift, a colleague accepts it": the job as a whole, when its
 * steps are told in a sentence or after a colon of their own. Null when the main job is itself a step among others.
 */
function outcomeOf(brief: Brief, jobs: readonly BriefJob[]): BriefJob | null {
  const [main] = brief.jobs
  const whole = jobs.find((job) => main && job.verb === main.verb && job.span.start === main.span.start)
  const others = jobs.filter((job) => job !== whole && job.span.field === 'description')
  if (whole?.span.field !== 'description' || others.length === 0) return null
  const part = (job: BriefJob) => {
    const { start, before } = clauseOf(brief, job)
    return start + before.lastIndexOf(':')
  }
  return others.every((other) => part(other) > whole.span.start) ? whole : null
}

/** Gives a verb without an object the words that follow it: "fall" + "asleep", "plan" + "feeding". */
function completed(brief: Brief, read: BriefJob): BriefJob {
  const marked = /[,;:–—]/.test(read.object) ? coreOf(read.object, read.verb) : read.object
  const whole = marked.replace(/\s(?:in|on|at|to|with|for|by|under|from)$/i, '')
  const job = { ...read, object: whole.length > longestObject ? coreOf(whole, read.verb) : whole }
  if (job.object !== '' || bareVerbs.has(job.verb)) return job
  const decided = decidedOn(brief, job)
  if (decided) return decided
  const rest = /^\s+([\p{L}-]+(?:\s[\p{L}-]+)?)(?=\s*(?:[.,:;!?]|$|\sand\b))/u.exec(restAfter(brief, job))?.[1]
  return rest ? { ...job, object: rest, head: toSingular(rest.split(' ').at(-1) ?? '') } : job
}

/** "nurses swap shifts and the ward manager approves": what is approved is what was done just before. */
function decidedOn(brief: Brief, job: BriefJob): BriefJob | null {
  if (!/^(?:approve|confirm|accept|reject|decline|sign off|decide|review|check)$/.test(job.verb)) return null
  const before = brief.steps.findLast(
    ({ span, object }) => span.field === job.span.field && span.end <= job.span.start && object !== '',
  )
  if (!before || before.head === '') return null
  const head = stepKindOf(before.verb, before.head, before.object).id === 'exchange' ? 'swap' : before.head
  return { ...job, object: `the ${head}`, head }
}

function isUsable(job: BriefJob, brief: Brief): boolean {
  if (job.confidence < 0.5 || job.object.length > longestObject) return false
  if (job.object === '') return bareVerbs.has(job.verb)
  if (hasOutsideSubject(brief, job)) return false
  // "automate SOC" of "SOC 2 evidence": the number that follows belongs to it.
  if (/^ \d/.test(restAfter(brief, job))) return false
  const isClause = /^(?:what|which|when|whether|how|where|who)\b/i.test(job.object)
  // A mark or a finite verb at the end means that the reader took in part of the next clause.
  return isClause || (!/[,;:–—]/.test(job.object) && !/\b(?:pays?|is|are|has|have|and|or|of|the|a)$/i.test(job.object))
}

/** "replace paper letters" names what is used today, not a step. */
const isReplacing = (brief: Brief, { verb, object }: BriefJob) =>
  /^(?:replace|eliminate|avoid)$/.test(verb) &&
  brief.alternatives.some(({ text }) => object.toLowerCase().includes(text.toLowerCase()))

const same = (a: BriefJob, b: BriefJob) => a.verb === b.verb && a.object.toLowerCase() === b.object.toLowerCase()

/** "plan rehearsals" and "plan" + "the rehearsal" are one step. */
function withoutRepeats(jobs: readonly BriefJob[]): BriefJob[] {
  const key = (job: BriefJob) => `${job.verb} ${job.head || job.object}`
  return jobs.filter((job, index) => jobs.findIndex((other) => key(other) === key(job)) === index)
}

/** The person who last began a clause before the verb in its sentence: "council staff" of "staff see them, assign a crew". */
function doerIn(brief: Brief, { before }: Clause, job: BriefJob): Doer | null {
  const lower = before.toLowerCase()
  const people = [...brief.actors, ...(brief.beneficiary ? [brief.beneficiary] : [])].filter(
    (person) => person.span.start !== job.span.start,
  )
  const mentions = people.flatMap((person) =>
    [...new Set([person.text, person.plural, person.singular, toPlural(person.head), person.head])]
      .map((name) => ({ person, at: lastWord(lower, name.toLowerCase()), length: name.length }))
      .filter(({ at }) => at >= 0 && beginsClause(lower.slice(0, at))),
  )
  const [last] = mentions.sort((x, y) => y.at + y.length - (x.at + x.length) || y.length - x.length)
  return last ? doerOf(last.person) : null
}

function lastWord(text: string, name: string): number {
  if (name === '') return -1
  const at = ` ${text.replace(/[^\p{L}\p{N}'-]/gu, ' ')} `.lastIndexOf(` ${name.replace(/[^\p{L}\p{N}'-]/gu, ' ')} `)
  return at
}

const beginsClause = (before: string) =>
  /(?:^|[;:,.]|\b(?:and|or|while|so|so that|when|where|if|until|before|after|lets?|letting|helps?|helping|allows?|enables?|with|for|give|gives|that))\s*(?:(?:the|an?|their|our|each|every|busy|many|most)\s+)?(?:[\p{L}-]+\s+)?$/u.test(
    before,
  )

const doerOf = ({ singular, plural, setting }: BriefActor): Doer => ({
  singular: singular.replace(/^currently /, ''),
  plural: plural.replace(/^currently /, ''),
  setting,
})

/** "texts cyclists when somebody moves their bike": cyclists are the users, and what they get is a warning. */
function turnedToPerson(job: BriefJob, brief: Brief): { step: UnassignedStep; reached: Doer } | null {
  const kind = stepKindOf(job.verb, job.head)
  if ((kind.id !== 'warn' && kind.id !== 'message') || personScore(job.head) < 1) return null
  const plural = job.object.replace(/^(?:the|a|an|their|all)\s+/i, '')
  const reached: Doer = { singular: singularOf(plural), plural: toPluralPhrase(plural), setting: null }
  const what = kind.id === 'warn' ? 'a warning' : 'a message'
  const clause = /^\s+((?:when|if|before|as soon as)\s[^,.;!?]{3,60})/i.exec(restAfter(brief, job))?.[1]
  // "know when somebody moves their bike" is what the person gets done; the message is only the way.
  const step = clause
    ? stepFrom('know', clause, what.slice(2), null, kind)
    : stepFrom('get', what, what.slice(2), null, kind)
  return { step, reached }
}

/** "clients get a text", told of another's clients: the one who has them sends it, and the clients have nothing to do. */
function sentTo(who: Doer, job: BriefJob): UnassignedStep | null {
  if (!/^(?:get|receive)$/.test(job.verb)) return null
  const kind = stepKindOf(job.verb, job.head, job.object)
  if (kind.id !== 'message' && kind.id !== 'warn' && kind.id !== 'report') return null
  return stepFrom('send', `${job.object} to ${who.plural}`, job.head, null, kind)
}

const alarm = /\b(?:warn|alert|notif|tell|text|remind|ping|flag)\w*\b/i

function toStep(
  brief: Brief,
  job: BriefJob,
  who: Doer | null,
  clause: Clause,
  earlier: readonly UnassignedStep[],
): UnassignedStep {
  const looksAhead = stepKindOf(job.verb, job.head, job.object).id === 'forecast'
  const isToldToKnow =
    !looksAhead &&
    (job.verb === 'know' || job.verb === 'get') &&
    alarm.test(`${clause.before} ${openingOf(brief, job)}`)
  const kind = isToldToKnow
    ? (stepKinds.find(({ id }) => id === 'warn') ?? anyStep)
    : stepKindOf(job.verb, job.head, job.object)
  const asked = /^(?:which|what|whose)\s+([\p{L}-]+)\s/iu.exec(job.object)?.[1]
  const stated = statedThing(job.object) ?? (job.object === '' ? (ofBareVerb[job.verb] ?? null) : null)
  const own =
    stated ??
    thingOf(
      job.head === '' && asked && asked.length > 3 && asked !== 'they' ? toSingular(asked.toLowerCase()) : job.head,
    )
  // A crew is assigned to something: what is counted is the thing of the step before.
  const borrowed = earlier.at(-1)?.thing
  const isHelper = ['assign', 'dispatch', 'delegate', 'allocate'].includes(job.verb) && personOrCrew(job.head)
  const thing =
    madeIn(job)?.thing ??
    (looksAhead ? forecastOf(job) : null) ??
    passedOn(kind, job) ??
    (isHelper ? (borrowed ?? 'case') : own === 'case' ? (borrowed ?? own) : own)
  const repeated = earlier.find(({ object }) => object === job.object)
  const object =
    repeated && job.object.split(' ').length > 3
      ? repeated.thing === 'case'
        ? 'it'
        : `the ${repeated.things}`
      : job.object
  const step = stepFrom(job.verb, object, thing, who, kind)
  return { ...step, object: job.object, short: madeIn(job)?.short ?? step.short }
}

/** "turn tickets into a ranked list of problems": what comes out is what the step is about. */
function madeIn({ verb, object }: BriefJob): { thing: string; short: string } | null {
  if (!/^(?:turn|convert|transform)$/.test(verb)) return null
  const made =
    /^(.+?)\s+into\s+((?:an?|the|their|one)\s+)?([\p{L}][\p{L} -]*?)(?=\s+(?:of|for|with|that|which|in|on|by|from|at)\b|$)/iu.exec(
      object,
    )
  const [, from = '', article = '', plain = ''] = made ?? []
  if (plain === '') return null
  const singular = article === '' ? singularOf(plain.toLowerCase()) : plain.toLowerCase()
  return { thing: singular, short: `${verb} ${coreOf(from)} into ${article}${plain}` }
}

/** The verb as the user wrote it: "warns" of a job that was read as "know when ...". */
const openingOf = (brief: Brief, { span }: BriefJob) =>
  (brief.source[span.field] ?? '').slice(span.start).split(' ')[0] ?? ''

/** "know how much bread to bake": what is counted is the forecast, not the bread. */
const forecastOf = ({ verb, head }: BriefJob) =>
  head === '' || /^(?:predict|forecast)$/.test(verb) || personScore(head) >= 1 ? 'forecast' : `${head} forecast`

/** "video-call their family", "bill clients": what is counted is the call or the bill, not the people. */
function passedOn(kind: StepKind, { verb, head }: BriefJob): string | null {
  if (personScore(head) < 1) return null
  if (kind.id === 'message') return /call|phone|talk/.test(verb) ? 'call' : 'message'
  if (kind.id === 'pay') return /^(?:pay|refund|tip)$/.test(verb) ? 'payment' : 'bill'
  return null
}

const personOrCrew = (head: string) => personScore(head) >= 1 || /^(?:crew|team|squad|driver|staff)$/.test(head)

function stepFrom(verb: string, object: string, thing: string, who: Doer | null, kind: StepKind): UnassignedStep {
  const join = (form: string) => `${form} ${object}`.trim()
  return {
    verb,
    object,
    phrase: join(verb),
    short: `${verb} ${coreOf(object, verb)}`.trim(),
    third: join(thirdPerson(verb)),
    gerund: join(gerundOf(verb)),
    thing,
    things: toPluralPhrase(thing),
    who,
    kind,
  }
}

function toPluralPhrase(phrase: string): string {
  const space = phrase.lastIndexOf(' ')
  return `${phrase.slice(0, space + 1)}${toPlural(phrase.slice(space + 1))}`
}

function singularOf(phrase: string): string {
  const space = phrase.lastIndexOf(' ')
  return `${phrase.slice(0, space + 1)}${toSingular(phrase.slice(space + 1))}`
}
