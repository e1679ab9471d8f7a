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

const looksOver = new Set([
  'check',
  'verify',
  'validate',
  'audit',
  'review',
  'compare',
  'watch',
  'monitor',
  'scan',
  'read',
  'match',
  'inspect',
  'reconcile',
])

/** "checks supplier invoices": what the product looks over is its material and not how it works. */
const isLookedOver = (statements: readonly Statement[], item: FieldClause, start: number) =>
  statements.some(
    ({ clause, jobs }) =>
      clause.tokens === item.clause.tokens &&
      jobs.some((job) => looksOver.has(job.verb) && start > job.start && start < job.end),
  )

/** "no ads", "without an app" */
const isDenied = ({ clause }: FieldClause, start: number) =>
  [1, 2].some((back) => /^(?:no|without|not|never|zero)$/.test(clause.tokens[start - back]?.lower ?? ''))

const accepting =
  (statements: readonly Statement[]): Accept =>
  (item, start, end) =>
    !isDenied(item, start) &&
    (end - start > 1 || (!isOwnJob(statements, item, start) && !isLookedOver(statements, item, start)))

interface Sign {
  id: string
  /** Looked for in every sentence; what it matches is the evidence. */
  pattern: RegExp
}

/** Words that are too common to be cues by themselves, in the company that makes them tell something. */
const signs: readonly Sign[] = [
  {
    id: 'mobile-app',
    pattern: /(?<!\b(?:web|desktop|slack|teams|shopify|browser|internal|llm|saas|cloud)[ -])\bapps?\b(?! stores?\b)/i,
  },
  { id: 'api', pattern: /\bAPIs?\b/ },
  {
    id: 'ai-generation',
    pattern: /\bAI\b(?=.{0,80}\b(?:writes?|drafts?|generates?|summari[sz]es?|composes?|produces?)\b)/,
  },
]

/** Sides of a trade: "farmers sell produce to restaurants" needs a marketplace, whatever it is called. */
const trading = new Set(['sell', 'rent', 'rent out', 'lend', 'lease', 'hire'])

function signsOf(clauses: readonly FieldClause[], known: ReadonlySet<string>): Brief['means'] {
  return signs.flatMap(({ id, pattern }) => {
    if (known.has(id) || (id === 'mobile-app' && known.has('web-app'))) return []
    for (const item of clauses) {
      const first = item.clause.tokens[0]
      const last = item.clause.tokens.at(-1)
      if (!first || !last) continue
      const match = pattern.exec(item.clause.source.slice(first.start, last.end))
      if (!match) continue
      const start = first.start + match.index
      const span = { field: item.field, start, end: start + match[0].length }
      return [{ text: match[0], span, confidence: 0.6, meansId: id }]
    }
    return []
  })
}

/** How the product works. */
export function readMeans(
  clauses: readonly FieldClause[],
  vocabulary: Vocabulary,
  statements: readonly Statement[],
  jobs: Brief['jobs'],
  actors: Brief['actors'],
): Brief['means'] {
  const found = readCues(clauses, vocabulary.means, accepting(statements)).map(({ value, id }) => ({
    ...value,
    meansId: id,
  }))
  const known = new Set(found.map(({ meansId }) => meansId))
  const trade = jobs.find((job) => trading.has(job.verb))
  const isMarket = trade !== undefined && actors.length > 1 && !known.has('two-sided-marketplace')
  const market = isMarket
    ? [{ text: trade.text, span: trade.span, confidence: 0.55, meansId: 'two-sided-marketplace' }]
    : []
  return uniqueValues([...found, ...signsOf(clauses, known), ...market])
}

/** "$49 per truck per month": a price for each unit that a firm has, whatever the unit. */
const perUnit =
  /\bper (?!month|year|week|day|hour|annum|minute|order|transaction|use\b)[a-z-]+ (?:per|a|and|\/) ?(?:month|year|week)\b|\bper (?:seat|user|employee|location|site|bed)\b|\blicen[cs]e per [a-z-]+/i

const moneyVerbs = new Set(['earn', 'pay', 'pay for', 'charge', 'take', 'get', 'buy', 'keep'])

/** How it earns its money. A subscription that is priced by unit is none for consumers. */
export function readBusinessModels(
  clauses: readonly FieldClause[],
  index: PhraseIndex<string>,
  statements: readonly Statement[],
): Brief['businessModels'] {
  // "earn a commission" is a job and tells the model
  const others = statements.map((statement) => ({
    ...statement,
    jobs: statement.jobs.filter((job) => !moneyVerbs.has(job.verb)),
  }))
  const perSeat = clauses.flatMap((item) => priced(item, perUnit, 'subscription-per-seat') ?? [])
  const found = readCues(clauses, index, accepting(others))
    .filter(({ id }) => perSeat.length === 0 || (id !== 'consumer-subscription' && id !== 'subscription-per-seat'))
    .map(({ value, id }) => ({ ...value, modelId: id }))
  const known = new Set(found.map(({ modelId }) => modelId))
  const isFlat = !known.has('consumer-subscription') && perSeat.length === 0
  const flat = isFlat ? clauses.flatMap((item) => priced(item, perMonth, 'consumer-subscription') ?? []) : []
  const perUse = known.has('usage-based') ? [] : clauses.flatMap((item) => priced(item, paidByUse, 'usage-based') ?? [])
  return uniqueValues([...found, ...perSeat.slice(0, 1), ...flat.slice(0, 1), ...perUse.slice(0, 1)])
}

/** "€20 a month", "parents pay monthly" */
const perMonth =
  /[€$£] ?\d[\d.,]* ?(?:a|per|\/) ?(?:month|year|week)\b|\bpa(?:y|ys|id|ying)(?: for it)? (?:monthly|yearly|annually|by the month|(?:every|each|per|a) (?:month|year))\b/i

/** "pay per lesson", "pay for the kilowatt hours they use" */
const paidByUse =
  /\bpa(?:y|ys|id|ying) (?:per (?!month|year|week|seat|user|employee|annum)[a-z-]+|(?:only )?for (?:what|the [a-z -]{2,30}) (?:they|you) (?:use|consume|need))/i

function priced(
  { clause, field }: FieldClause,
  pattern: RegExp,
  modelId: string,
): Brief['businessModels'][number] | null {
  const first = clause.tokens[0]
  const last = clause.tokens.at(-1)
  const match = first && last ? pattern.exec(clause.source.slice(first.start, last.end)) : null
  if (!first || !match) return null
  const start = first.start + match.index
  const span = { field, start, end: start + match[0].length }
  return { text: match[0], span, confidence: 0.75, modelId }
}
