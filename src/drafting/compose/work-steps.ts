import type { DraftFacts } from './draft-facts.ts'
import { impliedSteps } from './implied-steps.ts'
import { anyStep } from './step-kinds.ts'
import type { Step } from './steps-of-job.ts'

/** One step of the job with a number that stories, tickets and test cases refer to. */
export interface WorkStep extends Step {
  /** "S1", in the order of the job. */
  id: string
  /** True for the job as a whole, where the words tell it beside its steps. */
  isWhole: boolean
  /** The step that brings it along, where the words do not tell it: a warning brings false alarms. */
  impliedBy: string | null
}

/**
 * The steps that work is cut by: those of the subject, the whole job last when it is none of them. Without what only looks
 * like a step: a place ("care homes") or the name of the thing at the start ("clear aligners sold to dentists"). Empty when no
 * job could be read.
 */
export function workSteps({ subject, brief }: DraftFacts): WorkStep[] {
  const { steps, main } = subject
  const real = steps.filter((step) => !looksLikeNoun(step, brief.source.description, settingsOf(subject)))
  const all = main && !steps.includes(main) ? [...real, main] : real
  const distinct = all.filter((step, index) => all.findIndex(({ short }) => short === step.short) === index)
  return distinct.map((step, index) => ({
    ...step,
    id: `S${index + 1}`,
    isWhole: distinct.length > 1 && step === main && !steps.includes(main),
    impliedBy: null,
  }))
}

const settingsOf = ({ who, others }: DraftFacts['subject']) =>
  [who, ...others].flatMap(({ setting }) => (setting ? [setting.toLowerCase()] : []))

function looksLikeNoun({ phrase, kind }: Step, description: string, settings: readonly string[]): boolean {
  const words = phrase.toLowerCase()
  if (kind.id === 'any' && settings.some((setting) => setting.includes(words))) return true
  const start = description.trim().toLowerCase()
  if (!start.startsWith(words)) return false
  return /^\s(?:\w+(?:ed|en)|sold|built|made|that|which|for)\b/.test(start.slice(words.length))
}

/** With fewer steps than this, those that a step always brings along are named too. */
const enough = 3

/** The steps that work is cut by, with implied ones where few are told; one for the whole idea when no job could be read. */
export function workStepsOrIdea(facts: DraftFacts): WorkStep[] {
  const steps = workSteps(facts)
  if (steps.length >= enough) return steps
  if (steps.length > 0) {
    const implied = steps.flatMap((step) => impliedSteps(step).map((each) => ({ each, step })))
    const fresh = implied.filter(
      // Of two that only look, the first shows what the other would.
      ({ each }, index) =>
        implied.findIndex(
          ({ each: other }) => other.short === each.short || (other.kind === each.kind && each.kind.id === 'see'),
        ) === index && !steps.some(({ kind, thing }) => kind === each.kind && thing === each.thing),
    )
    return [
      ...steps,
      ...fresh.slice(0, enough).map(({ each, step }, index) => ({
        ...each,
        id: `S${steps.length + index + 1}`,
        isWhole: false,
        impliedBy: step.id,
      })),
    ]
  }
  const { subject } = facts
  const who =
    subject.whoBasis === 'unknown' ? { singular: 'first user', plural: 'first users', setting: null } : subject.who
  const object = `“${subject.idea}” from start to end`
  return [
    {
      id: 'S1',
      isWhole: false,
      impliedBy: null,
      verb: 'use',
      object,
      phrase: `use ${object}`,
      short: `use ${object}`,
      third: `uses ${object}`,
      gerund: `using ${object}`,
      thing: 'case',
      things: 'cases',
      who,
      kind: anyStep,
    },
  ]
}
