import type { Finding, FindingKind } from '../../prepared.ts'
import { type AskedFor, closeness } from './question.ts'

/** What a reader takes in. */
const mostFindings = 12
const mostOfKind: Partial<Record<FindingKind, number>> = {
  trend: 4,
  outcome: 5,
  segment: 3,
  signal: 3,
  relation: 2,
  outlier: 2,
  missing: 3,
  quality: 3,
  driver: 1,
  concentration: 2,
}

/** The findings that matter, strongest first; those that speak of the question before all others. */
export function ranked(findings: readonly Finding[], asked: AskedFor | null): Finding[] {
  const weighed = findings
    .map((finding) => {
      const near = asked ? closeness(finding, asked) : 0
      return {
        finding: {
          ...finding,
          answers: near >= 2 || (near === 1 && (asked?.columns.size ?? 0) + (asked?.concepts.size ?? 0) > 0),
        },
        weight: finding.strength + near * 0.3,
      }
    })
    .toSorted((a, b) => b.weight - a.weight)
  const counts = new Map<string, number>()
  const subjects = new Map<string, number>()
  const chosen: Finding[] = []
  for (const { finding } of weighed) {
    const kinds = counts.get(finding.kind) ?? 0
    // The same measure split three ways is one thing to know, not three.
    const { what, by, group } = finding.subject
    const subject =
      finding.kind === 'concentration' && group ? `${finding.kind}:${by}:${group}` : `${finding.kind}:${what}`
    const repeats = subjects.get(subject) ?? 0
    if (
      chosen.length >= mostFindings ||
      kinds >= (mostOfKind[finding.kind] ?? 2) ||
      repeats >= (finding.kind === 'outcome' ? 3 : finding.kind === 'concentration' ? 1 : 2)
    )
      continue
    if (finding.strength < 0.2 && !finding.answers && chosen.length >= 3) continue
    counts.set(finding.kind, kinds + 1)
    subjects.set(subject, repeats + 1)
    chosen.push(finding)
  }
  return chosen
}
