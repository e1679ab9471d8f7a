import { AppError } from '#shared/errors/app-error.ts'
import type { Writer } from './writer.ts'

/** The built-in drafter as a writer: each top-level field is one piece, as soon as it is there. */
export const draftWriter: Writer = {
  id: 'built-in',
  label: 'the built-in drafter',
  builtIn: true,
  async *write({ agent, context, repair }) {
    // The drafter would write the same again; what it got wrong is a defect of ours.
    if (repair)
      throw new AppError('INTERNAL', { internal: `the draft of ${agent.card.id} failed: ${repair.problems[0]}` })
    const fields = Object.entries(agent.draft.write(context)).filter(([, value]) => value !== undefined)
    for (const [index, [name, value]] of fields.entries()) {
      yield { text: `${index === 0 ? '{' : ','}${JSON.stringify(name)}:${JSON.stringify(value)}` }
    }
    yield { text: fields.length === 0 ? '{}' : '}' }
  },
}
