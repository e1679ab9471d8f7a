import type { Brief } from '#shared/brief.ts'

const price =
  /(?:[€$£]\s?\d[\d.,]*|\d[\d.,]*\s?(?:€|\$|£|euros?|dollars?|pounds?|eur|usd|gbp|chf|francs?))\s(?:(?:a|an|per|each|for each|for every)\s(?:\p{L}+\s){1,3}?)?(?:a|an|per|each|every|\/)\s?(?:month|year|week)\b/iu

/** The brief with a price by the month or year as what it is, where the words say one and no model was read: a subscription. */
export function withToldPrice(brief: Brief): Brief {
  if (brief.businessModels.length > 0) return brief
  const fields = ['description', 'context'] as const
  for (const field of fields) {
    const found = price.exec(brief.source[field] ?? '')
    if (!found) continue
    const perHead = /\b(?:per|each|every)\s+\p{L}+(?:\s\p{L}+)*\s(?:a|an|per|each|every)\s/iu.test(found[0])
    const span = { field, start: found.index, end: found.index + found[0].length }
    return {
      ...brief,
      businessModels: [
        { text: found[0], confidence: 0.7, span, modelId: perHead ? 'subscription-per-seat' : 'consumer-subscription' },
      ],
      missing: brief.missing.filter((gap) => gap !== 'business-model'),
    }
  }
  return brief
}
