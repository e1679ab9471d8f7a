import type { MarketDossier } from '#knowledge/dossier/dossier.ts'
import type { FoundPerson, Quote } from '#shared/reading.ts'
import type { Clause } from './clauses.ts'
import { perTime } from './cues.ts'
import type { FoundEntity } from './entities.ts'

/** "Councils pay £600 a year", "paid by the theatre": who pays for the product; what guests pay for in it is a feature of it. */
const paysFor =
  /^(.*?)\s(?:pays?|(?:is|are) charged|buys?|subscribes?|would pay|zahlen|zahlt|bezahlt|bezahlen|paient|paie|pagan|paga)(?=\s+(?:us\b|for (?:it|this|the (?:app|tool|product|software))|monthly|yearly|once|per\b|an? (?:flat|monthly|yearly|fee)|about|up to|around|[€£$\d]|.{0,24}\d)|$)/iu
const paidBy =
  /\b(?:paid (?:for )?by|charged to|sold to|we sell to|we charge|bezahlt von|payé par|pagado por)\s+(?:the |our |den |der |les |el |la )?((?:[\p{L}-]+\s?){1,3}?)(?=[,.;!?\n]|$|\s(?:an?|for|per|who|and|by|not|\d|[€£$]))/iu
/** "HR runs it but operations holds the budget" */
const holdsBudget =
  /(?:^|\b(?:and|but|while|the)\s)(\p{L}[\p{L}-]*(?:\s\p{L}[\p{L}-]*){0,2}?)\s(?:holds?|has|have|owns?|controls?)\sthe\s(?:budget|money|purse)\b/iu
const nobody =
  /^(?:it|that|which|and|who|they|we|you|i|he|she|so|then|must|can|never|payroll|fast|staff|also|only|what|everything|nobody|users?)$/i
const mostWords = 4

/** Who pays, as the user says it; else the people of the words whom the market's dossier knows as buyers. */
export function findPayer(
  clauses: readonly Clause[],
  people: readonly FoundPerson[],
  dossier: MarketDossier | null,
  entities: readonly FoundEntity[],
): Quote | null {
  const payer = entities.find(({ kind }) => kind === 'payer')
  if (payer) return { text: payer.text, field: payer.field, start: payer.start, end: payer.end }
  for (const clause of clauses) {
    if (clause.kind === 'situation' || clause.kind === 'plan' || clause.field === 'market') continue
    const by = paidBy.exec(clause.text)
    const subject = paysFor.exec(clause.text)?.[1] ?? ''
    const words = (by?.[1] ?? withoutPlace(subject)).trim()
    const count = words.split(/\s+/).length
    if (!words || count > mostWords || nobody.test(words.split(/\s+/).at(-1) ?? '')) continue
    // A price of something within the product has no unit of time and no share: "guests pay 20 € a head".
    if (!by && !/%/.test(clause.text) && !perTime.test(clause.text) && !isBuyer(words, people, dossier)) continue
    const start = clause.start + (by ? by.index + by[0].lastIndexOf(words) : clause.text.indexOf(words))
    return { text: words, field: clause.field, start, end: start + words.length }
  }
  for (const { text, field, start } of clauses) {
    const [, words = ''] = holdsBudget.exec(text) ?? []
    if (!words || nobody.test(words)) continue
    const at = start + text.indexOf(words)
    return { text: words, field, start: at, end: at + words.length }
  }
  const hasAudience = people.some(({ field }) => field === 'audience')
  // Without an audience of its own the offer says for whom it is: "an app for independent gym owners".
  const isAddressed = ({ field, start, end }: FoundPerson) =>
    field === 'audience' ||
    (!hasAudience &&
      clauses.some(
        (clause) => clause.kind === 'offer' && clause.field === field && clause.start <= start && end <= clause.end,
      ))
  const buyer = people.find((person) => isAddressed(person) && isBuying(person.role, dossier))
  return buyer ? { text: buyer.text, field: buyer.field, start: buyer.start, end: buyer.end } : null
}

/** "Health insurers in the Netherlands": where they are stands among the places. The last statement of a clause counts. */
function withoutPlace(subject: string): string {
  return subject
    .replace(/^.*\b(?:and|but|so|that|und|et|y)\s+/i, '')
    .replace(/^free (?:for|to) (?:\p{L}+\s)?(?=\p{L})/iu, '')
    .replace(/\s+(?:in|of|at|from)\s+.*$/i, '')
    .replace(/^(?:the|our|each|every|most)\s+/i, '')
}

function isBuyer(words: string, people: readonly FoundPerson[], dossier: MarketDossier | null): boolean {
  const same = people.find(({ text }) => text.toLowerCase() === words.toLowerCase())
  return same !== undefined && isBuying(same.role, dossier)
}

function isBuying(role: string | null, dossier: MarketDossier | null): boolean {
  return role !== null && (dossier?.roles.some(({ id, parts }) => id === role && parts.includes('buyer')) ?? false)
}
