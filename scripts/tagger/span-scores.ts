interface Span {
  label: string
  from: number
  to: number
}

/** For each label, of what stands in the texts and of what was found: how much agrees by at least half. Pairs of right and found tags. */
export function spanScores(
  tags: readonly string[],
  pairs: readonly (readonly [readonly number[], readonly number[]])[],
): string[] {
  const counts = new Map<string, { right: number; found: number; met: number; true: number; same: number }>()
  const of = (label: string) => {
    const known = counts.get(label) ?? { right: 0, found: 0, met: 0, true: 0, same: 0 }
    counts.set(label, known)
    return known
  }
  for (const [right, found] of pairs) {
    const [wanted, got] = [spansOf(tags, right), spansOf(tags, found)]
    for (const span of wanted) {
      const count = of(span.label)
      count.right += 1
      if (got.some((each) => overlap(each, span) >= 0.5)) count.met += 1
      if (got.some((each) => overlap(each, span) === 1)) count.same += 1
    }
    for (const span of got) {
      const count = of(span.label)
      count.found += 1
      if (wanted.some((each) => overlap(each, span) >= 0.5)) count.true += 1
    }
  }
  const share = (part: number, whole: number) => (whole === 0 ? '-' : (part / whole).toFixed(2))
  return [...counts]
    .sort(([a], [b]) => a.localeCompare(b))
    .map(
      ([label, { right, found, met, true: hits, same }]) =>
        `${label}: ${right} there, ${share(met, right)} found (${share(same, right)} to the word); ${found} found, ${share(hits, found)} right`,
    )
}

function spansOf(tags: readonly string[], numbers: readonly number[]): Span[] {
  const spans: Span[] = []
  numbers.forEach((number, at) => {
    const tag = tags[number] ?? '-'
    const last = spans.at(-1)
    if (tag === '-') return
    if (tag.startsWith('I-') && last) last.to = at + 1
    else spans.push({ label: tag.slice(2), from: at, to: at + 1 })
  })
  return spans
}

function overlap(a: Span, b: Span): number {
  const both = Math.min(a.to, b.to) - Math.max(a.from, b.from)
  return a.label !== b.label || both <= 0 ? 0 : both / (Math.max(a.to, b.to) - Math.min(a.from, b.from))
}
