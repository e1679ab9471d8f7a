import type { LiveAgent } from '#agents/registry-server.ts'
import { type BriefReader, type ExplainedReading, unsureItems } from '#drafting/index.ts'
import type { Corrections, UnsureItem } from '#shared/corrections.ts'

/** What the built-in reading makes of a form, and what it is not sure of. */
export interface FormReading {
  explained: ExplainedReading
  unsure: UnsureItem[]
}

/** The one reading of a form by our own rules. Only a form that describes a product is asked about. */
export function readForm(
  agent: LiveAgent,
  input: object,
  corrections: Corrections,
  briefReader: BriefReader,
  builtIn: boolean,
): FormReading {
  const isProduct = agent.form.about.description !== undefined
  const source = agent.briefSource(input)
  const explained = briefReader(source, corrections)
  const unsure = isProduct ? unsureItems(source.description, explained, corrections) : []
  // A model places a product by itself; what says nothing is asked back whoever writes.
  const isAsked = builtIn || unsure.some(({ field }) => field === 'job')
  return { explained, unsure: isAsked ? unsure : [] }
}
