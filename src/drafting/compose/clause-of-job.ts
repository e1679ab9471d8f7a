import type { Brief, BriefJob } from '#shared/brief.ts'
import { lastWord, nounOfIt } from './product-noun.ts'

/** The words around a job in the user's text: what says who does it, and whether it belongs to the product at all. */
export interface Clause {
  /** Where the sentence starts in its field. */
  start: number
  end: number
  /** The sentence up to the verb, and all of it. */
  before: string
  whole: string
  /** The part of `before` that can hold the verb's subject. */
  subject: string
}

export function clauseOf(brief: Brief, job: BriefJob): Clause {
  const text = brief.source[job.span.field] ?? ''
  const head = text.slice(0, job.span.start)
  const start =
    Math.max(head.lastIndexOf('. '), head.lastIndexOf('! '), head.lastIndexOf('? '), head.lastIndexOf('\n')) + 1
  const stop = text.slice(job.span.end).search(/[.!?](?:\s|$)|\n/)
  const end = stop < 0 ? text.length : job.span.end + stop
  const before = text.slice(start, job.span.start)
  const parts = before.split(
    /[,;:]|\band\b(?= (?:the|a|an|their|our|each|every)\b)|\b(?:so that|when|where|while|until|before|after)\b/i,
  )
  return { start, end, before, whole: text.slice(start, end), subject: parts.at(-1) ?? before }
}

/** What follows the job in its field. */
export const restAfter = (brief: Brief, job: BriefJob) => (brief.source[job.span.field] ?? '').slice(job.span.end)

const todayCue =
  /^(?:\W|and\b|but\b|so\b)*(?:today|currently|nowadays|right now|at the moment|at present|now,|until now|so far)\b|\b(?:today|currently)\b/i

/** True for a sentence that tells what people do today. */
export const isOfToday = (clause: Clause) => todayCue.test(clause.before)

const wish = /\b(?:need|needs|want|wants|have to|has to|must|should|struggle)\b/i
const productNoun =
  '(?:app|tool|platform|product|service|system|software|marketplace|website|web app|bot|api|assistant|solution|plugin|extension|device|sensor|sensors|lock|wristband|tablet)'
const productMention = new RegExp(
  `\\b(?:(?:my|our|this|the|an?|it's an?) (?:[\\w-]+ ){0,2}${productNoun}\\b|with it\\b|we (?:are )?(?:build|make|let|help|offer))`,
  'i',
)

/** True for a verb of a sentence that stands before the product is mentioned and wishes for nothing. */
export function isContext(brief: Brief, job: BriefJob): boolean {
  const text = brief.source[job.span.field] ?? ''
  const { name } = brief
  const mention = name && name.span.field === job.span.field ? placeOfUse(text, name.text) : text.search(productMention)
  if (mention <= 0 || job.span.start > mention) return false
  const { whole, end } = clauseOf(brief, job)
  return end <= mention && !wish.test(whole)
}

/** The place from which the product is described: "With FieldLoop ...", else its first mention. */
function placeOfUse(text: string, name: string): number {
  const lower = text.toLowerCase()
  const used = ['with', 'in', 'using', 'through']
    .map((word) => lower.indexOf(`${word} ${name.toLowerCase()}`))
    .filter((at) => at >= 0)
  return used.length > 0 ? Math.min(...used) : text.indexOf(name)
}

/** True when a thing does the verb ("a sound that masks their tone") or the sentence only says that it may happen. */
export function hasOutsideSubject(brief: Brief, job: BriefJob): boolean {
  const { before } = clauseOf(brief, job)
  if (/\b(?:may|might|could)\s*$/i.test(before)) return true
  const noun = /([\p{L}-]+)\s+(?:that|which)\s*$/iu.exec(before)?.[1]?.toLowerCase()
  // "a box with a light that goes on and that texts me": the second "that" is the thing that was told first
  if (noun === undefined || /^(?:and|or)$/.test(noun) || new RegExp(`^${productNoun}$`, 'i').test(noun)) return false
  const people = brief.actors.flatMap(({ head, plural }) => [head, plural.split(' ').at(-1)?.toLowerCase() ?? ''])
  const isProduct =
    (brief.kind?.text.toLowerCase().includes(noun) ?? false) || lastWord(nounOfIt(brief) ?? '').toLowerCase() === noun
  return !isProduct && !people.includes(noun)
}

/** What somebody has in the end; nothing that is done on a screen. */
const results =
  /^(?:get|receive|recover|save|earn|win|keep|avoid|lose|waste|spend|reach|become|feel|live|sleep|enjoy|pass|reduce|cut|miss|forget|stop|have|be|stay)\b/

/** "so that they get their full deposit back": what it is for, told behind the steps that lead there. */
export const isResult = (brief: Brief, job: BriefJob) =>
  results.test(job.verb) &&
  /\bso (?:that )?(?:(?:the|their|our|your|every|each|no) )?(?:[\p{L}-]+ ){0,2}(?:\p{L}+ly )?$/iu.test(
    clauseOf(brief, job).before,
  ) &&
  !/\bcan $/i.test(clauseOf(brief, job).before)
