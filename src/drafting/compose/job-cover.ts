import type { BriefJob } from '#shared/brief.ts'
import { stemOf } from '../brief/phrase-index.ts'
import { contentStems } from './relevance.ts'

/** Verbs that a noun in a list of functions implies: "invoices" does "send invoices", "sitter search" "find a sitter". */
const implied = new Set(
  'send create write make find search plan track manage book see view share record order rent check apply upload take build get choose compare organise organize schedule list store keep offer issue read turn rotate assign divide split distribute'.split(
    ' ',
  ),
)

const alike = [
  ['swap', 'trade', 'exchange', 'switch'],
  ['find', 'search', 'discover', 'match', 'finder', 'matching', 'directory', 'marketplace'],
  ['chase', 'remind', 'reminder', 'dunning', 'collection'],
  ['plan', 'schedule', 'scheduling', 'planner', 'planning', 'rota', 'roster'],
  ['book', 'reserve', 'reservation', 'booking'],
  ['borrow', 'lend', 'rent', 'borrowing', 'lending', 'renting', 'rental'],
  ['learn', 'course', 'lesson', 'tutoring'],
  ['split', 'shared', 'share'],
  ['predict', 'forecast', 'detect', 'alert', 'prediction', 'detection'],
  ['write', 'note', 'scribe', 'documentation'],
  ['apply', 'application', 'form'],
].map((group) => new Set(group.map(stemOf)))

/** Things that go by several names. */
const sameThing = [
  ['stock', 'inventory'],
  ['customer', 'client', 'contact'],
  ['employee', 'worker', 'staff'],
  ['shift', 'roster', 'rota'],
  ['invoice', 'bill'],
  ['vehicle', 'fleet'],
  ['task', 'todo'],
  ['quote', 'estimate'],
  ['booking', 'reservation', 'appointment'],
  ['expense', 'receipt'],
  ['hour', 'timesheet'],
].map((group) => new Set(group.map(stemOf)))

/** Heads that name nothing by which two products can be compared. */
const vague = new Set([
  'part',
  'way',
  'thing',
  'time',
  'status',
  'name',
  'month',
  'evening',
  'area',
  'place',
  'day',
  'what',
  'which',
  'list',
  'data',
])

/** `same`: the function does the job; `near`: it is about the same thing; null: neither. */
export function coverOf(capability: string, job: Pick<BriefJob, 'verb' | 'object' | 'head'>): 'same' | 'near' | null {
  const stems = new Set(contentStems(capability))
  const head = stemOf(job.head.toLowerCase())
  const verb = stemOf(job.verb.toLowerCase().split(/\s+/)[0] ?? '')
  // A clause ("know which cow is about to fall ill") has no head; any of its words shows the same subject.
  const inClause = head === '' && contentStems(job.object).some((stem) => !vague.has(stem) && stems.has(stem))
  const isNamed =
    stems.has(head) || sameThing.some((group) => group.has(head) && [...stems].some((stem) => group.has(stem)))
  const hasHead = inClause || (head !== '' && !vague.has(head) && isNamed)
  const hasVerb =
    stems.has(verb) || alike.some((group) => group.has(verb) && [...stems].some((stem) => group.has(stem)))
  // "tracing" in the list of a tool for prompts does trace them.
  const isDoing =
    stems.size === 1 && stems.has(verb) && head !== '' && /(?:ing|tion|ment|sis|al)$/i.test(capability.trim())
  if (isDoing) return 'same'
  if (!hasHead) return null
  return (hasVerb && head !== '') || (head !== '' && implied.has(verb) && stems.size <= 2) ? 'same' : 'near'
}
