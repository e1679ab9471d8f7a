import type { Finding, PreparedAnalysis } from '../../prepared.ts'
import type { AnalysisView } from './analysis-view.ts'
import { closeness } from './answer-closeness.ts'
import { askedPair } from './asked-pair.ts'
import { understood } from './asked-question.ts'
import type { Compared } from './compare-groups.ts'
import { addDifference } from './differences.ts'
import { factOf } from './metric-text.ts'
import type { Still } from './move.ts'
import { last, noDifference, noMovement } from './steady-findings.ts'

const enough = 3.2

interface AnswerContext {
  view: AnalysisView
  question: string
  compared: readonly Compared[]
  still: readonly Still[]
}

/** The finding that answers the question, or one that reports a result that is not significant; null where there is neither. */
export async function answerOf({ view, question, compared, still }: AnswerContext): Promise<Finding | null> {
  const { table, book, understanding } = view
  const asked = understood(question, table)
  const pair = await askedPair(view, asked)
  if (pair?.significant) {
    addDifference(view, pair)
    return last(book)
  }
  if (pair) return noDifference(view, { ...asked, intents: ['which'] }, [pair])
  const scored = book.findings
    .map((finding) => ({ finding, score: closeness(finding, asked, table, understanding.variant !== null) }))
    .toSorted((a, b) => b.score - a.score)
  const [best] = scored
  if (best && best.score >= enough) return best.finding
  return noDifference(view, asked, compared) ?? noMovement(view, asked, still)
}

/** The answer as it is handed over: what was found, the rows it rests on, and what it cannot say. */
export function writtenAnswer(view: AnalysisView, finding: Finding): NonNullable<PreparedAnalysis['answer']> {
  const columns = finding.columns.map(
    (name) => `"${view.table.columns.find((column) => column.name === name)?.label ?? name}"`,
  )
  const values = view.book.scope('data')
  const rows = values.count('answerRows', view.table.rows, 'rows of the file')
  return {
    statement: finding.statement,
    basis: `The answer rests on ${rows} ${view.table.row.many} and the columns ${columns.join(', ')}.`,
    cannot: finding.caution ?? 'Why it is so, the file does not say.',
    findings: [finding.id],
    fact: finding.fact ?? factOf('level', []),
  }
}
