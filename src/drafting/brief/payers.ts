import type { BriefActor } from '#shared/brief.ts'
import { readActor } from './actor-phrase.ts'
import { toActor } from './actors.ts'
import type { FieldClause } from './found-value.ts'
import type { Statement } from './frames/statement.ts'
import { labelledPayer } from './labels.ts'
import { at, lowerAt } from './noun-phrase.ts'
import { helpingVerbs } from './product-verbs.ts'

const payingVerbs = new Set([
  'pay',
  'pay for',
  'buy',
  'subscribe',
  'subscribe to',
  'purchase',
  'fund',
  'sponsor',
  'license',
])
const boughtThings = new Set([
  'licence',
  'license',
  'subscription',
  'plan',
  'seat',
  'fee',
  'access',
  'contract',
  'package',
  'bill',
  '',
])

/** What people owe to others than the maker of the product: to pay it is a job. */
const dues = new Set([
  'rent',
  'invoice',
  'tax',
  'wage',
  'salary',
  'fine',
  'toll',
  'debt',
  'supplier',
  'contractor',
  'loan',
  'tip',
])

/** A statement that tells who pays for the product, and nothing of the job: "parents pay per lesson". */
export function isPayment(statement: Statement): boolean {
  const [first, ...rest] = statement.jobs
  if (!first || statement.actors.length === 0 || rest.length > 0 || !payingVerbs.has(first.verb)) return false
  const { tokens } = statement.clause
  // "helps tenants pay", "reminds tenants to pay": what the product is for
  if (dues.has(first.head) || helpingVerbs.has(lowerAt(tokens, statement.start))) return false
  if (lowerAt(tokens, first.start - 1) === 'to') return false
  // "customers pay once at the exit" is a step, not who pays for the product
  const behind = statement.clause.tokens.slice(first.start + 1, first.start + 3).map((token) => token.lower)
  if (behind.some((word) => /^(?:at|online|once|by|with|in|through|via|cash|after|safely|directly|each)$/.test(word)))
    return false
  return boughtThings.has(first.head) || /^[€$£]?\d/.test(first.object) || first.verb.startsWith('pay')
}

/** "sold to hospitals", "paid for by insurers". */
function boughtBy(item: FieldClause): BriefActor | null {
  const { tokens } = item.clause
  for (let index = 1; index < tokens.length; index += 1) {
    const lower = lowerAt(tokens, index)
    const before = `${lowerAt(tokens, index - 2)} ${lowerAt(tokens, index - 1)}`
    const isSold =
      lower === 'to' &&
      / (?:sold|sell|licensed|it|this)$/.test(` ${before}`) &&
      /\b(?:sold|sell|licensed)\b/.test(before)
    const isOurSale =
      lower === 'to' &&
      tokens
        .slice(Math.max(0, index - 7), index)
        .some((token, offset, all) => token.lower === 'sell' && all[offset - 1]?.lower === 'we')
    const isPaid =
      lower === 'by' && /\b(?:paid|funded|sponsored|bought|purchased|subsidised|subsidized|financed)\b/.test(before)
    if (!isSold && !isPaid && !isOurSale) continue
    const found = readActor(item.clause, index + 1)
    const actor =
      found && found.person >= 1 ? toActor(item.clause, found.phrase, item.field, 0.88, found.setting) : null
    if (actor) return actor
  }
  return null
}

/** "the trust pays": the verb and nothing else is no job of anybody's. */
export const isBarePayment = ({ jobs }: Statement) => jobs.length === 1 && jobs[0]?.verb === 'pay' && !jobs[0].object

/** "the trust pays", "their employer pays": whoever it is, known as a person or not. */
function namedPayer({ clause, field }: FieldClause): BriefActor | null {
  const { tokens } = clause
  for (let index = 2; index < tokens.length; index += 1) {
    if (lowerAt(tokens, index) !== 'pays' || !/^(?:the|their|its|each)$/.test(lowerAt(tokens, index - 2))) continue
    const next = at(tokens, index + 1)
    if (next && next.kind !== 'mark' && !/^(?:for|monthly|yearly|annually|per)$/.test(next.lower)) continue
    const head = index - 1
    const phrase = { start: index - 2, core: head, head, coreEnd: index, end: index }
    const actor = toActor(clause, phrase, field, 0.8)
    if (actor) return actor
  }
  return null
}

/** Who pays, when it is another than the main actor. */
export function readBuyer(
  clauses: readonly FieldClause[],
  statements: readonly { statement: Statement; actors: readonly BriefActor[] }[],
  main: BriefActor | undefined,
): BriefActor | null {
  for (const item of clauses) {
    const actor = labelledPayer(item) ?? boughtBy(item)
    if (actor) return actor
  }
  const payer = statements.find(({ statement }) => isPayment(statement))?.actors[0]
  if (payer && payer.head !== main?.head) return { ...payer, confidence: 0.82 }
  const named = clauses.flatMap((item) => namedPayer(item) ?? [])[0]
  return named && named.head !== main?.head ? named : null
}
