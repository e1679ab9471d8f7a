import type { BriefReading, Quote } from '#shared/reading.ts'
import type { Clause } from './clauses.ts'

const number = String.raw`(?:\d[\d.,\s]*\d|\d|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|twenty|thirty|forty|fifty|hundreds|thousands)`
const people =
  '(?:users?|members|customers?|clients?|subscribers?|downloads|installs|installations|reviews|orders|bookings|sign-?ups)'
const of = (source: string, flags = 'iu') => new RegExp(source, flags)

/** What only something that runs already has: a rating, counted customers, staff, what changed since people use it. */
const running: readonly RegExp[] = [
  /\b[1-5](?:[.,]\d)?\s?(?:stars?\b|★|\/\s?5\b|out of 5\b)|\b\d[\d.,]+\s(?:\p{L}+\s)?(?:reviews|ratings)\b/iu,
  of(
    String.raw`^(?:(?:we|it)(?:['’]ve| have| has| serves?| got)?\s|(?:already|now|currently|today|over|more than|about|around|used by|trusted by|some)\s){0,3}${number}\+?\s(?:paying\s|active\s|happy\s|weekly\s|monthly\s|\p{L}+\s)?${people}(?:\s(?:in|across|from|since|so far|already|today|now|use|on)\b.{0,60})?$`,
  ),
  of(String.raw`,\s(?:already |now |over )?${number}\s(?:\p{L}+\s)?${people}$`),
  of(
    String.raw`\bwe(?: already| now)?(?:['’]ve| have) (?:already |now |got )?\d[\d.,]*\s(?:(?:\p{L}+\s){0,2}(?:in|across|from) \p{Lu}|already\b|so far\b|paying\b|live\b)`,
    'u',
  ),
  of(
    String.raw`^${number}\s(?:\p{L}+\s){1,3}?(?:(?:in|across|from)\s[^,.]{2,30}?\s)?(?:have |has )?(?:tested|tried|used|piloted|been using|been testing)\s(?:it|this|the (?:beta|pilot|prototype|app|product)|an early version|\p{Lu}\p{L}+)\b`,
  ),
  of(
    String.raw`^${number}\s(?:\p{L}+\s){1,2}?.{0,60}\b(?:are|have been) (?:in|on) the (?:beta|pilot|trial|wait(?:ing )?list)\b`,
  ),
  of(String.raw`^(?:pilot|trial|beta|test)\s?(?::|with|in|at)\s.{0,12}\b${number}\s\p{L}`),
  of(String.raw`^(?:in|during|after)\s(?:an?|the|our|a first)\s(?:\S+\s){0,2}(?:test|pilot|trial|beta)\b.{0,80}\d`),
  of(
    String.raw`^(?:we (?:are|have) |with )?${number}\s(?:full[- ]time |part[- ]time )?(?:employees|staff|people on (?:the )?payroll)$`,
  ),
  /\bour own employees?\b|\bon our payroll\b/i,
  /^(?:we )?(?:were )?(?:started|founded|launched|opened|live|trading|running|operating|in business)\s(?:in|since)\s(?:\p{Lu}|(?:19|20)\d\d)/u,
  /^(?:We|Started|Founded|Launched|Opened|Live|Trading|Running|Operating|In business)\s(?:(?:started|launched|opened|have run|have been)\s)?(?:in|since)\s(?:\p{Lu}|(?:19|20)\d\d)/u,
  /\b(?:went|cut|cuts|reduced|dropped|fell|rose|grew|increased|brought|came down|lowered|raised|halved|shortened)\b.{0,60}\bfrom\s.{0,12}\d.{0,40}\bto\s.{0,12}\d/i,
  /\b(?:pilot|first|trial|reference) (?:customers?|clients?|schools?|clinics?|sites?|users?|shops?|restaurants?)\b.{0,60}\b(?:cut|saved?|saves|went|reduced|halved|doubled|kept|stayed|paid|pays?)\b/i,
  /\b\d[\d.,]*\s?%\s(?:of (?:our|the|all|them)\b|still\b|(?:\p{L}+\s)?(?:stay|stayed|return|returned|renew|renewed|come back|came back|keep|kept|finish|finished|passed)\b)/iu,
  /\b(?:average|typical) (?:user|customer|client|member|family|household|shop|store|team)s?\s(?:saves?|saved|earns?|spends?|gets?|loses?)\b.{0,30}\d|\bsurvey of \d/i,
  /^(?:we(?:['’]ve| have)? |already |over )?(?:sold|shipped|delivered|served)\s(?:over |more than |about )?\d/i,
  /\b(?:we|our [\p{L}-]+)\s(?:halved|doubled|tripled)\b/iu,
]

/** A certificate or a standing in law. */
const certified: readonly RegExp[] = [
  /\b(?:iso[ -/]?(?:iec )?\d{4,5}|soc ?2|cyber essentials|tüv|b[ -]corp|dekra|tisax|c5)\b.{0,30}\b(?:certified|certificate|certification|audited|attested|passed|since)\b/iu,
  /^(?:we(?:['’]re| are)|it(?:['’]s| is)|fully|already)?\s?(?:certified|accredited|endorsed|award[- ]winning)\b/i,
  /\b(?:certified|accredited|endorsed)\s(?:since|by)\b/i,
  /^we(?:['’]re| are) (?:an? )?(?:registered )?(?:cic|charity|co-?op(?:erative)?|non-?profit|social enterprise|b[ -]corp|family business)\b/i,
]

/** Where it comes from: who made it with whom, and what they did before. */
const origin: readonly RegExp[] = [
  /\b(?:this is|that is|that['’]s|is) how (?:it|this|we|all this) (?:began|started)\b/i,
  /^(?:we )?(?:made|developed|created|written|built|co-?designed|designed)\s(?:together )?(?:with|by)\s(?:an?|our|former|ex-?|two|three|four|five|\d+)\s/i,
  /^(?:i|we|my \p{L}+|our \p{L}+)\s(?:was|were|am|are|has been|have been|worked|work|ran|taught|have run|has run)\b.{0,80}\bfor (?:over |more than |almost )?(?:\d+|ten|twenty|thirty) years\b/iu,
  /\bfamily (?:business|firm|company)\b.{0,20}\bsince\b/i,
]

const isIn = (patterns: readonly RegExp[], text: string) => patterns.some((pattern) => pattern.test(text))

/** A wish, a demand or a plan proves nothing: "must be ISO 27001 certified", "we want 100 members". */
const isWished =
  /\b(?:must|should|needs? to|has to|have to|want|wants|hope|goal|aim|target|plan(?:ned|s)?|will|would|could|if|for example|e\.g\.|by the (?:end|summer|spring|autumn|fall|winter)|up to|under|at least|at most|max(?:imum)?|per)\b/i

/** What others have or do proves nothing of ours: "Salesforce has 4.9 stars", "prices went from 3 to 5", "70% of those we interviewed use paper". */
const isOthers =
  /^(?!(?:We|It|Our|This)\b)\p{Lu}[\p{L}\d]+\s(?:has|have|gets?|is|are)\s|\b(?:[Pp]rices?|[Rr]ents?|[Ff]ees?|[Ww]ages?)\s|\b(?:[Ww]e|I) (?:have )?(?:interviewed|surveyed|spoken? (?:to|with)|spoke (?:to|with)|talked (?:to|with))\b/u

const longest = 180

/** Whether a clause states something that speaks for the product: a result, customers, reviews, a certificate, where it comes from. */
export function isProof({ text, denies }: Pick<Clause, 'text' | 'denies'>): boolean {
  if (denies) return false
  if (text.length > longest || isWished.test(text) || isOthers.test(text)) return false
  return isIn(running, text) || isIn(certified, text) || isIn(origin, text)
}

/** "26 stores, 54% resolved with no human": what was read as a result stands as one where it is counted and is neither wished nor about others. */
export function isCounted({ kind, text, denies }: Pick<Clause, 'kind' | 'text' | 'denies'>): boolean {
  return (
    kind === 'proof' &&
    !denies &&
    text.length <= longest &&
    of(number).test(text) &&
    !isHoped.test(text) &&
    !isResearch.test(text) &&
    !isOthers.test(text)
  )
}

/** What was heard in talks says nothing of what the product has done. */
const isResearch = /\b(?:interviewed|surveyed|spoke|spoken|talked|asked|interviews?)\b/i
const isHoped =
  /\b(?:i|my|must|should|needs? to|want|wants|hope|goal|aim|target|plan(?:ned|s)?|will|would|could|if|by the (?:end|summer|spring|autumn|fall|winter))\b/i

/** "Most of our clients", "many of ours are over 65": whoever speaks so has them. */
const hasCustomers =
  /\b(?:most|many|half|all|some|\d+ ?%?) of (?:our (?:clients|customers|users|members|subscribers|families|students|guests)|ours)\b/i

/** A result that somebody has counted; where it comes from is no figure. */
export const isAchieved = (text: string): boolean => isIn(running, text) && /\d/.test(text)

/** Whether the product runs already and has people: nothing of it is tried by hand or asked "before it is built". */
export function isLive({
  proof,
  background,
  own,
  asides,
}: Pick<BriefReading, 'proof' | 'background' | 'own' | 'asides'>): boolean {
  const said = (quotes: readonly Quote[], patterns: readonly RegExp[]) =>
    quotes.some(({ text }) => isIn(patterns, text))
  return said(proof, running) || said([...background, ...own, ...asides], [hasCustomers, /\bour own employees?\b/i])
}

/** What changed for customers says more than a certificate, and that more than where it comes from. */
export function strongestFirst(texts: readonly string[]): string[] {
  const weight = (text: string) => (isIn(running, text) ? 0 : isIn(certified, text) ? 1 : 2)
  return texts.toSorted((a, b) => weight(a) - weight(b))
}
