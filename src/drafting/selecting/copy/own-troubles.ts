import { problemAccount } from '../../own/brief-account.ts'
import type { MarketFacts } from '../market-facts.ts'
import { isForCustomers, standsAlone } from './customer-words.ts'
import { heading, sentence } from './sentences.ts'

/** How the makers see it is nothing for their customers. */
const ofMakers =
  /\b(?:we|our|us|i|my|purchase|buyers?|merchants?|sales?|deals?|objections?|onboarding|churn|seasonal|lead time|conversion)\b/i

/** "Alternative is: a shoebox of receipts" */
const label = /^[\p{L}' ’-]{1,34}?\s?[:=]\s+/u

/** What the user tells of today, as far as customers may read it: they know it, and no scene of the market says it better. */
export function ownTroubles({ reading, compared }: Pick<MarketFacts, 'reading' | 'compared'>): string[] {
  const account = problemAccount(
    reading,
    compared.map(({ name }) => name),
  )
  return account
    .filter(
      ({ text, field }) => field === 'description' && isForCustomers(text) && standsAlone(text) && !ofMakers.test(text),
    )
    .map(({ text }) => sentence(heading(text.replace(label, ''))))
}
