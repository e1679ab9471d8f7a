import { sentencesOf } from '../bound-text.ts'
import type { Finding, PreparedAnalysis } from '../prepared.ts'

/** Below this a finding says how things are, not that something is the matter. */
export const remarkable = 0.35

/** The first sentence of a statement. */
export const leadOf = ({ statement }: Pick<Finding, 'statement'>) => (sentencesOf(statement)[0] ?? statement).trim()

/** What matters most: the best answer to the question, else what stands out and can be acted on. */
export function headlineOf(analysis: PreparedAnalysis): string {
  const { findings, row } = analysis
  const strong = findings.filter(
    ({ strength, kind }) => strength >= remarkable && kind !== 'quality' && kind !== 'missing',
  )
  const answer = findings.find(({ answers, kind }) => answers && kind !== 'level')
  const chosen =
    answer ??
    strong.find(({ tone }) => tone === 'bad') ??
    strong[0] ??
    findings.find(({ kind }) => kind !== 'level') ??
    findings[0]
  if (!chosen) {
    return `{{data.file}} holds {{data.rows}} ${row.many} and {{data.columns}} columns, and nothing in it can be compared: no date, no group and no number that varies.`
  }
  if (chosen.strength < remarkable && !answer) {
    return `Nothing in {{data.file}} stands out beyond chance. The closest to it: ${leadOf(chosen)}`
  }
  return leadOf(chosen)
}
