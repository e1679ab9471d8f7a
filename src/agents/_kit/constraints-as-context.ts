import { linesOf } from './lines-of.ts'

/** More than these are read by no draft. */
const mostConstraints = 6

/** A form's constraints, one a line, as sentences that are read beside the description; undefined without any. */
export function constraintsAsContext(constraints: string | null | undefined): string | undefined {
  const sentences = linesOf(constraints, mostConstraints).map((line) => line.replace(/[.]?$/, '.'))
  return sentences.length > 0 ? sentences.join(' ') : undefined
}
