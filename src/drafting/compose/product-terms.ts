import type { Market } from '#knowledge/market.ts'
import type { Brief, BriefJob } from '#shared/brief.ts'
import { cleanText } from '../brief/clean.ts'
import { sure } from '../brief/gaps.ts'
import { looksPlural, toSingular } from '../brief/inflect.ts'
import type { Placement } from '../placing/placement.ts'
import { actorOf, type ProductActor, roleActor } from './actor-terms.ts'
import { fullJobPhrase, jobPhrase, jobsInOrder, jobsTogether, shortJobPhrase } from './job-terms.ts'
import { ownName } from './own-name.ts'
import { lowerFirst, shortened, upperFirst, withArticle } from './phrases.ts'
import { headOf, lastWord, whatItIs } from './product-noun.ts'
import { promisesOf } from './promises.ts'
import { sentenceAround } from './text-around.ts'
import { todayPhrase } from './today-phrase.ts'

/** The words with which sentences speak of a product; every one is the user's own or marked as not. */
export interface ProductTerms {
  name: string | null
  /** Inside a sentence: "ShiftSwap", "the browser tool", "the product". Always singular. */
  subject: string
  /** At the start of a sentence. */
  Subject: string
  /** What it is, with its article: "a browser tool"; "a product" when it was not said. */
  category: string
  who: ProductActor | null
  /** Others whom the user names: the other side of a marketplace, the colleagues. */
  others: readonly ProductActor[]
  buyer: ProductActor | null
  /** Who does the main job, when the words name another than `who`: residents, on the portal of a building department. */
  doer: ProductActor | null
  /** Whole jobs first; never one without an object. */
  jobs: readonly BriefJob[]
  /** "swap shifts with colleagues": the main job; null when the words give none. */
  job: string | null
  /** The job with the user's own qualifiers: "find a trusted sitter within walking distance". */
  fullJob: string | null
  /** The main job with those told in one breath: "send invoices and chase late payments". */
  jobLine: string | null
  /** The job without what follows its object, for asides: "swap shifts". */
  shortJob: string | null
  /** What the user says is special: "without calling the ward manager", "two days before milk yield drops". */
  promises: readonly string[]
  /** Today's alternatives, each with an article where it needs one. */
  today: readonly string[]
  /** The user's words about today when no alternative could be read from them: "answer by e-mail today". */
  todayWords: string | null
  /** The start of the description in the user's words, shortened, for quoting. */
  quote: string
}

export function productTerms(brief: Brief, placement: Placement): ProductTerms {
  const name = ownName(brief)
  const kind =
    brief.kind && brief.kind.confidence >= sure && !looksPlural(lastWord(brief.kind.text)) ? brief.kind.text : null
  const noun = whatItIs(brief) ?? kind
  const subject = name ?? (noun === null ? 'the product' : `the ${headOf(lowerFirst(noun))}`)
  const actors = brief.actors.filter(({ confidence }) => confidence >= sure).map((actor) => actorOf(actor, brief))
  const who = actors[0] ?? assumedActor(placement.market)
  const jobs = jobsInOrder(brief)
  const main = jobs[0]
  return {
    name,
    subject,
    Subject: upperFirst(subject),
    category: noun === null ? 'a product' : withArticle(lowerFirst(noun)),
    who,
    others: actors.slice(1),
    buyer: brief.buyer && brief.buyer.confidence >= sure ? actorOf(brief.buyer, brief) : null,
    doer: main ? doerOf(main, brief) : null,
    jobs,
    job: main ? jobPhrase(main) : null,
    fullJob: main ? fullJobPhrase(main, brief) : null,
    jobLine: main ? jobsTogether(jobs, brief) : null,
    shortJob: main ? shortJobPhrase(main) : null,
    promises: promisesOf(brief),
    today: brief.alternatives.filter(({ confidence }) => confidence >= sure).map(({ text }) => todayPhrase(text)),
    todayWords: todayWordsOf(brief),
    quote: quoteOf(brief),
  }
}

function assumedActor(market: Market | null): ProductActor | null {
  const role = market?.roles.find(({ part }) => part === 'user')
  return role ? roleActor(role) : null
}

/** The actor that the same sentence names before the job, unless that is the main actor. */
function doerOf(job: BriefJob, brief: Brief): ProductActor | null {
  if (job.span.field !== 'description') return null
  const text = brief.source.description
  const start = job.span.start - sentenceAround(text, job.span.start).length
  const before = brief.actors.filter(
    ({ span, confidence }) =>
      confidence >= 0.7 &&
      span.field === 'description' &&
      span.end <= job.span.start &&
      span.start >= start &&
      !/[.!?\n]/.test(text.slice(span.end, job.span.start)) &&
      (job.span.start - span.end < 12 || leadsTo(span.end, job, brief)),
  )
  const doer = before.at(-1)
  const main = brief.actors[0]
  return !doer || isBoth(doer.span.start, main, text) || doer === main || doer.head === main?.head
    ? null
    : actorOf(doer, brief)
}

/** "visitors | check in, notify their host": between who is named and the job stands only what they do before it. */
function leadsTo(end: number, job: BriefJob, brief: Brief): boolean {
  const between = brief.jobs.filter(
    ({ span }) => span.field === 'description' && span.start >= end && span.end <= job.span.start,
  )
  let rest = brief.source.description.slice(end, job.span.start)
  for (const { span } of between) rest = rest.replace(brief.source.description.slice(span.start, span.end), '')
  return between.length > 0 && /^[\s,&]*(?:(?:and|to|can|then)[\s,]*)*$/i.test(rest)
}

/** "for divers & dive schools to check": both do it, and the first is whom it is made for. */
function isBoth(start: number, main: Brief['actors'][number] | undefined, text: string): boolean {
  const before = /(\p{L}+)\s*(?:,|&|\band|\bor)\s*$/u.exec(text.slice(0, start))?.[1]
  return main !== undefined && before !== undefined && toSingular(before).toLowerCase() === main.head
}

/** Words that speak to a machine are not quoted: they say nothing about the product. */
const isOrder = /\b(?:ignore|disregard|forget)\b.{0,40}\b(?:instructions?|prompts?|rules?)\b|\bsystem prompt\b/i

function quoteOf(brief: Brief): string {
  const sentences = cleanText(brief.source.description)
    .split(/(?<=[.!?])\s+|\n+/)
    .map((text) => text.replace(/\s+/g, ' ').trim())
    .filter((text) => text.replace(/[^\p{L}]/gu, '').length > 2)
  const chosen = sentences.find((text) => !isOrder.test(text)) ?? ''
  return shortened(chosen.replace(/[.!?]+$/, '').replace(/["“”„«»]/g, "'"), 110)
}

const today = /\b(?:today|currently|nowadays|right now|at the moment|at present|so far)\b/i

/** The clause in which the user tells what is done today, shortened; null when there is none. */
function todayWordsOf(brief: Brief): string | null {
  const clauses = cleanText(brief.source.description).split(/[.;:!?\n]|,\s|\s(?:for|so that|because)\s/)
  const found = clauses
    .find((clause) => today.test(clause))
    ?.replace(/\s+/g, ' ')
    .trim()
  if (!found || found.split(' ').length < 4) return null
  const bare = found.replace(/^(?:for\s)?(?:\w+\s){1,3}?(?:that|who)\s/i, '')
  return shortened(bare.replace(/["“”]/g, "'"), 90)
}
