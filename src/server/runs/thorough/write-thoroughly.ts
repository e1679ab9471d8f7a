import type { RunSteps } from '#server/spending/paid-steps.ts'
import { AppError } from '#shared/errors/app-error.ts'
import type { Obtaining } from '../write-answer.ts'
import type { Writer, WritingTask } from '../writer.ts'
import { improveDraft } from './improve-draft.ts'
import { type DocumentPlan, planDocument } from './plan-document.ts'
import { sectionsOf, writeSections } from './write-sections.ts'

type Task = Pick<WritingTask, 'agent' | 'context' | 'onAlive'>

/** The plan of a thorough run, sent to the page. Without one the draft is written as in a quick run. */
export async function planned(
  task: Task,
  of: unknown,
  steps: RunSteps,
  { call }: Writer,
  signal: AbortSignal,
): Promise<DocumentPlan | null> {
  if (!call) return null
  const show = (state: 'running' | 'done' | 'failed', text: string) => steps.show({ id: 'plan', state, text })
  show('running', 'Planning the document')
  try {
    const plan = await planDocument(task, of, steps, call, signal)
    const points = plan?.points.length ?? 0
    if (plan) show('done', `Planned the document: ${points} ${points === 1 ? 'point' : 'points'}`)
    else show('failed', 'The model gave no plan; the document is written without one')
    return plan
  } catch (error) {
    // A provider that fails here fails the draft as well, and says why there.
    if (!signal.aborted && error instanceof AppError) show('failed', 'The document could not be planned')
    throw error
  }
}

/** Writes a long document section by section; undefined for one that is written in one go. */
export function inSections(obtaining: Obtaining, of: unknown): (() => Promise<string>) | undefined {
  const sections = sectionsOf(obtaining.agent)
  return sections ? () => writeSections(obtaining, of, sections) : undefined
}

/** The draft after criticism. */
export function improved(
  draft: object,
  {
    task,
    obtaining,
    writer: { call },
    input,
    prepared,
  }: {
    task: Task
    obtaining: Obtaining
    writer: Writer
    input: object
    prepared: unknown
  },
): Promise<object> {
  return call ? improveDraft(draft, { task, obtaining, call, input, prepared }) : Promise.resolve(draft)
}
