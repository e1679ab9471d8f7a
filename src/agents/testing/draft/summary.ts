import type { DraftFacts } from '#drafting/compose/draft-facts.ts'
import { listed, sentence } from '#drafting/compose/phrases.ts'
import type { WorkStep } from '#drafting/compose/work-steps.ts'
import type { DraftCase } from './cases.ts'
import type { DraftRisk } from './risks.ts'

/** What is covered, what is tested deepest and why. */
export function summaryOf(
  { subject, brief }: DraftFacts,
  steps: readonly WorkStep[],
  cases: readonly DraftCase[],
  risks: readonly DraftRisk[],
): string {
  const high = cases.filter(({ priority }) => priority === 'High').length
  const [worst] = risks
  // Of each risk the case that finds it, the worst risk first, and one limit at most.
  const limits = risks.filter(({ risk }) => /^(?:Breached|Your limit)/.test(risk)).slice(1)
  const few = [
    ...new Set(risks.filter((risk) => !limits.includes(risk)).flatMap((risk) => risk.cases.slice(0, 1))),
  ].slice(0, 3)
  return [
    `${cases.length} cases, ${high} of them of priority High, cover ${steps.length === 1 ? 'one step' : `${steps.length} steps`} of ${subject.main ? `“${subject.shortJob}”` : `“${subject.idea}”`}`,
    worst ? `Tested deepest: ${worst.risk.replace(/\.$/, '')} (${worst.likelihood} × ${worst.impact})` : '',
    few.length > 1 ? `With time for ${few.length === 2 ? 'two' : 'three'} cases only: ${listed(few)}` : '',
    subject.main === null
      ? 'No step could be read from the description, so the cases are coarse; tell the job in steps and run it again'
      : 'Likelihood and impact are assumptions from steps of this kind, to be rated again by the team',
    brief.language !== 'en' && brief.language !== 'und'
      ? 'The built-in drafter writes English; your words are quoted as they are'
      : '',
  ]
    .filter((part) => part !== '')
    .map(sentence)
    .join(' ')
}
