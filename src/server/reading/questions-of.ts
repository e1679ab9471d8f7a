import type { Market } from '#knowledge/market.ts'
import { firstCharacters } from '#shared/characters.ts'
import { cleanDeep } from '#shared/clean-text.ts'
import { longestCorrection } from '#shared/correctable.ts'
import type { Corrections, UnsureItem } from '#shared/corrections.ts'
import type { ModelReading } from './model-reading.ts'

/** Most questions at once: ten seconds' work. */
const mostQuestions = 3
const longestQuestion = 300

/**
 * What a run has to ask before it writes by a model's reading: where the answers lead to different documents, or a wrong guess could
 * hurt somebody. Details are not asked, nor what the user has put right.
 */
export function questionsOf(
  reading: ModelReading,
  corrections: Corrections,
  candidates: readonly Pick<Market, 'name'>[],
): UnsureItem[] {
  const asked = reading.unsure.flatMap(({ matters, field, question, options }): UnsureItem[] =>
    matters === 'detail' ? [] : [{ field, question: firstCharacters(question, longestQuestion), options }],
  )
  const all = [...asked, ...required(reading, candidates)]
  return all
    .filter(({ field }, index) => !corrections[field] && all.findIndex((other) => other.field === field) === index)
    .slice(0, mostQuestions)
    .map(
      (item) =>
        cleanDeep({
          ...item,
          options: item.options.map((each) => firstCharacters(each, longestCorrection)),
        }) as UnsureItem,
    )
}

/** What the model says is not there, and has no question for. */
function required(
  { offer, features, users, missing, market }: ModelReading,
  candidates: readonly Pick<Market, 'name'>[],
): UnsureItem[] {
  const items: UnsureItem[] = []
  if (offer === null && features.length === 0 && missing.includes('job'))
    items.push({ field: 'job', question: 'What does it do?', options: [] })
  if (users.length === 0 && missing.includes('actor'))
    items.push({ field: 'who', question: 'Who is it for first?', options: [] })
  const markets = [...new Set([market.name, ...candidates.map(({ name }) => name)])]
  if (market.sureness === 'unsure' && markets.length > 1)
    items.push({ field: 'market', question: 'What kind of product is it nearest to?', options: markets.slice(0, 3) })
  return items
}
