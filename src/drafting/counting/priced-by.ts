/** What a price is paid for, when that is a thing of which some have many: "machine" of "$15 per machine and month". */
const pricedThing =
  /(?:[€$£]\s?\d[\d.,]*|\d[\d.,]*\s?(?:€|\$|£|euros?|dollars?|pounds?|eur|usd|gbp|chf))\s?(?:a|an|per|each|every|\/)\s?(?!month|year|week|day|hour|user|seat|person|people|customer|company|companies|team|agent|developer|employee|member|sitting|session|order|booking|sale|transaction)([a-z]{3,})/i

/** The thing, singular as it is written; null where the price is paid per customer, per person or not named. */
export const pricedBy = (description: string): string | null =>
  pricedThing.exec(description)?.[1]?.toLowerCase() ?? null
