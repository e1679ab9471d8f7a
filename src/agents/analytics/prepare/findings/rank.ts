import type { Finding, FindingKind } from '../../prepared.ts'
import { type AskedFor, closeness } from './question.ts'

/** What a reader takes in. */
const mostFindings = 14
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
  shift: 5,
  anomaly: 4,
  season: 2,
  mix: 2,
  experiment: 4,
  retention: 2,
  funnel: 1,
  forecast: 1,
  impossible: 3,
  concentration: 2,
}

/** The findings that matter, strongest first; those that speak of the question before all others. */
export function ranked(findings: readonly Finding[], asked: AskedFor | null, answer: string | null): Finding[] {
  const weighed = findings
    .map((finding) => {
      const near = asked ? closeness(finding, asked) : 0
      return {
        finding: {
          ...finding,
          // One finding answers; what speaks of the same column comes near it.
          answers: answer === null ? near >= 2 : finding.id === answer,
        },
        isNear: near > 0,
        weight: finding.id === answer ? 10 : finding.strength + near * 0.12,
      }
    })
    .toSorted((a, b) => b.weight - a.weight)
  const counts = new Map<string, number>()
  const subjects = new Map<string, number>()
  const chosen: Finding[] = []
  for (const { finding, isNear } of weighed) {
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
    if (finding.strength < 0.2 && !isNear && chosen.length >= 3) continue
    counts.set(finding.kind, kinds + 1)
    subjects.set(subject, repeats + 1)
    chosen.push(finding)
  }
  return chosen
}
