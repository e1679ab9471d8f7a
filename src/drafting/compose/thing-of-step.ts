import type { BriefJob } from '#shared/brief.ts'
import { toSingular } from '../brief/inflect.ts'
import { personScore } from '../brief/lexicon.ts'
import { gatherings } from '../brief/verbs-alone.ts'
import { ofBareVerb, statedThing, thingOf } from './countable.ts'
import { singularPhrase } from './phrase-number.ts'
import type { StepKind } from './step-kind.ts'
import { coreOf } from './told-jobs.ts'

/** Nouns for how something is or was: what is written down of it can be counted, the state itself cannot. */
const states =
  /^(?:condition|state|status|situation|quality|health|history|behaviou?r|mood|pain|sleep|weight|growth|usage)$/
/** What is left of it, whatever is in the picture. */
const pictures: Readonly<Record<string, string>> = { film: 'video', video: 'video', photograph: 'photo', snap: 'photo' }
/** What consists of entries. */
const books = /^(?:record|log|logbook|diary|journal|history|track|archive)$/
/** Kept in a system: what is filled in or looked up there is an entry of it. */
const systems =
  /^(?:crm|erp|cms|lms|ehr|emr|ats|pms|wms|database|spreadsheet|calendar|register|ledger|logbook|diary|wiki)$/

/**
 * What of a step can be counted; `borrowed` is the thing of the step before. A crew is assigned to something: what is counted is
 * the thing of the step before.
 */
export function thingOfStep(job: BriefJob, kind: StepKind, borrowed: string | undefined): string {
  // "meet once a week", "check in with a QR code": one meeting, one check-in
  if (gatherings.get(job.verb) === job.head || job.head === job.verb.replace(' ', '-')) return job.head
  const asked = /^(?:which|what|whose)\s+([\p{L}-]+)\s/iu.exec(job.object)?.[1]
  const stated = statedThing(job.object) ?? (job.object === '' ? (ofBareVerb[job.verb] ?? null) : null)
  const own =
    stated ??
    ofClause(job.object) ??
    thingOf(
      job.head === '' && asked && asked.length > 3 && asked !== 'they' ? toSingular(asked.toLowerCase()) : job.head,
    )
  const isHelper = ['assign', 'dispatch', 'delegate', 'allocate'].includes(job.verb) && personOrCrew(job.head)
  return (
    madeIn(job)?.thing ??
    (kind.id === 'forecast' ? forecastOf(job) : null) ??
    (kind.id === 'field' ? 'run' : null) ??
    passedOn(kind, job) ??
    (isHelper ? (borrowed ?? 'case') : own === 'case' ? (borrowed ?? own) : entryOf(own, kind, job))
  )
}

/** "who expires next month": the head of such a clause is its verb, which cannot be counted. */
const ofClause = (object: string) => (/^(?:who(?:m|ever)?|how|where|why)\b/i.test(object) ? 'case' : null)

function entryOf(own: string, kind: StepKind, { verb, object }: BriefJob): string {
  if (systems.test(own)) {
    const written = new RegExp(`\\b${own}\\b`, 'i').exec(object)?.[0] ?? own
    return `${/^[A-Z]{2,5}$/.test(written) ? written : own} entry`
  }
  if (/^(?:rate|score|grade)$/.test(verb) && kind.id === 'record') return 'rating'
  if (kind.id === 'record' && pictures[verb]) return pictures[verb]
  const isWrittenDown = kind.id === 'record' || kind.id === 'alone'
  return isWrittenDown && (states.test(own) || books.test(own)) ? 'entry' : own
}

/** "turn tickets into a ranked list of problems": what comes out is what the step is about. */
export function madeIn({ verb, object }: BriefJob): { thing: string; short: string } | null {
  if (!/^(?:turn|convert|transform)$/.test(verb)) return null
  const made =
    /^(.+?)\s+into\s+((?:an?|the|their|one)\s+)?([\p{L}][\p{L} -]*?)(?=\s+(?:of|for|with|that|which|in|on|by|from|at)\b|$)/iu.exec(
      object,
    )
  const [, from = '', article = '', plain = ''] = made ?? []
  if (plain === '') return null
  const singular = article === '' ? singularPhrase(plain.toLowerCase()) : plain.toLowerCase()
  return { thing: singular, short: `${verb} ${coreOf(from)} into ${article}${plain}` }
}

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
