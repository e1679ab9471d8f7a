import type { Span } from './block.ts'

/** Joins neighbours that are formatted alike. */
export function mergeSpans(spans: readonly Span[]): Span[] {
  const merged: Span[] = []
  for (const span of spans) {
    const last = merged.at(-1)
    if (last && sameStyle(last, span)) merged[merged.length - 1] = { ...last, text: last.text + span.text }
    else merged.push(span)
  }
  return merged
}

function sameStyle(a: Span, b: Span): boolean {
  return !a.bold === !b.bold && !a.italic === !b.italic && !a.code === !b.code && a.href === b.href
}
