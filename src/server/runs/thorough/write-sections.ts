import { fitToSchema } from '#server/answers/fit-to-schema.ts'
import { createJoin } from '#server/answers/go-on.ts'
import { isObject, jsonSchemaOf, onlyProperties, propertiesOf } from '#server/answers/json-schema.ts'
import { readAnswer } from '#server/answers/read-answer.ts'
import type { RunEvent } from '#shared/run-events.ts'
import { type Obtaining, writeAnswer } from '../write-answer.ts'

/** A document of this many properties is written section by section. */
const longFrom = 10
const mostPerSection = 6

/** The properties of each section of a long document, in their order; null for a document that is written in one go. */
export function sectionsOf({ outputSchema }: Pick<Obtaining['agent'], 'outputSchema'>): string[][] | null {
  const names = Object.keys(propertiesOf(jsonSchemaOf(outputSchema)))
  if (names.length < longFrom) return null
  const count = Math.ceil(names.length / mostPerSection)
  const size = Math.ceil(names.length / count)
  return Array.from({ length: count }, (_, index) => names.slice(index * size, (index + 1) * size))
}

/**
 * The text of an answer that is written section by section, each with what stands before it at hand. Each is a step of the run, and the
 * page reads one text that grows. A section that cannot be read is left to the repair, which asks for what is missing.
 */
export async function writeSections(
  obtaining: Obtaining,
  of: unknown,
  sections: readonly (readonly string[])[],
): Promise<string> {
  const { agent, emit, steps } = obtaining
  const schema = jsonSchemaOf(agent.outputSchema)
  let held: Record<string, unknown> = {}
  for (const [index, names] of sections.entries()) {
    const id = `write-${index + 1}`
    const from = [of, names, held]
    const show = (state: 'running' | 'done', verb: string) =>
      steps.show({ id, state, text: `${verb} section ${index + 1} of ${sections.length}` })
    const part = onlyProperties(schema, names)
    const isWritten = steps.isDone(id, from)
    if (!isWritten) show('running', 'Writing')
    const growing = { ...obtaining, emit: behind(held, emit) }
    const text = await steps.once(id, from, () => writeAnswer(growing, { kind: 'section', held, names }, part))
    const read = readAnswer(text)
    // A model that declines, or says nothing, says so of the whole.
    if (read.kind !== 'json' && index === 0) return text
    const written = read.kind === 'json' ? fitToSchema(read.value, part) : null
    held = { ...held, ...(isObject(written) ? written : {}) }
    if (isWritten) emit({ type: 'delta', text: JSON.stringify(held), restart: true })
    show('done', 'Wrote')
  }
  return JSON.stringify(held)
}

/** Shows the text of a section behind what stands before it. */
function behind(held: Record<string, unknown>, emit: (event: RunEvent) => void): (event: RunEvent) => void {
  const cut = { held, before: JSON.stringify(held).slice(0, -1), missing: [], open: null }
  let join = createJoin(cut)
  let begins = true
  return (event) => {
    if (event.type !== 'delta') return emit(event)
    if (event.restart) {
      join = createJoin(cut)
      begins = true
    }
    const text = join.add(event.text)
    if (text === null) return
    emit(begins ? { type: 'delta', text, restart: true } : { type: 'delta', text })
    begins = false
  }
}
