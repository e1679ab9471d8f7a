import type { Brief, BriefJob } from '#shared/brief.ts'
import { cleanText } from '../brief/clean.ts'
import { sure } from '../brief/gaps.ts'
import { isDoneAlone, isWayToMaterial } from './done-alone.ts'
import { asKnowing, openingJob, tells } from './jobs-told.ts'
import { machineJobs } from './machine-jobs.ts'
import { listed, shortened } from './phrases.ts'
import { sparedJob } from './spared-job.ts'
import { stepKindOf } from './step-kind-of.ts'
import { sentenceAround } from './text-around.ts'
import { coreOf } from './told-jobs.ts'

/** A job with an object whose sentence is about the product goes before one that tells what goes wrong today. */
export function jobsInOrder(brief: Brief): BriefJob[] {
  const product = [brief.name?.text, brief.kind?.text]
    .filter((text): text is string => Boolean(text))
    .map((text) => text.toLowerCase())
  const weight = ({ job, index }: { job: BriefJob; index: number }) => {
    const sentence = sentenceAround(brief.source[job.span.field] ?? '', job.span.start).toLowerCase()
    const isAboutProduct = product.some((word) => sentence.includes(word))
    const isNews = /\bwhat(?:'s| is) new\b|\bnobody\b/.test(sentence)
    const isToday = /\b(?:today|currently|right now|at the moment|nowadays)\b/.test(sentence)
    return (
      job.confidence +
      (isAboutProduct ? 0.35 : 0) -
      (isToday ? 0.6 : 0) -
      (isNews ? 0.4 : 0) -
      (isOfPeople(job, brief) ? 0.35 : 0) -
      (isBeside(job, brief) ? 0.4 : 0) -
      index * 0.05 -
      (job.head === '' ? 0.1 : 0) -
      // A picture is taken for what is done with it.
      (job.verb === 'take' && /^(?:photo|picture|photograph|video)$/.test(job.head) ? 0.3 : 0)
    )
  }
  const ranked = brief.jobs
    .map((job, index) => ({ job, points: weight({ job, index }) + (tells(job, brief) ? 0.3 : 0) }))
    .filter(({ job, points }) => job.confidence >= sure && points >= sure - 0.3)
    .sort((a, b) => b.points - a.points)
    .map(({ job }) => job)
  const whole = ranked.filter(({ object }) => object !== '').map((job) => asKnowing(job, brief))
  if (whole.length > 0) return doneLast(whole, brief)
  const completed = ranked.flatMap((job) => withObject(job, brief) ?? [])
  return completed.length > 0 ? completed : openingAlone(brief)
}

/**
 * Of what a product does by itself the last thing done is what people have of it; how it comes by its material is none of their
 * jobs.
 */
function doneLast(jobs: readonly BriefJob[], brief: Brief): BriefJob[] {
  const own = jobs.filter((job) => !isWayToMaterial(job, brief))
  const kept = own.length > 0 ? own : [...jobs]
  const isDone = (job: BriefJob) =>
    isDoneAlone(job, brief) && !/^(?:see|forecast|warn)$/.test(stepKindOf(job.verb, job.head, job.object).id)
  if (!kept.every((job) => job.verb === 'see' || isDoneAlone(job, brief))) return kept
  const last = kept.filter(isDone).sort((a, b) => b.span.start - a.span.start)[0]
  return last ? [last, ...kept.filter((job) => job !== last)] : kept
}

const openingAlone = (brief: Brief): BriefJob[] => {
  const job = openingJob(brief) ?? sparedJob(brief)
  return job ? [job] : machineJobs(brief)
}

/** "students who share a flat": it says who they are, not what they get done. */
const isOfPeople = (job: BriefJob, brief: Brief) =>
  /\bwho\s+(?:\w+ly\s+)?$/i.test((brief.source[job.span.field] ?? '').slice(0, job.span.start))

const besides = /^(?:pick|choose|suggest|propose|set|remind|notify|keep|save|store|show)$/
const byTool =
  /\b(?:the|our|this) (?:[\w-]+ )?(?:app|tool|platform|software|system|bot|service|site) (?:then |also )?$/i

/** "they meet once a week and the app picks a topic": what the product adds to what people do. */
const isBeside = (job: BriefJob, brief: Brief) =>
  besides.test(job.verb) && byTool.test((brief.source[job.span.field] ?? '').slice(0, job.span.start))

const longestObject = 70

/** Reads on behind a verb that the brief has without its object: "record the voicing of each pipe". */
function withObject(job: BriefJob, brief: Brief): BriefJob | null {
  const text = cleanText(brief.source[job.span.field] ?? '')
  const rest = /^\s+([^,.;:!?()\n]+)/.exec(text.slice(job.span.end))?.[1]?.replace(/\s+/g, ' ').trim() ?? ''
  const object = rest.split(/\s(?:and|but|so that|because|while)\s/)[0] ?? ''
  if (object.length < 4 || object.length > longestObject || /^(?:and|or|to|it|them|that)\b/i.test(object)) return null
  const end = job.span.end + text.slice(job.span.end).indexOf(object.split(' ')[0] ?? '') + object.length
  return { ...job, object, text: `${job.verb} ${object}`, span: { ...job.span, end } }
}

const longestQualifier = 70

/** Adds the words that follow the job and still belong to it: "into a ranked list", "within walking distance". */
export function fullJobPhrase(job: BriefJob, brief: Brief): string {
  const own = jobPhrase(job)
  if (job.verb === 'know' && job.head === '') return own
  if (job.span.end <= job.span.start) return own
  const text = cleanText(brief.source[job.span.field] ?? '')
  const covered = text.slice(job.span.start, job.span.end).replace(/\s+/g, ' ').trim()
  const whole =
    covered.length > own.length && covered.split(' ').slice(1).join(' ').startsWith(job.object)
      ? `${job.verb} ${covered.split(' ').slice(1).join(' ')}`
      : own
  const rest =
    /^\s+((?:into|within|before|after|without|from|with|in|at|over|during|between|near|by|for|on|which|what|how|whether|when)\s[^,.;:!?()\n]+)/i.exec(
      text.slice(job.span.end),
    )?.[1]
  if (!rest) return whole
  const cut = rest.replace(/\s+/g, ' ').split(/\s(?:so that|because|and|&|but|while|who|that)\s/)[0] ?? ''
  // "for students on a budget" says whom it is for and not how it is done
  const isWhom =
    /^for\s/i.test(cut) && brief.actors.some(({ plural }) => cut.toLowerCase().includes(plural.toLowerCase()))
  if (isWhom) return whole
  const qualifier = shortened(cut.trim(), longestQualifier)
  return qualifier.endsWith('…') ? whole : `${whole} ${ofThem(qualifier)}`
}

/** Words to the reader or of the writer, told of those who use it. */
const ofThem = (text: string) =>
  text
    .replace(/\b(?:your|my|our)\b/gi, 'their')
    .replace(/\b(?:you|I|we)(?:'ve| have)\b/g, 'they have')
    .replace(/\b(near|with|for|to|from|at|by|of|around|about|behind|beside) (?:you|me|us)\b/g, '$1 them')
    .replace(/\b(?:you|I|we)\b/g, 'they')

export const jobPhrase = (job: Pick<BriefJob, 'verb' | 'object'>) => `${job.verb} ${job.object}`.trim()

/** "swap shifts" of "swap shifts with colleagues"; a clause stays whole. */
export function shortJobPhrase(job: Pick<BriefJob, 'verb' | 'object'>): string {
  const whole = jobPhrase(job)
  // how often people meet is no part of it in passing
  if (/^(?:once|twice)\s|^(?:every|each) (?:day|evening|night|week|weekend|month|year|\p{L}+day)\b/u.test(job.object))
    return job.verb
  if (/^(?:which|what|when|whether|how|where|that)\b/i.test(job.object))
    return whole.endsWith(job.object) ? `${whole.slice(0, -job.object.length)}${coreOf(job.object)}` : whole
  const sought = coreOf(job.object, job.verb)
  if (/ for /.test(sought)) return `${job.verb} ${sought}`
  if (/^(?:turn|convert|transform|translate|change|move|bring|put)\b/.test(job.verb)) return whole
  const cut =
    job.object.split(/\s(?:with|from|into|for|in|on|at|before|after|during|to|by|over|under|per)\s/)[0] ?? job.object
  return cut.length < 3 ? whole : `${job.verb} ${cut}`
}

/** "trace and evaluate prompts": an object that the next job has too is said once. */
function withSharedObject(jobs: readonly BriefJob[]): string[] {
  const objects = [...new Set(jobs.map(({ object }) => object))]
  return objects.map((object) =>
    `${listed(jobs.filter((job) => job.object === object).map(({ verb }) => verb))} ${object}`.trim(),
  )
}

const mostTogether = 3
const longestLine = 110

/** The main job and those that follow it in the same list of the user's sentence. */
export function jobsTogether(jobs: readonly BriefJob[], brief: Brief): string {
  const main = jobs[0]
  if (!main) return ''
  const line = [main]
  for (const job of [...jobs].sort((a, b) => a.span.start - b.span.start)) {
    const last = line.at(-1)
    if (!last || job.span.field !== main.span.field || job.span.start <= last.span.end || line.length >= mostTogether)
      continue
    const between = (brief.source[main.span.field] ?? '').slice(last.span.end, job.span.start)
    if (/^\s*(?:,|,?\s*and|or|then|and then)\s*$/i.test(between)) line.push(job)
  }
  const text = listed(withSharedObject(line))
  return text.length <= longestLine ? text : jobPhrase(main)
}
