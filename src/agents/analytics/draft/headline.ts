import { sentencesOf } from '../bound-text.ts'
import type { Finding, PreparedAnalysis } from '../prepared.ts'

/** Below this a finding says how things are, not that something is the matter. */
export const remarkable = 0.35

/** The first sentence of a statement. */
export const leadOf = ({ statement }: Pick<Finding, 'statement'>) => (sentencesOf(statement)[0] ?? statement).trim()

/** A change or a difference says where to look; what goes along with it, or how things are, comes after it; a gap last but one. */
function place({ kind }: Finding): number {
  if (kind === 'level' || kind === 'steady' || kind === 'forecast') return 3
  if (kind === 'missing' || kind === 'quality' || kind === 'outlier' || kind === 'impossible') return 2
  return ['signal', 'relation', 'concentration', 'weekday', 'season', 'funnel', 'score'].includes(kind) ? 1 : 0
}

/** What matters most: the answer to the question, else what stands out and can be acted on. */
export function headlineOf(analysis: PreparedAnalysis): string {
  const { findings, row, answer } = analysis
  if (answer) return leadOf(answer)
  const byPlace = findings.toSorted((a, b) => place(a) - place(b))
  const strong = byPlace.filter((finding) => finding.strength >= remarkable && place(finding) < 2)
  const chosen = strong.find((finding) => finding.tone === 'bad' && place(finding) === 0) ?? strong[0] ?? byPlace[0]
  if (!chosen) {
    return [
      `{{data.file}} holds {{data.rows}} ${row.many} and {{data.columns}} columns, and nothing in it can be`,
      'compared: no date, no group and no number that varies.',
    ].join(' ')
  }
  if (chosen.strength < remarkable) {
    return `Nothing in {{data.file}} stands out beyond chance. The closest to it: ${leadOf(chosen)}`
  }
  return leadOf(chosen)
}
