import type { Brief, BriefJob } from '#shared/brief.ts'
import { personScore } from '../brief/lexicon.ts'

const first = /\b(?:the )?first (?:one |person |client )?(?:to|who) [^,.;!?\n]{2,40}? gets? (?:it|them|the \p{L}+)/iu
const news = /^(?:text|message|sms|email|alert|notification|reminder|call|warning|list|waitlist)$/

/**
 * "clients get a text and first to pay deposit gets it": they claim what the job is about, and one of them gets it. Null where
 * the words do not say who they are.
 */
export function firstComeJob(brief: Brief): BriefJob | null {
  const text = brief.source.description
  const found = first.exec(text)
  if (!found || brief.language !== 'en') return null
  const earlier = brief.jobs.filter(
    ({ span, head }) => span.field === 'description' && span.end <= found.index && head !== '',
  )
  // Who offers the job does not claim it: only those who have just been told of it are known by the words.
  const last = [...earlier].sort((a, b) => b.span.start - a.span.start)[0]
  if (!last || !/^(?:get|receive|see|hear)$/.test(last.verb)) return null
  const thing = earlier
    .filter(({ head }) => !news.test(head) && personScore(head) < 1)
    .sort((a, b) => b.span.start - a.span.start)[0]?.head
  if (
    !thing ||
    brief.jobs.some(({ verb, head }) => head === thing && /^(?:claim|accept|book|reserve|take)$/.test(verb))
  )
    return null
  const span = { field: 'description' as const, start: found.index, end: found.index + found[0].length }
  return { verb: 'claim', object: `the ${thing}`, head: thing, text: `claim the ${thing}`, confidence: 0.6, span }
}
