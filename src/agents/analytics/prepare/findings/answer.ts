import type { Finding, PreparedAnalysis } from '../../prepared.ts'
import type { AnalysisView } from './analysis-view.ts'
import { closeness } from './answer-closeness.ts'
import { askedMove, askedStill } from './asked-course.ts'
import { askedPair } from './asked-pair.ts'
import { type Asked, understood } from './asked-question.ts'
import type { Compared } from './compare-groups.ts'
import { addDifference } from './differences.ts'
import { type Trial, verdictOf } from './experiment-verdict.ts'
import { factOf } from './metric-text.ts'
import type { Still } from './move.ts'
import { last, mentions, noDifference, noMovement } from './steady-findings.ts'

const enough = 3.2

interface AnswerContext {
  view: AnalysisView
  question: string
  compared: readonly Compared[]
  still: readonly Still[]
}

/** The finding that answers the question, or one that reports a result that is not significant; null where there is neither. */
export async function answerOf({ view, question, compared, still: courses }: AnswerContext): Promise<Finding | null> {
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
  const still = best && best.score >= enough ? besideTheQuestion(best.finding, asked, compared) : []
  if (still.length > 0) return noDifference(view, asked, still) ?? best?.finding ?? null
  if (best && best.score >= enough) return best.finding
  const course = askedStill(asked, courses)
  const asksCourse = asked.intents.some((intent) => ['course', 'back', 'when', 'why'].includes(intent))
  return (
    (course && asksCourse ? askedMove(view, course) : null) ??
    noDifference(view, asked, compared) ??
    (course && noMovement(view, asked, course, courses))
  )
}

/** Comparisons of just what was asked, without a difference, where the finding is of another split or another measure. */
function besideTheQuestion({ fact }: Finding, asked: Asked, compared: readonly Compared[]): readonly Compared[] {
  if (fact?.claim !== 'difference' || !asked.intents.includes('which')) return []
  const named = (columns: readonly string[]) => Math.max(0, ...columns.map((name) => asked.columns.get(name) ?? 0))
  const exact = compared.filter(
    ({ metric, dimension }) => asked.columns.has(dimension.name) && mentions(asked, metric) > 0,
  )
  const most = Math.max(0, ...exact.map(({ metric }) => mentions(asked, metric)))
  const wanted = exact.filter(({ metric }) => mentions(asked, metric) === most)
  const isAsked =
    wanted.some(({ dimension }) => dimension.name === fact.dimension) && named(fact.measures) >= most - 0.2
  return isAsked || wanted.some(({ significant }) => significant) ? [] : wanted
}

const mostOddities = 2

/** Single periods that were left out of the course that answers. */
function oddities({ book }: AnalysisView, { fact }: Finding): Finding[] {
  if (!fact || !['trend', 'shift', 'retention'].includes(fact.claim) || fact.segment !== null) return []
  return book.findings
    .filter((each) => each.kind === 'anomaly' && each.fact?.measures.some((name) => fact.measures.includes(name)))
    .slice(0, mostOddities)
}

/** The answer as it is handed over: what was found, the rows it rests on, and what it cannot say. */
export function writtenAnswer(
  view: AnalysisView,
  finding: Finding,
  trials: readonly Trial[],
): NonNullable<PreparedAnalysis['answer']> {
  const tried = finding.kind === 'experiment' ? trials : []
  const rest = [...tried.map((trial) => trial.finding), ...oddities(view, finding)].filter(
    ({ id }) => id !== finding.id,
  )
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
