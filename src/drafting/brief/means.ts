import type { Brief } from '#shared/brief.ts'
import { readCues } from './cues.ts'
import { type FieldClause, uniqueValues } from './found-value.ts'
import type { Statement } from './frames/statement.ts'
import type { PhraseIndex } from './phrase-index.ts'
import type { Vocabulary } from './vocabulary.ts'

type Accept = (item: FieldClause, start: number, end: number) => boolean

/**
 * A single word that is the verb or the thing of what people do says nothing of how the product works: residents who
 * "report" potholes need no analytics, a recruiter's "job ad" is no advertising.
 */
function isOwnJob(statements: readonly Statement[], item: FieldClause, start: number): boolean {
  return statements.some(
    ({ clause, byProduct, jobs }) =>
      !byProduct && clause.tokens === item.clause.tokens && jobs.some((job) => start >= job.start && start < job.end),
  )
}

const accepting =
  (statements: readonly Statement[]): Accept =>
  (item, start, end) =>
    end - start > 1 || !isOwnJob(statements, item, start)

/** How the product works. An "app" without more is taken for one on the phone. */
export function readMeans(
  clauses: readonly FieldClause[],
  vocabulary: Vocabulary,
  statements: readonly Statement[],
  kind: Brief['kind'],
): Brief['means'] {
  const found = readCues(clauses, vocabulary.means, accepting(statements)).map(({ value, id }) => ({
    ...value,
    meansId: id,
  }))
  const isApp =
    kind !== null && /\bapps?\b/i.test(kind.text) && !/\b(?:web|desktop|slack|teams|shopify|browser)\b/i.test(kind.text)
  const hasPlace = found.some(({ meansId }) => meansId === 'mobile-app' || meansId === 'web-app')
  const app = isApp && !hasPlace ? [{ ...kind, confidence: 0.6, meansId: 'mobile-app' }] : []
  return uniqueValues([...found, ...app])
}

/** "$49 per truck per month": a price for each unit that a firm has, whatever the unit. */
const perUnit =
  /\bper (?!month|year|week|day|hour|annum|minute|order|transaction|use\b)[a-z-]+ (?:per|a|and|\/) ?(?:month|year|week)\b|\bper (?:seat|user|employee|student|location|site|bed|courtroom)\b/i

/** How it earns its money. A subscription that is priced by unit, or paid by a firm, is none for consumers. */
export function readBusinessModels(
  clauses: readonly FieldClause[],
  index: PhraseIndex<string>,
  statements: readonly Statement[],
  text: string,
): Brief['businessModels'] {
  const found = readCues(clauses, index, accepting(statements))
  const isPerUnit = perUnit.test(text)
  return uniqueValues(
    found.map(({ value, id }) => ({
      ...value,
      modelId: id === 'consumer-subscription' && isPerUnit ? 'subscription-per-seat' : id,
    })),
  )
}
