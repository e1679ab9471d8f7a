import type { BriefJob } from '#shared/brief.ts'
import { type JobSource, toJob, unique } from './jobs.ts'

const notAStep = new Set(['use', 'think', 'have'])

/**
 * The jobs as written. A statement that only tells what a person struggles with is left out as soon as another one
 * tells what is done.
 */
export function readSteps(sources: readonly JobSource[]): BriefJob[] {
  const told = sources.filter(({ statement }) => statement.jobs.length > 0)
  const firm = told.filter(({ statement }) => statement.confidence >= 0.65)
  const used = firm.length > 0 ? firm : told
  return unique(
    used.flatMap(({ statement, field }) =>
      statement.jobs.flatMap((phrase) => {
        const isStep = !notAStep.has(phrase.verb) && (phrase.verb !== 'know' || phrase.object !== '')
        const job = !isStep ? null : toJob(statement, phrase, field, statement.confidence)
        return job ? [job] : []
      }),
    ),
  ).slice(0, 10)
}
