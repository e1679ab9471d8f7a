import type { Brief, BriefActor, BriefJob } from '#shared/brief.ts'
import { toPlural, toSingular } from '../brief/inflect.ts'
import { personScore } from '../brief/lexicon.ts'
import { bareVerbs } from '../brief/product-verbs.ts'
import { type Clause, clauseOf, hasOutsideSubject, isContext, isOfToday, isResult, restAfter } from './clause-of-job.ts'
import { type DoneAlone, doneAloneOf, isDoneAlone, isMadeByMachine, isOnSite, isWayToMaterial } from './done-alone.ts'
import { pluralPhrase, singularPhrase } from './phrase-number.ts'
import type { StepKind } from './step-kind.ts'
import { stepKindOf } from './step-kind-of.ts'
import { anyStep, stepKinds } from './step-kinds.ts'
import { madeIn, thingOfStep } from './thing-of-step.ts'
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
  /** Set for what the product does by itself, for `who`; the other forms then tell it as people do it by hand. */
  alone?: DoneAlone
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
  const readable = pool.filter(
    (job, index) =>
      isUsable(job, brief) && !isReplacing(brief, job) && pool.findIndex((other) => same(other, job)) === index,
  )
  // What somebody has of it in the end and how the product comes by its material are no steps beside others.
  const doing = readable.filter((job) => !isResult(brief, job) && !isWayToMaterial(job, brief))
  const usable = doing.length > 0 ? doing : readable
  const today = usable.filter((job) => isOfToday(clauseOf(brief, job)))
  const told = usable.filter((job) => !today.includes(job))
  const named = toldWithName(brief)
  const product = told.filter(
    (job) =>
      !isContext(brief, job) &&
      (named.length < 2 || named.some((other) => same(other, job)) || job.span.start > (named[0]?.span.start ?? 0)),
  )
  const jobs = inOrderTold(withoutRepeats(product.length > 0 ? product : told).slice(0, mostSteps))
  const steps: UnassignedStep[] = []
  let reached: Doer | null = null
  let last: { job: BriefJob; who: Doer | null } | null = null
  for (const job of jobs) {
    const clause = clauseOf(brief, job)
    // "visitors check in, notify their host and print a badge": no new subject, so it is theirs
    const who: Doer | null = doerIn(brief, clause, job) ?? (last && goesOn(brief, last.job, job) ? last.who : null)
    last = { job, who }
    const turned = main === null ? turnedToPerson(job, brief) : null
    const sent = who && main && who.plural !== doerOf(main).plural ? sentTo(who, job) : null
    const known = toldOf(job, who, brief)
    if (sent) steps.push(sent)
    else if (known) steps.push(known)
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

/** Only a comma or "and" stands between both. */
const goesOn = ({ source }: Brief, before: BriefJob, job: BriefJob) =>
  before.span.field === job.span.field &&
  /^[\s,;&]*(?:and|then|or)?\s*$/i.test((source[job.span.field] ?? '').slice(before.span.end, job.span.start))

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
  if (job.object !== '') return withClause(brief, job)
  if (bareVerbs.has(job.verb)) return job
  const decided = decidedOn(brief, job)
  if (decided) return decided
  const rest = /^\s+([\p{L}-]+(?:\s[\p{L}-]+)?)(?=\s*(?:[.,:;!?]|$|\sand\b))/u.exec(restAfter(brief, job))?.[1]
  return rest ? { ...job, object: rest, head: toSingular(rest.split(' ').at(-1) ?? '') } : job
}

/** "keep a record of who rang which peal": what it is a record of belongs to it. */
function withClause(brief: Brief, job: BriefJob): BriefJob {
  if (!/^(?:an? |the )?\p{L}+$/u.test(job.object)) return job
  const clause = /^ of (?:who|what|which|how|when|where)\b[^,.;:!?()\n]{3,40}/i.exec(restAfter(brief, job))?.[0]
  return clause ? { ...job, object: `${job.object}${clause}` } : job
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

/** Steps of the description in the order of its words, those of other fields behind them. */
const inOrderTold = (jobs: readonly BriefJob[]) => {
  const place = ({ span }: BriefJob) => (span.field === 'description' ? span.start : Number.MAX_SAFE_INTEGER)
  return jobs.toSorted((a, b) => place(a) - place(b))
}

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
  /(?:^|[;:,.]|\b(?:and|or|while|so|so that|when|where|if|until|before|after|lets?|letting|helps?|helping|allows?|enables?|with|for|give|gives|that|alerts?|warns?|notif(?:y|ies)|reminds?|tells?|informs?))\s*(?:(?:the|an?|their|there|his|her|our|each|every|busy|many|most)\s+)?(?:[\p{L}-]+\s+)?$/u.test(
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
  const reached: Doer = { singular: singularPhrase(plural), plural: pluralPhrase(plural), setting: null }
  const what = kind.id === 'warn' ? 'a warning' : 'a message'
  const clause = /^\s+((?:when|if|before|as soon as)\s[^,.;!?]{3,60})/i.exec(restAfter(brief, job))?.[1]
  // "know when somebody moves their bike" is what the person gets done; the message is only the way.
  const step = clause
    ? stepFrom('know', clause, what.slice(2), null, kind)
    : stepFrom('get', what, what.slice(2), null, kind)
  return { step, reached }
}

/** "gets a message when someone stops for 3 days": what they get to know counts, and the message is only the way. */
function toldOf(job: BriefJob, who: Doer | null, brief: Brief): UnassignedStep | null {
  if (!/^(?:get|receive)$/.test(job.verb) || stepKindOf(job.verb, job.head, job.object).id !== 'message') return null
  const clause = /^\s+((?:when|if|as soon as)\s[^,.;!?]{3,60})/i.exec(restAfter(brief, job))?.[1]
  return clause ? stepFrom('know', clause, 'warning', who, kindNamed('warn')) : null
}

/** "the artist accepts or declines": a decision, and nothing that the first one takes from the others. */
const saysYesOrNo = (brief: Brief, job: BriefJob) =>
  /^(?:accept|approve|confirm)$/.test(job.verb) &&
  /^[^,.;!?\n]{0,40}?\bor\s(?:declin|reject|refus|den(?:y|i)|turn)/i.test(restAfter(brief, job))

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
  const told = isToldToKnow
    ? kindNamed('warn')
    : saysYesOrNo(brief, job)
      ? kindNamed('decide')
      : stepKindOf(job.verb, job.head, job.object)
  const isAlone = isDoneAlone(job, brief)
  const own = told.id === 'make' && !isAlone && !isMadeByMachine(brief, job) ? kindNamed('craft') : told
  const kind = isAlone && !fitsAlone.has(own.id) ? kindNamed(isOnSite(job, brief) ? 'field' : 'alone') : own
  const repeated = earlier.find(({ object }) => object === job.object && object.split(' ').length > 3)
  const thing = repeated?.thing ?? thingOfStep(job, kind, earlier.at(-1)?.thing)
  const object = repeated ? (repeated.thing === 'case' ? 'it' : `the ${repeated.things}`) : job.object
  // Whom the sentence names beside it do nothing of what is done without them.
  const step = stepFrom(job.verb, object, thing, isAlone ? null : who, kind)
  const alone = isAlone ? { alone: doneAloneOf(job.verb, job.object, coreOf(job.object, job.verb)) } : {}
  return { ...step, object: job.object, short: madeIn(job)?.short ?? step.short, ...alone }
}

const kindNamed = (id: string) => stepKinds.find((kind) => kind.id === id) ?? anyStep

/** Kinds whose needs are those of a product that works by itself already. */
const fitsAlone = new Set([
  'calculate',
  'compare',
  'evaluate',
  'forecast',
  'make',
  'message',
  'order',
  'pay',
  'recording',
  'report',
  'see',
  'sort',
  'trace',
  'warn',
])

/** The verb as the user wrote it: "warns" of a job that was read as "know when ...". */
const openingOf = (brief: Brief, { span }: BriefJob) =>
  (brief.source[span.field] ?? '').slice(span.start).split(' ')[0] ?? ''

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
    things: pluralPhrase(thing),
    who,
    kind,
  }
}
