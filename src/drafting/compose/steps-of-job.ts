import type { Brief, BriefJob } from '#shared/brief.ts'
import { toPlural } from '../brief/inflect.ts'
import { bareVerbs } from '../brief/product-verbs.ts'
import { shortened } from './phrases.ts'
import type { StepKind } from './step-kind.ts'
import { anyStep, stepKinds } from './step-kinds.ts'
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

const mostSteps = 5
const longestObject = 64

/** Words of today's practice: what such a sentence tells is not a step of the product. */
const todayCue = /^(?:\W|and\b|but\b|so\b)*(?:today|currently|nowadays|right now|at the moment|at present|now,|until now|so far)\b|\b(?:today|currently)\b/i
const wish = /\b(?:need|needs|want|wants|have to|has to|must|should|struggle)\b/i
const productMention =
  /\b(?:(?:my|our|this|the|an?|it's an?) (?:[\w-]+ ){0,2}(?:app|tool|platform|product|service|system|software|marketplace|website|bot|api|assistant|solution)|with it|we (?:are )?(?:build|make|let|help|offer))/i

/** Nouns that cannot be counted, and what is counted instead. */
const counted: Record<string, string> = {
  data: 'data set',
  information: 'entry',
  info: 'entry',
  feedback: 'comment',
  evidence: 'proof',
  equipment: 'device',
  software: 'release',
  news: 'story',
  music: 'piece',
  produce: 'item',
  food: 'item',
  stock: 'item',
  money: 'payment',
  attendance: 'attendance entry',
  work: 'task',
  time: 'time slot',
  staff: 'person',
  help: 'request',
  advice: 'answer',
  waste: 'batch',
  inventory: 'item',
  maintenance: 'job',
  compliance: 'check',
  knowledge: 'article',
  energy: 'reading',
  traffic: 'route',
  love: 'match',
  progress: 'result',
  access: 'access right',
  content: 'piece',
  consent: 'consent',
  research: 'study',
}

/** The singular noun that is counted, for a head noun of the brief. Empty gives "case". */
export function thingOf(head: string): string {
  if (head === '' || head.length < 3 || /^(?:what|how|who|which|thing|one|lot|way|stuff|it)$/.test(head)) return 'case'
  return counted[head] ?? head
}

export function stepKindOf(verb: string, head: string): StepKind {
  const byObject = stepKinds.find((kind) => kind.objects?.includes(head))
  const byVerb = stepKinds.find((kind) => kind.verbs.includes(verb) || kind.verbs.includes(verb.split(' ')[0] ?? ''))
  // An object decides where the verb says little: "send an invoice" is about money, "approve an invoice" is a decision.
  if (byObject && (!byVerb || ['message', 'gather', 'make', 'hand-over', 'self', 'see', 'find'].includes(byVerb.id))) return byObject
  return stepKinds.find((kind) => kind.verbs.includes(verb)) ?? byVerb ?? byObject ?? anyStep
}

/** The steps that the product is for, and what is told of today's practice in verbs ("phoning a call centre"). */
export function stepsOf(brief: Brief, main: Doer): { steps: Step[]; today: string[] } {
  const pool = [...brief.steps, ...brief.jobs]
  const usable = pool.filter((job, index) => isUsable(job) && pool.findIndex((other) => same(other, job)) === index)
  const today = usable.filter((job) => todayCue.test(sentenceOf(brief, job).before))
  const told = usable.filter((job) => !today.includes(job))
  const product = told.filter((job) => !isContext(brief, job))
  const kept = product.length >= 2 ? product : told
  const steps = withoutRepeats(kept).slice(0, mostSteps).map((job) => toStep(job, doerOf(brief, job) ?? main))
  return { steps, today: today.map((job) => `${gerundOf(job.verb)} ${job.object}`.trim()).slice(0, 1) }
}

function isUsable(job: BriefJob): boolean {
  if (job.confidence < 0.5 || job.object.length > longestObject) return false
  if (job.object === '') return bareVerbs.has(job.verb)
  // A comma, a dash or a finite verb at the end means that the reader took in part of the next clause.
  return !/[,;:–—]/.test(job.object) && !/\b(?:pays?|is|are|has|have|and|or|of|the|a)$/i.test(job.object)
}

const same = (a: BriefJob, b: BriefJob) => a.verb === b.verb && a.object.toLowerCase() === b.object.toLowerCase()

/** "plan rehearsals" and "plan" + "the rehearsal" are one step. */
function withoutRepeats(jobs: readonly BriefJob[]): BriefJob[] {
  return jobs.filter(
    (job, index) => jobs.findIndex((other) => other.verb === job.verb && other.head === job.head) === index,
  )
}

/** True for a verb of a sentence that stands before the product is mentioned and wishes for nothing. */
function isContext(brief: Brief, job: BriefJob): boolean {
  const text = brief.source[job.span.field] ?? ''
  const name = brief.name
  const mention =
    name && name.span.field === job.span.field ? secondMention(text, name.text) : text.search(productMention)
  if (mention <= 0 || job.span.start > mention) return false
  const { whole, end } = sentenceOf(brief, job)
  return end <= mention && !wish.test(whole)
}

/** The place from which the product is described: "With FieldLoop ...", else its first mention. */
function secondMention(text: string, name: string): number {
  const used = Math.max(...['with', 'in', 'using', 'through'].map((word) => text.toLowerCase().indexOf(`${word} ${name.toLowerCase()}`)))
  return used >= 0 ? used : text.indexOf(name)
}

function sentenceOf(brief: Brief, job: BriefJob): { before: string; whole: string; end: number } {
  const text = brief.source[job.span.field] ?? ''
  const head = text.slice(0, job.span.start)
  const start = Math.max(head.lastIndexOf('. '), head.lastIndexOf('! '), head.lastIndexOf('? '), head.lastIndexOf('\n')) + 1
  const stop = text.slice(job.span.end).search(/[.!?](?:\s|$)|\n/)
  const end = stop < 0 ? text.length : job.span.end + stop
  return { before: text.slice(start, job.span.start), whole: text.slice(start, end), end }
}

/** Who stands before the verb in the same clause, when it is one of the brief's people. */
function doerOf(brief: Brief, job: BriefJob): Doer | null {
  const { before } = sentenceOf(brief, job)
  const clause = (before.split(/[,;:]|\band\b(?= (?:the|a|an|their|our|each|every)\b)|\bso that\b|\bwhen\b|\bwhere\b/i).at(-1) ?? before).toLowerCase()
  const near = (text: string) => ` ${clause.replace(/[^\p{L}\p{N}'-]+/gu, ' ')} `.includes(` ${text.toLowerCase()} `)
  const people = [...brief.actors, ...(brief.beneficiary ? [brief.beneficiary] : [])]
  const found = people.find((actor) => near(actor.plural) || near(actor.singular)) ?? people.find((actor) => near(actor.head))
  if (!found) return null
  return { singular: found.singular, plural: found.plural, setting: found.setting }
}

function toStep(job: BriefJob, who: Doer): Step {
  const thing = thingOf(job.head)
  const join = (verb: string) => `${verb} ${shortened(job.object, longestObject)}`.trim()
  return {
    verb: job.verb,
    object: job.object,
    phrase: join(job.verb),
    third: join(thirdPerson(job.verb)),
    gerund: join(gerundOf(job.verb)),
    thing,
    things: thing === 'proof' ? 'proofs' : pluralThing(thing),
    who,
    kind: stepKindOf(job.verb, job.head),
  }
}

function pluralThing(thing: string): string {
  const space = thing.lastIndexOf(' ')
  return `${thing.slice(0, space + 1)}${toPlural(thing.slice(space + 1))}`
}
