import type { Brief } from '#shared/brief.ts'
import { sure } from '../brief/gaps.ts'

/** What a pitch speaks of at the start of a sentence and with a capital, and what is never a name. */
const headings =
  /^(?:budgets?|prices?|pricing|costs?|goals?|deadlines?|targets?|timelines?|problems?|solutions?|users?|customers?|clients?|teams?|today|audience|markets?|launch|revenue|scope|status|background|context|requirements?|constraints?|idea|vision|mission|stakeholders?|competitors?|risks?|benefits?|features?|subscriptions?|records?|data)$/i

/** The product's own name; null for a word of the pitch that only opens a sentence ("Budget is 180,000 euro"). */
export const ownName = ({ name }: Brief): string | null =>
  name && name.confidence >= sure && !headings.test(name.text) ? name.text : null
