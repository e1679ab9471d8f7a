export { shortened } from '#shared/shortened.ts'

/** Small grammar for putting the user's words and the library's phrases into sentences. All of it is English. */

/** "a", "b and c": one natural list. Empty for no items. */
export function listed(items: readonly string[], last: 'and' | 'or' = 'and'): string {
  const end = items.at(-1)
  if (end === undefined) return ''
  return items.length === 1 ? end : `${items.slice(0, -1).join(', ')} ${last} ${end}`
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

export function upperFirst(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** Without the point at the end, for use inside a longer sentence. */
export function withoutPoint(text: string): string {
  return text.trim().replace(/[.;,]+$/, '')
}

/** Ends with exactly one sentence mark. */
export function sentence(text: string): string {
  const trimmed = text.trim().replace(/\s+/g, ' ')
  return /[.!?][")\]]?$/.test(trimmed) ? upperFirst(trimmed) : `${upperFirst(trimmed)}.`
}

/** "a nurse", "an hourly worker"; nothing before a phrase that has an article or is plural already by its determiner. */
export function withArticle(phrase: string): string {
  if (/^(a|an|the|their|its|his|her|our|your|one|two|each|every|any|some)\b/i.test(phrase)) return phrase
  const sound = phrase.toLowerCase()
  const vowel = /^[aeiou]/.test(sound) && !/^(uni|use|usu|eu|one\b|once\b)/.test(sound)
  const acronymVowel = /^[AEFHILMNORSX](?=[A-Z])/.test(phrase)
  const silent = /^(hour|honest|honou?r|heir)/.test(sound)
  const acronym = /^[A-Z]{2,}/.test(phrase)
  return `${(acronym ? acronymVowel : vowel || silent) ? 'an' : 'a'} ${phrase}`
}

/** A job told of others in the words of the one who has it: "document the condition of my flat". */
export const ofOneself = (job: string) => (/\bthey\b/i.test(job) ? job : job.replace(/\b(?:their|his|her)\b/g, 'my'))
