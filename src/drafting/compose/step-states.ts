import type { Step } from './steps-of-job.ts'

/** The states that the thing of a step goes through by that step, in order. */
const states: Record<string, readonly string[]> = {
  claim: ['free', 'taken'],
  rebook: ['booked', 'change asked', 'changed'],
  offer: ['open', 'withdrawn', 'lapsed'],
  exchange: ['proposed', 'swapped'],
  decide: ['waiting', 'approved', 'rejected'],
  pay: ['due', 'paid', 'failed'],
  'hand-over': ['agreed', 'handed over', 'missed'],
  message: ['sent', 'delivered', 'failed'],
  warn: ['warned', 'answered', 'false alarm'],
  record: ['recorded', 'corrected'],
  recording: ['running', 'complete', 'deleted'],
  forecast: ['made', 'changed by hand', 'compared with what came'],
  trace: ['running', 'complete', 'explained'],
  sort: ['new', 'sorted', 'in doubt', 'moved by hand'],
  evaluate: ['scored', 'corrected'],
  compare: ['passed', 'marked', 'cleared'],
  calculate: ['incomplete', 'calculated', 'outdated'],
  gather: ['asked for', 'received', 'sent back'],
  raise: ['new', 'in work', 'done', 'declined'],
  report: ['draft', 'handed in', 'corrected'],
  plan: ['draft', 'published', 'changed'],
  fix: ['open', 'assigned', 'closed'],
  make: ['in the making', 'draft', 'released'],
  learn: ['given', 'solved', 'to be repeated'],
  comply: ['open', 'proven', 'expired'],
  control: ['asked', 'done', 'failed'],
  craft: ['begun', 'finished', 'passed on'],
  field: ['planned', 'running', 'done', 'broken off'],
  alone: ['waiting', 'done', 'in doubt', 'undone'],
  order: ['shown', 'ordered', 'delivered', 'called off'],
}

/** Kinds that use a thing without changing what it is: a method that is practised is as finished as before. */
const onlyUse = new Set(['learn', 'self'])

/** All states that a thing goes through by these steps, each once. */
export const statesOf = (steps: readonly Pick<Step, 'kind'>[]): string[] => {
  const changing = steps.filter(({ kind }) => !onlyUse.has(kind.id) && states[kind.id])
  return [...new Set((changing.length > 0 ? changing : steps).flatMap(({ kind }) => states[kind.id] ?? []))]
}

const whenDone: Record<string, string> = {
  claim: 'taken',
  rebook: 'changed',
  offer: 'open',
  exchange: 'swapped',
  decide: 'approved',
  pay: 'paid',
  'hand-over': 'handed over',
  message: 'delivered',
  warn: 'warned',
  record: 'recorded',
  recording: 'complete',
  forecast: 'made',
  trace: 'complete',
  sort: 'sorted',
  evaluate: 'scored',
  compare: 'passed',
  calculate: 'calculated',
  gather: 'received',
  raise: 'new',
  report: 'handed in',
  plan: 'published',
  fix: 'closed',
  make: 'draft',
  learn: 'solved',
  comply: 'proven',
  control: 'done',
  craft: 'finished',
  field: 'done',
  alone: 'done',
  order: 'ordered',
}

/** The state of the thing after the step went well; null for a step that only looks. */
export const stateWhenDone = ({ kind }: Pick<Step, 'kind'>): string | null => whenDone[kind.id] ?? null
