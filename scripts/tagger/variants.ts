import type { LabelledBrief } from './labelled-briefs.ts'

/** Where a text may be cut: behind the end of a sentence or line that lies in no span. */
function cutsOf({ text, spans }: LabelledBrief): number[] {
  return [...text.matchAll(/[.!?](?=\s)|\n+/g)]
    .map(({ index, 0: mark }) => index + mark.length)
    .filter((at) => spans.every(({ start, end }) => at <= start || at >= end))
}

/** The part of a brief between two places. */
function part(brief: LabelledBrief, from: number, to: number): LabelledBrief {
  const text = brief.text.slice(from, to)
  const lead = text.length - text.trimStart().length
  return {
    ...brief,
    text: text.trim(),
    spans: brief.spans
      .filter(({ start, end }) => start >= from && end <= to)
      .map(({ label, start, end }) => ({ label, start: start - from - lead, end: end - from - lead })),
  }
}

const most = 2
const lowerShare = 0.2

/** A brief as others would type a part of it: one or two of its sentences alone, or all of it without capitals. */
export function variantsOf(brief: LabelledBrief, random: () => number): LabelledBrief[] {
  const borders = [0, ...cutsOf(brief), brief.text.length]
  const parts = Array.from({ length: most }, () => {
    const from = Math.floor(random() * (borders.length - 1))
    const to = Math.min(borders.length - 1, from + 1 + Math.floor(random() * 2))
    return part(brief, borders[from] ?? 0, borders[to] ?? 0)
  })
  const lower = brief.text.toLowerCase()
  // Without capitals a text may be longer ("İ"), and its spans would stand elsewhere.
  const isTyped = random() < lowerShare && lower.length === brief.text.length
  return [
    ...(borders.length > 2 ? parts.filter(({ spans }) => spans.length > 0) : []),
    ...(isTyped ? [{ ...brief, text: lower }] : []),
  ]
}
