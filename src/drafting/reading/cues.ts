/**
 * Closed lists of cues: words around which people say a limit, a price, what happens today. They decide what a clause is, never how a
 * sentence is built.
 */

export const money =
  /(?:[$€£¥₹₩₦₱]|\b(?:usd|eur|gbp|chf|sek|nok|dkk|pln|inr|rs\.?|r\$|kr)\b)\s?\d|\d[\d.,]*\s?(?:k|m)?\s?(?:[$€£¥₹]|\b(?:usd|eur|euros?|gbp|pounds?|dollars?|bucks|quid|chf|francs?|cents?|pence|kr|sek|nok|dkk|zł|rupees?|rs)(?![\p{L}\p{N}]))|(?<![\d.,])\d{1,2}p(?![\p{L}\p{N}])/iu

export const priceWords =
  /\b(?:free(?!\s+(?:update|text|time|range|lance))|freemium|premium|subscription|commission|pricing|price|prices|fee|fees|per seat|per user|one[- ]time|pay as you go|pro plan|flat rate|trial|donation|kostenlos|gratis|gebühr|abo)\b/i

export const perTime =
  /\b(?:per|a|an|each|for|pro|im|par|al|por)\s?\/?\s?(?:month|year|week|seat|user|monat|jahr|mois|an|mes|año|mese|anno)\b|\/\s?(?:mo|month|yr|year|seat|user|wk|week)\b|\b(?:monthly|yearly|annually|flat)\b/i

export const perUnit =
  /\b(?:per|a|an|each|pro|im|par|al|por)\s?\/?\s?(?:month|year|week|day|hour|night|walk|visit|session|lesson|ride|trip|meal|box|seat|user|client|employee|truck|flat|unit|bed|horse|member|order|booking|location|site|room|person|head|device|school|class|child|store|shop|team|company|patient|vehicle|driver|property|door|event|ticket|call|minute|monat|jahr|verein|mois|an|mes|año|mese|anno)\b|\/\s?(?:mo|month|yr|year|seat|user|wk|week|day)\b|%\s*(?:of|per|commission|fee|cut)|\b\d+(?:[.,]\d+)?\s?%\s*(?:commission|fee|cut|of (?:each|every|the))/i

/** What people do without a product; found wherever it stands in a sentence about how things are. */
export const tools =
  /\b(?:excel|spread ?sheets?|google (?:sheets?|docs?|forms?|calendar)|whats ?app(?: groups?| chats?)?|(?:instagram|facebook) (?:dms?|messages|chats?)|(?<!\w)dms\b|messenger|telegram(?: group)?|facebook groups?|paper(?: forms?| lists?| diary| book| maps?)?|pen and paper|notebooks?|white ?boards?|post-?its?|sticky notes|e-?mails?|phone calls?|text messages|group chats?|word documents?|pdfs by e?mail|filing cabinets?|folders?|binders?|clipboards?|fax|shared drive|dropbox|google drive|access database)\b/gi

const verbs =
  'adds?|alerts?|answers?|asks?|assigns?|automates?|books?|builds?|calculates?|checks?|chooses?|collects?|combines?|compares?|connects?|converts?|covers?|creates?|detects?|drafts?|enters?|exports?|files?|fills?|finds?|flags?|generates?|gets?|gives?|guesses|handles?|helps?|hides?|holds?|imports?|includes?|keeps?|learns?|lets?|links?|lists?|logs?|makes?|manages?|maps?|marks?|match(?:es)?|measures?|monitors?|moves?|notifies|notify|offers?|opens?|organi[sz]es?|pays?|picks?|plans?|posts?|predicts?|prepares?|prints?|proposes?|pulls?|push(?:es)?|puts?|reads?|receives?|records?|remembers?|reminds?|replaces?|replies|reports?|runs?|saves?|says?|scans?|schedules?|scores?|search(?:es)?|sees?|sells?|sends?|sets?|shares?|shows?|signs?|sorts?|speaks?|splits?|stores?|suggests?|supports?|syncs?|takes?|tells?|tracks?|transcribes?|translates?|turns?|updates?|uploads?|uses?|verif(?:y|ies)|warns?|watch(?:es)?|works?|writes?|can|has|have|is|are|goes|go|comes?|becomes?|stays?'

/** Begins with a verb of a product or with who does something: a sentence, and no bare list of things. */
export const productVerb = new RegExp(
  String.raw`^(?:it|we|you|they|he|she|the|users?|people|everyone|everybody|an? \p{L}+ (?:that|which|where)|(?:[\p{L}\d'’&-]+\s){0,3}(?:${verbs}))\s`,
  'iu',
)

/** Begins with its verb: "answers six questions", which hangs on a subject before it. */
export const startsWithVerb = new RegExp(String.raw`^(?:then\s|also\s)?(?:${verbs})\s`, 'iu')

export const offerHead =
  /\b(?:is|are|=)\s+(?:an?|the|my|our)?\s*(?=\S)|\b(?:app|software|platform|tool|marketplace|service|system|website|bot|assistant|tracker|planner|builder|manager|api client|device|extension|plugin|management|counter|finder|counter|keeper|reviewer|calculator|dashboards?)\b/i
