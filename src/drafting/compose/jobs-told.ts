import type { Brief, BriefActor, BriefJob } from '#shared/brief.ts'
import { cleanText } from '../brief/clean.ts'
import { sure } from '../brief/gaps.ts'
import { looksPlural, toBaseForm, toSingular } from '../brief/inflect.ts'
import { isResult } from './clause-of-job.ts'
import { machineJobs } from './machine-jobs.ts'
import { namedJob } from './named-job.ts'
import { withPlausibleJobs } from './plausible-jobs.ts'
import { withPlausiblePeople } from './plausible-people.ts'
import { nounBeforePreposition } from './product-noun.ts'
import { sparedJob } from './spared-job.ts'
import { withStepsOfIt } from './steps-of-it.ts'
import { escaped } from './text-around.ts'
import { coreOf } from './told-jobs.ts'
import { withToldLimits } from './told-limits.ts'
import { withToldPains } from './told-pains.ts'
import { withToldPrice } from './told-price.ts'
import { withToldToday } from './told-today.ts'
import { gerundOf } from './verb-forms.ts'

/**
 * The brief with its jobs as the people whom the product serves have them: who is taught learns. Where no job was read, the one
 * that the opening sentence gives the product stands in.
 */
export function withToldJobs(read: Brief): Brief {
  const brief = withToldPains(
    withToldLimits(
      withToldPrice(withToldToday(withStepsOfIt(withPlausiblePeople(withPlausibleJobs(withRealObjects(read)))))),
    ),
  )
  const opening = brief.jobs.length === 0 ? (openingJob(brief) ?? sparedJob(brief)) : null
  const ofMachine = brief.jobs.length === 0 && !opening ? machineJobs(brief) : []
  // What people have of it in the end is told of the product elsewhere; it says nothing about the work.
  const doing = brief.jobs.filter((job) => !isResult(brief, job))
  const named = brief.jobs.length === 0 && !opening && ofMachine.length === 0 ? namedJob(brief) : null
  const only = opening ?? named
  const jobs = only ? [only] : ofMachine.length > 0 ? ofMachine : doing.length > 0 ? doing : brief.jobs
  if (jobs.length === 0) return brief
  return {
    ...brief,
    jobs: jobs.map((job) => asRemembered(asReceived(job, brief.actors), brief)),
    steps: [...brief.steps, ...ofMachine].map((job) => asRemembered(asReceived(job, brief.actors), brief)),
    missing: brief.missing.filter((gap) => gap !== 'job'),
  }
}

const withRealObjects = (brief: Brief): Brief => ({
  ...brief,
  jobs: brief.jobs.flatMap((job) => withoutItself(job, brief)),
  steps: brief.steps.flatMap((job) => withoutItself(job, brief)),
})

/** "for learning the knots": the verb and its own gerund were read as a job; what is learnt stands behind it. */
function withoutItself(job: BriefJob, brief: Brief): BriefJob[] {
  if (job.object.toLowerCase() !== gerundOf(job.verb)) return [job]
  const text = brief.source[job.span.field] ?? ''
  const found = new RegExp(`\\b${escaped(job.object)}\\s+([^,.;:!?()\\n]{3,50})`, 'i').exec(text)
  const object = found?.[1]?.split(/\s(?:and|but|so|because|while)\s/)[0]?.trim() ?? ''
  if (!found || object.length < 3) return []
  const head = toSingular(coreOf(object, job.verb).split(' ').at(-1)?.toLowerCase() ?? '')
  const span = { ...job.span, start: found.index, end: found.index + found[0].length }
  return [{ ...job, object, head, text: `${job.verb} ${object}`, span }]
}

/** "teach teenagers about money" is what a product does; teenagers learn about money. */
function asReceived(job: BriefJob, actors: readonly BriefActor[]): BriefJob {
  if (!/^(?:teach|train|coach|educate)$/.test(job.verb)) return job
  const people = actors.flatMap(({ plural, singular }) => [plural, singular]).map(escaped)
  const taught = new RegExp(
    `^(?:(?:the|their|your)\\s)?(?:${[...people, 'them'].join('|')})\\s(?:(?:in|on)\\s)?(.{3,})$`,
    'iu',
  )
  const object = taught.exec(job.object)?.[1]
  if (!object) return job
  // Nobody counts the money that is learnt about.
  return { ...job, verb: 'learn', object, head: 'lesson', text: `learn ${object}` }
}

/** "reminds elderly people to drink water": they can drink already; what they have of it is that they remember to. */
function asRemembered(job: BriefJob, { source }: Brief): BriefJob {
  const before = (source[job.span.field] ?? '').slice(Math.max(0, job.span.start - 70), job.span.start)
  if (!/\bremind(?:s|ed|ing)? [^,.;:!?\n]{2,50} to $/i.test(before) || job.verb.startsWith('remember')) return job
  const verb = `remember to ${job.verb}`
  return { ...job, verb, text: `${verb} ${job.object}`.trim() }
}

const longestObject = 70
/** "a week of dinners": what is counted stands behind the measure. */
const measured =
  /^(?:an?|one|the|their|each|every|\d+)\s(?:week|day|month|list|set|pile|stack|lot|pair|handful|series|range)\sof\s/i

/** "Sensors that tell small farms which cow is about to fall ill": what the opening sentence says the product does. */
export function openingJob(brief: Brief): BriefJob | null {
  if (brief.language !== 'en') return null
  const text = cleanText(brief.source.description)
  const found = /^([^.;:!?\n]{3,60}?)\s(?:that|which)\s(\p{Ll}+)\s([^,.;:!?()\n]+)/u.exec(text)
  const [, noun = '', verb = '', rest = ''] = found ?? []
  const object =
    rest
      .replace(/\s+/g, ' ')
      .split(/\s(?:so that|because)\s/)[0]
      ?.trim() ?? ''
  if (object.length < 4 || object.length > longestObject) return null
  if (/^(?:is|are|can|will|would|should|has|have|helps?|lets?|allows?|enables?|makes?|gives?)$/.test(verb)) return null
  const base =
    looksPlural(nounBeforePreposition(noun)) || /\band\b/.test(noun) ? verb : toBaseForm(verb, 'PresentTense')
  const start = text.indexOf(verb, noun.length)
  const span = { field: 'description' as const, start, end: start + verb.length + 1 + rest.length }
  const counted = coreOf(object.replace(measured, ''), base)
  const head = /^(?:which|what|when|whether|how|where|that|if)\b/i.test(object)
    ? ''
    : toSingular(counted.split(' ').at(-1)?.toLowerCase() ?? '')
  return asKnowing({ text: `${base} ${object}`, verb: base, object, head, confidence: sure, span }, brief)
}

const telling = /^(?:tell|show|inform|warn|alert|notify|remind|let)$/
const question = /\b(?:which|what|when|whether|how|where)\s[^,.;:!?()\n]+/i

/** What a product tells people: "which dish caused the waste" of "tells the chef every evening which dish caused the waste". */
export function tells(job: BriefJob, brief: Brief): string | null {
  if (!telling.test(job.verb)) return null
  const text = cleanText(brief.source[job.span.field] ?? '')
  const clause = `${job.object}${/^[^,.;:!?()\n]*/.exec(text.slice(job.span.end))?.[0] ?? ''}`.replace(/\s+/g, ' ')
  const asked = question
    .exec(clause)?.[0]
    .split(/\s(?:so that|because)\s/)[0]
    ?.trim()
  return asked && asked.length >= 8 && asked.length <= longestObject + 20 ? asked : null
}

/** From the people's side a product that tells them something lets them know it. */
export function asKnowing(job: BriefJob, brief: Brief): BriefJob {
  const asked = tells(job, brief)
  return asked === null ? job : { ...job, verb: 'know', object: asked, head: '', text: `know ${asked}` }
}
