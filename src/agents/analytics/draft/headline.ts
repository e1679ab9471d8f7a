import { sentencesOf } from '../bound-text.ts'
import type { Finding, PreparedAnalysis } from '../prepared.ts'

/** Below this a finding says how things are, not that something is the matter. */
export const remarkable = 0.35

/** The first sentence of a statement. */
export const leadOf = ({ statement }: Pick<Finding, 'statement'>) => (sentencesOf(statement)[0] ?? statement).trim()

/** A difference between groups says where to look; a signal or a link only what goes along with it; a gap neither. */
function place({ kind }: Finding): number {
  if (kind === 'level') return 3
  if (kind === 'missing' || kind === 'quality' || kind === 'outlier') return 2
  return kind === 'signal' || kind === 'relation' || kind === 'concentration' || kind === 'weekday' ? 1 : 0
}

/** What matters most: the best answer to the question, else what stands out and can be acted on. */
export function headlineOf(analysis: PreparedAnalysis): string {
  const { findings, row } = analysis
  const byPlace = findings.toSorted((a, b) => place(a) - place(b))
  const strong = byPlace.filter((finding) => finding.strength >= remarkable && place(finding) < 2)
  const answer = byPlace.find(({ answers, kind }) => answers && kind !== 'level')
  const chosen =
    answer ?? strong.find((finding) => finding.tone === 'bad' && place(finding) === 0) ?? strong[0] ?? byPlace[0]
  if (!chosen) {
    return `{{data.file}} holds {{data.rows}} ${row.many} and {{data.columns}} columns, and nothing in it can be compared: no date, no group and no number that varies.`
  }
  if (chosen.strength < remarkable && !answer) {
    return `Nothing in {{data.file}} stands out beyond chance. The closest to it: ${leadOf(chosen)}`
  }
  return leadOf(chosen)
}
