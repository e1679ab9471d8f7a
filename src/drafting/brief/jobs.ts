import type { BriefField, BriefJob } from '#shared/brief.ts'
import type { Statement } from './frames/statement.ts'
import { at } from './noun-phrase.ts'
import { bareVerbs } from './product-verbs.ts'
import type { VerbPhrase } from './verb-phrase.ts'

/** Turns a verb phrase into a job with its span. */
export function toJob(
  statement: Statement,
  phrase: VerbPhrase,
  field: BriefField,
  confidence: number,
): BriefJob | null {
  const first = at(statement.clause.tokens, phrase.start)
  const last = at(statement.clause.tokens, phrase.end - 1)
  if (!first || !last) return null
  return {
    text: phrase.object === '' ? phrase.verb : `${phrase.verb} ${phrase.object}`,
    span: { field, start: first.start, end: last.end },
    confidence,
    verb: phrase.verb,
    object: phrase.object,
    head: phrase.head,
  }
}

const weakVerbs = new Set(['see', 'get', 'know', 'give', 'tell', 'use', 'have', 'make', 'click', 'tap', 'open'])

/** "get booked": what others do to the actor is seldom what the product is for. */
const isPassive = (phrase: VerbPhrase) => phrase.object === '' && phrase.verb.startsWith('get ')

/** A verb that asks for a thing and has none is half read; people meet and pay without one. */
const lackOf = ({ verb, object }: VerbPhrase) => (object !== '' ? 0 : bareVerbs.has(verb) ? 0.08 : 0.15)

/** How much the jobs of a statement count towards being the main one. */
function weightOf(statement: Statement, mainHead: string | null, heads: readonly string[]): number {
  const isMain = mainHead !== null && heads.includes(mainHead)
  const isOther = heads.length > 0 && !isMain
  return statement.confidence + (isMain ? 0.12 : 0) - (isOther ? 0.05 : 0) - (statement.byProduct ? 0.14 : 0)
}

export interface JobSource {
  statement: Statement
  field: BriefField
  /** Heads of the actors that the statement names. */
  heads: readonly string[]
}

/** Every job once, the likeliest main job first. */
export function rankJobs(sources: readonly JobSource[], mainHead: string | null): BriefJob[] {
  const weighed = sources.flatMap(({ statement, field, heads }, order) =>
    statement.jobs.map((phrase, place) => {
      const weight =
        weightOf(statement, mainHead, heads) -
        0.04 * Math.min(place, 4) -
        (weakVerbs.has(phrase.verb) ? 0.03 : 0) -
        (phrase.object === '' ? (bareVerbs.has(phrase.verb) ? 0.06 : 0.1) : 0) -
        (isPassive(phrase) ? 0.15 : 0)
      const confidence = Math.max(0.2, Math.min(0.95, statement.confidence - 0.03 * place - lackOf(phrase)))
      return { job: toJob(statement, phrase, field, confidence), weight, order: order * 10 + place }
    }),
  )
  weighed.sort((a, b) => b.weight - a.weight || a.order - b.order)
  return unique(weighed.flatMap(({ job }) => (job ? [job] : [])))
}

/** The first of every verb and head. */
export function unique(jobs: readonly BriefJob[]): BriefJob[] {
  const seen = new Set<string>()
  return jobs.filter((job) => {
    const key = `${job.verb} ${job.head || job.object}`
    if (seen.has(key)) return false
    seen.add(key)
    return true
  })
}
