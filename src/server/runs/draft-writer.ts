import type { LiveAgent } from '#agents/registry-server.ts'
import type { WritingContext } from '#drafting/writing-context.ts'
import { AppError } from '#shared/errors/app-error.ts'
import type { Writer } from './writer.ts'

/**
 * Raised when the same words are written up in another way. 1 built sentences from the brief's verbs, and its runs carry no version; 2
 * selects from dossiers and from the user's clauses.
 */
const writerVersion = '9'

/** The built-in drafter as a writer: each top-level field is one piece, as soon as it is there. */
export const draftWriter: Writer = {
  id: 'built-in',
  label: 'the built-in drafter',
  builtIn: true,
  version: () => writerVersion,
  async *write({ agent, context, ask }) {
    // The drafter would write the same again; what it got wrong is a defect of ours.
    if (ask.kind !== 'whole') throw new AppError('INTERNAL', { internal: `the draft of ${agent.card.id} failed` })
    const output = written(agent, context)
    const fields = Object.entries(output).filter(([, value]) => value !== undefined)
    for (const [index, [name, value]] of fields.entries()) {
      yield { text: `${index === 0 ? '{' : ','}${JSON.stringify(name)}:${JSON.stringify(value)}` }
    }
    yield { text: fields.length === 0 ? '{}' : '}' }
  },
}

/** What the built-in writer makes of a form: from a dossier, from the user's clauses, or from what the run has computed. */
export function written(agent: LiveAgent, context: WritingContext<object>): object {
  const { input, timestamp, facts, outside, prepared, knowledge, handed } = context
  const shared = { input, regions: knowledge.regions, counted: knowledge, timestamp }
  const taking = (output: object) => (handed && agent.takes ? agent.takes.take({ input, output, handed }) : output)
  if (agent.selection && facts) return taking(agent.selection.write({ ...shared, facts, prepared }))
  if (agent.outside && outside) return taking(agent.outside.write({ ...shared, facts: outside }))
  if (agent.draft) return agent.draft.write(context)
  throw new AppError('INTERNAL', { internal: `nothing to write ${agent.card.id} from` })
}
