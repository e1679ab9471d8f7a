import type { DraftFacts } from './draft-facts.ts'
import type { Step } from './steps-of-job.ts'

/** One step of the job with a number that stories, tickets and test cases refer to. */
export interface WorkStep extends Step {
  /** "S1", in the order of the job. */
  id: string
  /** True for the job as a whole, where the words tell it beside its steps. */
  isWhole: boolean
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
