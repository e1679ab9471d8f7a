/** Words out of a column's name: "firstResponse_hours" -> "first response hours". */
export function human(name: string): string {
  // A year as a column's name would read like a figure.
  if (/^[\d\s.,/-]+$/.test(name)) return `column ${name.trim()}`
  if (/(?<!\p{L})recommend(?!\p{L})/iu.test(name) && /(?<!\p{L})likel/iu.test(name)) return 'likelihood to recommend'
  // The scale stands behind, and a whole question stands in quotes.
  const bare =
    name
      .replace(/\([^()]*\)/g, (scale) => (/\d/.test(scale) ? ' ' : scale))
      .replace(/\s+/g, ' ')
      .trim() || name
  const words = bare.split(/\s+/).length
  if (words >= 5 || (bare.endsWith('?') && words >= 3))
    return `"${bare.replace(/(?<![?.!:])[?.!:]+$/, '').replaceAll('"', "'")}"`
  return bare
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .replace(/\?$/, '')
    .replace(/[_\-.]+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/(?<![\p{L}\d])\p{Lu}\p{Ll}+(?![\p{L}\d])/gu, (word) => word.toLowerCase())
    .replace(/\b(mrr|arr|csat|nps|ces|ltv|gmv|sla|api|url|usd|eur|gbp|chf)\b/gi, (word) => word.toUpperCase())
}

const symbols: ReadonlyMap<string, string> = new Map(
  Object.entries({
    usd: '$',
    eur: '€',
    gbp: '£',
    chf: 'CHF',
    cad: 'CAD',
    aud: 'AUD',
    inr: '₹',
    jpy: '¥',
  }),
)

/** A name without the currency behind it, for a column whose values show it. */
export const withoutCurrency = (label: string) => label.replace(/ \(?(usd|eur|gbp|chf|cad|aud|inr|jpy)\)?$/i, '')

/** The currency that a name ends with, and the name without it: "mrr_usd". */
export function currencyIn(name: string): { symbol: string; label: string } | null {
  const found = /^(.+?) \(?(usd|eur|gbp|chf|cad|aud|inr|jpy)\)?$/i.exec(human(name))
  const symbol = symbols.get(found?.[2]?.toLowerCase() ?? '')
  return found?.[1] && symbol ? { symbol, label: found[1] } : null
}

const idName =
  /(^|[ ])(id|ids|uuid|guid|key|number|no|nr|ref|reference|sku|e ?mail|phone|ip|token|hash)$|\p{L}{3}(nr|nummer)\.?$/iu
const entityWords = new RegExp(
  [
    '(customer|user|account|client|member|subscriber|company|organi[sz]ation|org|workspace|contact',
    '|respondent|visitor|device|session|person|student|patient|buyer|seller|vendor|e ?mail|kunden?',
    String.raw`|nutzer|mitglied|cliente?s?\b)`,
  ].join(''),
  'i',
)
const codeName = new RegExp(
  [
    '^(.* )?(version|release|build)$|^(zip|zip code|postal code|postcode|plz|code|year|month|week',
    '|quarter|day|hour|phone|lat|latitude|lon|lng|longitude)$|(zip|postal|area|country|region',
    '|product) code$',
  ].join(''),
  'i',
)

export const isIdName = (name: string) => idName.test(human(name)) || /[a-z]I[Dd]$/.test(name)

export const isEntityName = (name: string) => entityWords.test(human(name))

export const isCodeName = (name: string) => codeName.test(human(name))

/** Sums of these mean something; of anything else only averages do. */
const additive = new RegExp(
  [
    '(amount|revenue|total|sales|gmv|qty|quantity|count|mrr|arr|cost|spend|fee|refund|units|orders',
    '|sessions|clicks|visits|views|events|minutes used|seats|value|paid|payment|donation|profit',
    '|budget|logins|messages|downloads|installs|signups|conversions|impressions|visitors|umsatz',
    '|betrag|menge|anzahl|stück|kosten|erlös|ventas|importe|cantidad|montant|quantité)',
  ].join(''),
  'i',
)
const averaged = new RegExp(
  [
    String.raw`(rate|ratio|score|rating|nps|csat|ces|\bage\b|average|avg|mean|percent|pct|share|%|price|per `,
    '|satisf|likel|index|temperature|humidity|weight|height|distance|probab|stock|on hand|inventory',
    '|balance|backlog|headcount)',
  ].join(''),
  'i',
)
const lasting = /(days?|hours?|minutes?|mins?|seconds?|duration|time|latency|tenure|delay|wait)/i

export const isAdditive = (name: string) => additive.test(human(name)) && !averaged.test(human(name))

export const isDuration = (name: string) => lasting.test(human(name)) && !additive.test(human(name))

/** English plural of a plain noun. */
export function plural(noun: string): string {
  if (/(s|x|z|ch|sh)$/i.test(noun)) return `${noun}es`
  if (/[^aeiou]y$/i.test(noun)) return `${noun.slice(0, -1)}ies`
  return `${noun}s`
}

/** "an order", "a ticket". */
export const withArticle = (noun: string) => `${/^[aeiou]/i.test(noun) ? 'an' : 'a'} ${noun}`

function singular(noun: string): string {
  if (/ies$/i.test(noun)) return `${noun.slice(0, -3)}y`
  if (/(sses|xes|zes|ches|shes)$/i.test(noun)) return noun.slice(0, -2)
  return /[^s]s$/i.test(noun) ? noun.slice(0, -1) : noun
}

/** Nouns that a file's rows may be: only what is known to be countable names them. */
const rowNouns = new RegExp(
  [
    '^(order|subscription|ticket|event|response|user|customer|account|session|lead|deal|invoice',
    '|payment|transaction|review|issue|bug|booking|visit|signup|campaign|product|item|respondent',
    '|survey|case|call|message|trip|delivery|shipment|employee|member|answer|feedback|request',
    '|purchase|return|refund|click|page|post|comment|contact|opportunity|appointment|patient|student',
    '|course|project|task|experiment|conversation|candidate|applicant|application|donation|claim|loan|sale|subscriber|listing|download|install|login|donor|lesson|registration|reservation|visitor|participant)$',
  ].join(''),
  '',
)

/** These name what a file is about: only their plural names its rows. */
const containers = /^(experiment|survey|project|course|campaign|case|trip|page)$/

/** What one row is, by the unique id's name or by the file's name; "row" where neither says it. */
export function rowNoun(uniqueIds: readonly string[], fileName: string): { one: string; many: string } {
  const fromIds = uniqueIds.map((name) => human(name).replace(idName, '').trim().split(' ').at(-1) ?? '')
  const words = human(fileName.replace(/\.[^.]+$/, ''))
    .split(/[^A-Za-z]+/)
    .reverse()
    .filter((word) => !containers.test(word.toLowerCase()))
    .map(singular)
  const one = [...fromIds, ...words].map((word) => word.toLowerCase()).find((word) => rowNouns.test(word))
  return one ? { one, many: plural(one) } : { one: 'row', many: 'rows' }
}

/** "cancelled" of "cancelled_at", "is_churned", "churn_date". */
export function outcomeWords(name: string): string {
  return human(name)
    .replace(/^(is|has|was|did|flag) /, '')
    .replace(/(?<! (?:first|on|in|full|real|part)) (at|on|date|time|timestamp|flag|y n)$/, '')
}
