/** "a", "b and c": one natural list. Empty for no items. */
export function listed(items: readonly string[]): string {
  const end = items.at(-1)
  if (end === undefined) return ''
  return items.length === 1 ? end : `${items.slice(0, -1).join(', ')} and ${end}`
}

/** Words that begin a phrase of the library with a capital of their own. */
const properFirst =
  /^(?:I(?:’|'|$)|Europe|European|British|American|German|French|Dutch|Indian|African|Asian|Nordic|Danish|Spanish|Italian|Canadian|Australian|Chinese|Japanese|English|Brazilian|Mexican|Swedish|Norwegian|Finnish|Polish|Portuguese|Swiss|Austrian|Belgian|Irish|Scottish|Turkish|Korean|Singaporean|Excel|Google|Microsoft|Facebook|Instagram|Zoom|Slack|Outlook|Amazon|Apple|Android|Airbnb|Stripe|Shopify|Salesforce|Telegram|Chicago|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|January|February|March|April|May|June|July|August|September|October|November|December|Directive|Regulation|Article)(?:['’]s?)?[,.;:]?$/

/** "North American craft producers", but "New tools". */
const regionFirst =
  /^(?:(?:North|South|Latin|Central|East|West|Southeast|Middle|Sub-Saharan) (?:Americ|Afric|Asia|Europ|Korea|East)|New (?:Zealand|York)|Hong Kong|Saudi|United (?:States|Kingdom))/

/** First letter small, unless the word is an acronym or a name in mixed case ("API", "iOS", "McKinsey"). */
export function lowerFirst(text: string): string {
  const word = /^\S+/.exec(text)?.[0] ?? ''
  if (properFirst.test(word) || regionFirst.test(text)) return text
  return /^[A-Z][^A-Z0-9]*$/.test(word) ? text.charAt(0).toLowerCase() + text.slice(1) : text
}
