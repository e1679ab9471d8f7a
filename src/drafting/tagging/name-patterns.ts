import { smallWords } from '#shared/language/small-words.ts'

/** A name as founders write them: one to four words, the first a capital, a domain or an odd spelling. */
const word = String.raw`(?<![\p{L}\p{N}])(?:[\p{Lu}\p{N}][\p{L}\p{N}&'’+.-]{0,38}[\p{L}\p{N}+]|[\p{Lu}]|[\p{Ll}\p{N}]{1,30}(?:\.[\p{Ll}]{2,6}){1,3}|[\p{Ll}]{1,30}[\p{Lu}][\p{L}\p{N}]{0,30})`
const name = String.raw`(?:${word})(?:\s+(?:&\s+)?(?:${word})){0,3}`

/** "Strength plans for", "Homework help by": behind a noun that looks like a verb. */
const preposition = String.raw`(?:for|by|of|with|in|at|on|from|to|who|that|which|and|or)\b`

/** Ways in which a name is said to be one; a company of the same name does not matter then. */
const explicit: readonly RegExp[] = [
  new RegExp(String.raw`(${name})\s?[™®]`, 'u'),
  new RegExp(String.raw`\b[Cc]all (?:it|this|her|him) ["“'‘]?(${name})`, 'u'),
  new RegExp(
    String.raw`\b(?:[Cc]alled|[Nn]amed|[Nn]ame is|its name|it's called|[Ww]orking (?:title|name)|heißt|namens|nennt sich|s'appelle|se llama|si chiama)\s*:?\s*["“'‘]?((?:${name})|\p{Ll}[\p{L}\p{N}]{2,20}(?=["”'’.,]|$))`,
    'u',
  ),
  new RegExp(String.raw`(?:^|[.!?;]\s+)["“'‘]?(${name})["”'’]?\s+is (?:the|its|our|my) (?:working )?name\b`, 'u'),
  new RegExp(String.raw`(?:^|[.!?;]\s+|\n)(${name})\s*(?:\((?:name|working title)[^)]{0,40}\))`, 'u'),
]

/** Ways in which a name stands where names stand, the surest first. */
const implicit: readonly RegExp[] = [
  new RegExp(
    String.raw`^["“'‘]?(${name})["”'’]?\s*(?:\([^)]{0,40}\)\s*)?(?:[:–—]|\s-|\.(?=\s)|,\s+(?:an?|the|your)\s)`,
    'u',
  ),
  new RegExp(
    String.raw`^["“'‘]?(${name})["”'’]?\s+(?:(?:is|are|was|will|can|ist|est|es|è)\s+|(?:lets?|keeps?|gives?|brings?|connects|takes?|does|tells|sends|puts|writes|watches|listens|reminds|allows|manages|handles|automates|sells|turns|makes|finds|hilft|aide|macht|verbindet)\s+|(?:helps?|runs?|shows?|tracks?|reads?|matches|builds?|plans?|checks?|offers?)\s+(?!${preposition}))(?=[\p{L}\d"“'])`,
    'u',
  ),
  new RegExp(String.raw`[.!?;]\s+(${name})\.?\s*$`, 'u'),
  new RegExp(
    String.raw`[.!?]\s+(${name})\s+(?:is(?=\s(?:an?|the|your|our|like|for)\s)|helps|lets|keeps|connects|gives|reads|turns|watches|makes|runs|sends|shows|tells|finds|plans|tracks)\b`,
    'u',
  ),
  new RegExp(String.raw`\b(?:tell|ask|open|launch)s?\s+(${name})\s+(?:what|who|where|how|when|that|to)\b`, 'u'),
  // "Watthog balances ...": only where the text begins, since common nouns begin sentences as well.
  new RegExp(
    String.raw`^(${word})\s+[\p{Ll}]{3,}s\s+(?!for\b|and\b|of\b|or\b|with\b|in\b|at\b|on\b|from\b|to\b|by\b|who\b|that\b)(?=\p{L})`,
    'u',
  ),
  new RegExp(String.raw`[.!?]\s+(${word})\s+(?:works with|runs on|connects to|integrates with|plugs into)\b`, 'u'),
]

/** A name stands near the beginning or at the end of a short text; what is longer is searched only so far. */
const longestSearch = 4000

/** Openings of a sentence that are no names, and kinds of product that stand before a colon. */
const noName =
  /^(?:to|from|re|cc|date|subject|an|von|betreff|nothing|everything|everyone|everybody|something|somebody|anyone|progress|half|success|an?|the|our|my|your|we|i|it|they|this|that|these|there|app|application|software|tool|platform|website|marketplace|service|system|saas|idea|product|description|project|startup|problem|solution|note|needs?|goal|audience|users?|customers?|pricing|price|features?|mvp|for|how|what|when|where|why|who|most|many|every|people|parents|teachers|each|one|two|three|some|all|no|not|free|open|smart|online|digital|mobile|web|help|think|imagine|like|uber|airbnb|tinder|people|working title|working name|budget|today|currently|yes|hi|hello|hey|yo|please|also|dating|invoice|time|project|property|spray|snag|row|rota|dashboards?|ein|eine|der|die|das|wir|une?|le|la|les|el|los|un|il)$/i

/** "A named bookkeeper" introduces no name. */
const ofSomebody = /^named \p{Ll}/u

/** Where a text says a name: `said` where it says so of it, else only where names stand. Null where neither is. */
export function nameByPattern(text: string): { start: number; end: number; said: boolean } | null {
  const head = text.slice(0, longestSearch)
  for (const pattern of [...explicit, ...implicit]) {
    const match = pattern.exec(head)
    const found = match?.[1]?.replace(/[.,]$/, '')
    if (
      !match ||
      !found ||
      !isName(found) ||
      ofSomebody.test(match[0]) ||
      (!explicit.includes(pattern) && isSubject(found, match[0]))
    )
      continue
    const start = match.index + match[0].indexOf(found)
    return { start, end: start + found.length, said: explicit.includes(pattern) }
  }
  return null
}

/** "Testers write sentences": people in the plural with a verb in the plural are who does it; "Covers is" has a singular one. */
function isSubject(found: string, match: string): boolean {
  const verb = match.slice(match.indexOf(found) + found.length).trim()
  return /(?:er|or|ent|ant|ist|ian|ee)s$/i.test(found) && /^[a-z]+$/.test(verb) && !/s$|^(?:will|can)$/.test(verb)
}

/** "Two-sided", "self-hosted": what a kind of product is like. */
const joinedWord = /^(?:one|two|three|four|multi|self|all|real|full|half|high|low|open|cross|peer|end)-\p{Ll}/iu

function isName(found: string): boolean {
  const words = found.split(/\s+/)
  if (joinedWord.test(found)) return false
  const [first = ''] = words
  if (noName.test(found) || (words.length === 1 && smallWords.has(found.toLowerCase()))) return false
  if (
    words.length > 1 &&
    (/^(?:called|named)$/i.test(first) || noName.test(first) || smallWords.has(first.toLowerCase()))
  )
    return false
  // All capitals of two letters or fewer and bare numbers are abbreviations or counts.
  return found.length <= 40 && /\p{L}/u.test(found) && !/^\p{Lu}{1,2}$/u.test(found)
}
