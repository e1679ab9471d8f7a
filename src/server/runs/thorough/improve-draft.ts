import { readAnswer } from '#server/answers/read-answer.ts'
import { countTokens, type Paid } from '#server/spending/paid-steps.ts'
import { AppError } from '#shared/errors/app-error.ts'
import type { Ask } from '../ask.ts'
import { checkValue } from '../check-output.ts'
import { excessOf } from '../core-length.ts'
import { patched } from '../repair-answer.ts'
import type { Obtaining } from '../write-answer.ts'
import type { Writer, WritingTask } from '../writer.ts'
import { criticizeDraft } from './criticize-draft.ts'
import { withPartsToShorten } from './shorten-draft.ts'

interface Improving {
  task: Pick<WritingTask, 'agent' | 'context' | 'onAlive'>
  obtaining: Obtaining
  call: NonNullable<Writer['call']>
  input: object
  prepared: unknown
}

/**
 * A draft that a critic has read, with what failed written anew and everything else as it was. What goes wrong here costs the
 * improvement and not the draft, which is paid for; a stop stops the run.
 */
export async function improveDraft(
  draft: object,
  { task, obtaining, call, input, prepared }: Improving,
): Promise<object> {
  const { agent, emit, signal, steps } = obtaining
  const show = (id: string, state: 'running' | 'done' | 'failed', text: string) => steps.show({ id, state, text })
  let step = 'critique'
  try {
    emit({ type: 'progress', stage: 'checking' })
    show(step, 'running', 'Reading the draft critically')
    const length = await excessOf(agent, draft, task.context)
    const failing = await criticizeDraft(task, draft, steps, call, signal)
    const parts = length ? withPartsToShorten(agent, draft, length, failing) : failing
    show(
      step,
      'done',
      parts.length === 0
        ? 'Read the draft critically: nothing to rewrite'
        : `Read the draft critically: ${named(parts.length)} to rewrite${length ? `, ${length.words - length.most} words too long` : ''}`,
    )
    if (parts.length === 0) return draft

    step = 'rewrite'
    emit({ type: 'progress', stage: 'repairing' })
    show(step, 'running', `Rewriting ${named(parts.length)}`)
    const ask: Ask = { kind: 'parts', answer: draft, parts }
    const text = await steps.once(step, ask, async () => {
      const rewritten: Paid<string> = { output: '', inputTokens: null, outputTokens: null }
      for await (const part of obtaining.write(ask)) {
        signal.throwIfAborted()
        if ('text' in part) rewritten.output += part.text
        else if ('ended' in part) countTokens(rewritten, part)
      }
      return rewritten
    })
    const read = readAnswer(text)
    const checked = read.kind === 'json' ? checkValue(agent, patched(ask, read.value), input, prepared) : null
    if (!checked?.ok) {
      show(step, 'failed', 'The rewritten parts did not fit; the draft stands')
      return draft
    }
    show(step, 'done', `Rewrote ${named(parts.length)}`)
    emit({ type: 'delta', text: JSON.stringify(checked.output), restart: true })
    return checked.output
  } catch (error) {
    if (signal.aborted || !(error instanceof AppError)) throw error
    show(
      step,
      'failed',
      error.code === 'RUN_CAP_REACHED'
        ? 'One run may take no more here; the draft stands'
        : 'The model could not go on; the draft stands',
    )
    return draft
  }
}

const named = (parts: number) => (parts === 1 ? '1 part' : `${parts} parts`)
