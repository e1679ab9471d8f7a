import { type IParagraphOptions, Paragraph, type Table } from 'docx'

export type Part = Paragraph | Table

/** A line without height: the room after a table, which Word itself leaves none. */
class Gap extends Paragraph {}

/** A paragraph with room above it, such as a heading. */
class Opening extends Paragraph {}

/** Distance in twentieths of a point. `keepNext` holds what is before it and what is after it on one page. */
export function gap(after: number, keepNext = false): Paragraph {
  return new Gap({ spacing: { before: 0, after, line: 20, lineRule: 'exact' }, keepNext, children: [] })
}

/** A paragraph that begins something and whose style or look has room above. */
export function opening(options: IParagraphOptions): Paragraph {
  return new Opening(options)
}

/**
 * The parts without the gaps before what has room of its own. They are not needed there, and LibreOffice leaves a heading alone
 * at the foot of a page where one stands between a table and it.
 */
export function withoutNeedlessGaps(parts: readonly Part[]): Part[] {
  return parts.filter((part, index) => !(part instanceof Gap && parts[index + 1] instanceof Opening))
}
