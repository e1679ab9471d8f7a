import { parseQuestion } from '../../asking/parse-question.ts'
import type { Vocabulary } from '../../asking/vocabulary.ts'
import type { Finding } from '../../prepared.ts'
import type { AnalysisView } from '../findings/analysis-view.ts'
import { periodText } from '../number-text.ts'

const most = 6
const dayMs = 86_400_000

/** Follow-ups that this file can answer, from what was found in it. Each is one that the grammar reads. */
export function suggestedQuestions(
  { time: axis }: AnalysisView,
  findings: readonly Finding[],
  vocabulary: Vocabulary,
): string[] {
  const [main] = vocabulary.measures
  const { time, dimensions } = vocabulary
  if (!main) return []
  const moved = findings.find(
    ({ fact }) => fact?.period && fact.direction && (fact.claim === 'shift' || fact.claim === 'mix'),
  )
  const movedMeasure = vocabulary.measures.find(({ id }) => moved && id.endsWith(`:${moved.fact?.measures.join('/')}`))
  // A fiscal period has no day that a question could name.
  const since = axis?.column.fiscal ? null : moved?.fact?.period
  const span = time ? (Date.parse(time.last) - Date.parse(time.first)) / dayMs : 0
  const [first, second] = dimensions
  const value = first?.values[0]
  const candidates = [
    ...(since && movedMeasure && time
      ? [
          `Why did ${movedMeasure.label} ${moved?.fact?.direction === 'up' ? 'rise' : 'fall'} since ${periodText(new Date(since), 'day')}?`,
        ]
      : []),
    ...(first ? [`${upper(main.label)} by ${first.label}`] : []),
    ...(time && !since ? [`Why did ${main.label} change?`] : []),
    ...(value !== undefined ? [`Only ${first?.label} ${value}`] : []),
    ...(time ? [span > 400 ? 'Compare with last year' : 'Compare with the previous period'] : []),
    ...(time ? [`${upper(main.label)} by ${time.grain}`] : []),
    ...(first && second ? [`${upper(main.label)} by ${first.label} and ${second.label}`] : []),
    ...(second ? [`${upper(main.label)} by ${second.label}`] : []),
  ]
  return candidates.filter((question) => parseQuestion(question, vocabulary, null).ok).slice(0, most)
}

const upper = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
