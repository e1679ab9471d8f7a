import { toPlural } from '../brief/inflect.ts'
import { fillStep } from './fill-step.ts'
import { anyStep, stepKinds } from './step-kinds.ts'
import type { Step } from './steps-of-job.ts'
import { gerundOf, thirdPerson } from './verb-forms.ts'

/** Verb, object, thing and kind of a step that another kind of step always brings along. */
type Implied = readonly [verb: string, object: string, thing: string, kind: string]

const implied: Record<string, readonly Implied[]> = {
  claim: [
    ['cancel', 'a {thing}', '{thing}', 'rebook'],
    ['see', 'which {things} are still free', '{thing}', 'see'],
  ],
  rebook: [['see', 'whether the change was confirmed', '{thing}', 'see']],
  offer: [
    ['find', 'a {thing} that fits', '{thing}', 'find'],
    ['accept', 'a {thing}', '{thing}', 'claim'],
  ],
  exchange: [
    ['propose', 'a swap', 'swap', 'offer'],
    ['see', 'where a swap stands', 'swap', 'see'],
  ],
  decide: [['look up', 'an earlier decision', 'decision', 'see']],
  pay: [
    ['see', 'what is still open', '{thing}', 'see'],
    ['dispute', 'an amount', 'amount', 'raise'],
  ],
  'hand-over': [['agree on', 'place and time', 'handover', 'plan']],
  message: [['see', 'what did not arrive', '{thing}', 'see']],
  see: [
    ['report', 'a wrong {thing}', 'wrong {thing}', 'raise'],
    ['be warned', 'when a {thing} needs action', '{thing}', 'warn'],
  ],
  warn: [
    ['mark', 'a false alarm', 'false alarm', 'record'],
    ['see', 'the earlier warnings', 'warning', 'see'],
  ],
  record: [
    ['correct', 'a {thing}', '{thing}', 'record'],
    ['see', 'the {things} of last week', '{thing}', 'see'],
  ],
  recording: [['find', 'a passage in a {thing}', 'passage', 'find']],
  compare: [
    ['clear', 'a mark with a reason', 'mark', 'decide'],
    ['see', 'what is still marked', 'mark', 'see'],
  ],
  forecast: [
    ['record', 'what was really needed', 'actual value', 'record'],
    ['see', 'how far off the last {things} were', '{thing}', 'see'],
  ],
  trace: [
    ['find', '{things} that went wrong the same way', '{thing}', 'find'],
    ['mark', 'a bad {thing}', 'finding', 'record'],
  ],
  sort: [
    ['move', 'a {thing} that was put wrongly', '{thing}', 'record'],
    ['see', 'which {things} are in doubt', '{thing}', 'see'],
  ],
  evaluate: [
    ['correct', 'a score', 'score', 'record'],
    ['compare', 'two versions', 'version', 'see'],
  ],
  calculate: [
    ['correct', 'an input', 'input', 'record'],
    ['hand over', 'the result with its inputs', 'result', 'report'],
  ],
  find: [
    ['keep', 'a {thing} for later', '{thing}', 'record'],
    ['see', 'which {things} are new since the last search', '{thing}', 'see'],
  ],
  gather: [
    ['see', 'which {things} are still missing', '{thing}', 'see'],
    ['remind', 'those who are late', 'reminder', 'message'],
  ],
  raise: [
    ['follow', 'what becomes of a {thing}', '{thing}', 'see'],
    ['decline', 'a {thing} with a reason', '{thing}', 'decide'],
  ],
  report: [['correct', 'a {thing} that has gone out', 'correction', 'record']],
  plan: [
    ['change', 'one part of a {thing}', '{thing}', 'plan'],
    ['tell', 'those concerned', 'message', 'message'],
  ],
  fix: [['close', 'a {thing} with proof', '{thing}', 'fix']],
  make: [
    ['give', 'the material for a {thing}', 'file', 'gather'],
    ['release', 'a {thing}', '{thing}', 'decide'],
  ],
  learn: [['see', 'what is better than last week', 'result', 'see']],
  comply: [['renew', 'a proof before it runs out', 'proof', 'comply']],
  control: [
    ['give', 'somebody else the right to use it', 'right', 'decide'],
    ['see', 'what was done and by whom', 'command', 'see'],
  ],
  self: [['see', 'whether it helps', 'session', 'see']],
  craft: [
    ['check', 'a {thing} for faults', 'fault', 'compare'],
    ['pass on', 'a {thing}', '{thing}', 'report'],
  ],
  field: [
    ['see', 'what was left out and why', 'run', 'see'],
    ['stop', 'a run', 'run', 'control'],
  ],
  alone: [['see', 'what was done and why', '{thing}', 'see']],
  order: [
    ['call off', 'a {thing}', '{thing}', 'rebook'],
    ['see', 'where a {thing} is', '{thing}', 'see'],
  ],
}

const taker = { singular: 'taker', plural: 'takers', setting: null }

/** Steps that this one always brings along, done by the same people; of an offer by the other side. */
export function impliedSteps(step: Step): Step[] {
  return (implied[step.kind.id] ?? []).map(([verb, object, thing, kind]) => {
    const about = fillStep(object, step)
    const counted = fillStep(thing, step)
    const [first = verb, ...rest] = verb.split(' ')
    const after = [...rest, about].join(' ')
    return {
      verb,
      object: about,
      phrase: `${verb} ${about}`,
      short: `${verb} ${about}`,
      third: first === 'be' ? `is ${after}` : `${thirdPerson(first)} ${after}`,
      gerund: first === 'be' ? `being ${after}` : `${gerundOf(first)} ${after}`,
      thing: counted,
      things: toPlural(counted),
      // What is offered is found and taken by somebody else.
      who: step.kind.id === 'offer' ? taker : step.who,
      kind: stepKinds.find(({ id }) => id === kind) ?? anyStep,
    }
  })
}
