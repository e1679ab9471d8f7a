import type { Finding, PreparedAnalysis } from '../../prepared.ts'
import type { AnalysisView } from './analysis-view.ts'
import { closeness } from './answer-closeness.ts'
import { askedMove, askedStill } from './asked-course.ts'
import { askedPair } from './asked-pair.ts'
import { understood } from './asked-question.ts'
import type { Compared } from './compare-groups.ts'
import { addDifference } from './differences.ts'
import { type Trial, verdictOf } from './experiment-verdict.ts'
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
  const course = askedStill(asked, still)
  const asksCourse = asked.intents.some((intent) => ['course', 'back', 'when', 'why'].includes(intent))
  return (
    (course && asksCourse ? askedMove(view, course) : null) ??
    noDifference(view, asked, compared) ??
    (course && noMovement(view, asked, course, still))
  )
}

/** The answer as it is handed over: what was found, the rows it rests on, and what it cannot say. */
export function writtenAnswer(
  view: AnalysisView,
  finding: Finding,
  trials: readonly Trial[],
): NonNullable<PreparedAnalysis['answer']> {
  const tried = finding.kind === 'experiment' ? trials : []
  const rest = tried.map((trial) => trial.finding).filter(({ id }) => id !== finding.id)
  const columns = [...new Set([finding, ...rest].flatMap((each) => each.columns))].map(
    (name) => `"${view.table.columns.find((column) => column.name === name)?.label ?? name}"`,
  )
  const values = view.book.scope('data')
  const rows = values.count('answerRows', view.table.rows, 'rows of the file')
  return {
    statement: [verdictOf(view, tried), finding.statement, ...rest.map(({ statement }) => statement)]
      .filter((text) => text !== '')
      .join(' '),
    basis: `The answer rests on ${rows} ${view.table.row.many} and the columns ${columns.join(', ')}.`,
    cannot: finding.caution ?? 'Why it is so, the file does not say.',
    findings: [finding, ...rest].map(({ id }) => id),
    fact: finding.fact ?? factOf('level', []),
  }
}
