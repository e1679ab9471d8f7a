/** What people mean by a column or a value, by the words they use for it. */
export interface Concept {
  id: string
  words: RegExp
  /** Whether more of it is good. */
  more: 'good' | 'bad' | 'neutral'
  /** True when it only shows some time after the row began, so that recent rows look better than they are. */
  late?: boolean
  /** Other words that a question uses for it. */
  asked?: RegExp
}

/** The first that fits counts, so that the narrow ones stand before the wide ones. */
export const concepts: readonly Concept[] = [
  {
    id: 'lateness',
    words: /\bdays late\b/i,
    more: 'bad',
    asked: /\b(late|lateness|overdue|on time|punctual\w*|past due)\b/i,
  },
  {
    id: 'churn',
    words:
      /\b(churn(ed)?|cancel(l?ed|lation)?|unsubscrib(ed?)|attrition|lost|expired|inactive|left|storniert|gekündigt)\b/i,
    more: 'bad',
    late: true,
    asked: /\b(leav\w*|churn\w*|cancel\w*|los\w+|quit\w*|stop\w*|storn\w*|kündig\w*)\b/iu,
  },
  {
    id: 'refund',
    words: /\b(refund(ed)?|return(ed)?|chargeback|disputed?|retourniert|erstattet)\b/i,
    more: 'bad',
    late: true,
    asked: /\b(return\w*|refund\w*|send back)\b/i,
  },
  {
    id: 'no show',
    words: /\b(no[ -]?shows?)\b/i,
    more: 'bad',
    asked: /\b(no[ -]?shows?|stay(?:s|ing|ed)? away|(?:show|turn)(?:s|ing|ed)? up)\b/i,
  },
  {
    id: 'failure',
    words:
      /\b(fail(ed|ure)?|error|crash(ed)?|timeout|declined|rejected|bounced?|bug|incident|overdue|late|breach(ed)?|sla breached)\b/i,
    more: 'bad',
    asked: /\b(fail\w*|error\w*|crash\w*|bugs?|break\w*|broke\w*)\b/i,
  },
  { id: 'reopened', words: /\b(reopen(ed)?|escalat(ed|ion)|complain(t|ed)?|unresolved)\b/i, more: 'bad', late: true },
  {
    id: 'conversion',
    words: new RegExp(
      [
        String.raw`\b(convert(ed|s)?|conversions?|purchas(ed|es?)|paid|upgrad(ed|e)|won|subscribed|signed up`,
        String.raw`|signup|activat(ed|ion)|onboarded|completed?|retained|retention|renew(ed|al)?)\b`,
      ].join(''),
      'i',
    ),
    more: 'good',
    late: true,
    asked:
      /\b(conver\w*|sign(?:ing)? up|activat\w*|onboard\w*|buy\w*|stay\w*\b(?! away)|retain\w*|retention|purchas\w*)\b/i,
  },
  { id: 'resolved', words: /\b(resolved|solved|closed|answered)\b/i, more: 'good', late: true },
  {
    id: 'waiting',
    words: new RegExp(
      [
        String.raw`\b(resolution|response|wait(ing)?|handling|delivery|lead|cycle|reply|load|latency`,
        String.raw`|delay)\b.*\b(time|hours?|days?|minutes?|seconds?|ms)\b|\b(hours?|days?|minutes?) to\b`,
        String.raw`|\b(latency|delay)\b`,
      ].join(''),
      'i',
    ),
    more: 'bad',
    asked:
      /\b(long\w*|slow\w*|wait\w*|fast\w*|quick\w*|speed\w*|delay\w*|take time|langsam\w*|dauer\w*|lente?s?|lent[oa]s?|tard\w*)\b/i,
  },
  {
    id: 'satisfaction',
    words: /\b(csat|nps|satisf\w*|rating|stars?|score|happiness|recommend\w*|ease|likelihood)\b/i,
    more: 'good',
    asked: /\b(happ\w*|unhapp\w*|satisf\w*|scores?|nps|csat|ratings?|think|thinks|feel\w*|like|opinion\w*)\b/i,
  },
  { id: 'discount', words: /\b(discount\w*|coupon|voucher|promo)\b/i, more: 'neutral' },
  {
    id: 'cost',
    words: /\b(?:ads?|advertising|marketing|media|campaign) ?(?:spend|budget)\b|\badspend\b/i,
    more: 'neutral',
  },
  {
    id: 'money',
    words:
      /\b(revenue|amount|mrr|arr|sales|gmv|order value|basket|total|paid|payment|price|value|spend|profit|umsatz|umsätze|erlöse?|betrag|preis|gewinn|chiffre d'affaires|montant|prix|ventes|ventas|ingresos|importe|precio|omzet|bedrag)\b/i,
    more: 'good',
    asked:
      /\b(revenue|sales|earn\w*|money|spend\w*|worth|mrr|arr|umsatz|umsätze|erlöse?|verkäufe|chiffre d'affaires|ventes|ventas|ingresos|omzet)\b/i,
  },
  {
    id: 'cost',
    words: /\b(costs?|expenses?|fees?|budget|kosten|ausgaben|coûts?|dépenses?|costes?|gastos?)\b/i,
    more: 'bad',
  },
  {
    id: 'use',
    words:
      /\b(logins?|sessions?|active|usage|visits?|views?|clicks?|events?|minutes|seats?|messages|features? used)\b/i,
    more: 'good',
    asked: /\b(use|uses|used|usage|active|activity|engage\w*|log ?ins?)\b/i,
  },
]

/** Of a measure: how long something takes is a wait, whatever it ends with. */
export function conceptOfMeasure(label: string): Concept | null {
  const waiting = concepts.find(({ id }) => id === 'waiting')
  return waiting?.words.test(label) ? waiting : conceptOf(label)
}

/** "Support (1-5)": what is rated on a scale is a rating, whatever it is of. */
export function conceptOfScale(name: string): Concept | null {
  return /[([]\s*[01]\s*(?:-|–|to|bis|à)\s*(?:4|5|6|7|10)\s*[)\]]/.test(name) ? conceptOf('rating') : null
}

export function conceptOf(...texts: readonly string[]): Concept | null {
  for (const text of texts) {
    const found = concepts.find((concept) => concept.words.test(text))
    if (found) return found
  }
  return null
}
