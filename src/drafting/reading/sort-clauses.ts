import type { Quote } from '#shared/reading.ts'
import type { Clause } from './clauses.ts'
import { money, offerHead, perUnit, priceWords, productVerb } from './cues.ts'
import { isCounted, isProof } from './find-proof.ts'
import { priceSpan } from './price-span.ts'

export interface SortedClauses {
  offer: Quote | null
  price: Quote | null
  limits: Quote[]
  background: Quote[]
  asides: Quote[]
  proof: Quote[]
  /** What the product does, in the user's words. */
  features: Quote[]
}

/** "It answers within 20 seconds": a limit that says what the product does as well. */
const isFeatureToo = ({ kind, denies, text }: Clause) =>
  kind === 'limit' && !denies && (productVerb.test(text) || onCondition.test(text)) && !bareLimit.test(text)
/** "If no receipt comes in 48 hours the card pauses" */
const onCondition = /^(?:if|when|once|as soon as|unless|whenever)\s.{6,}\s\p{L}+s\b/iu
const bareLimit =
  /^(?:it |we |they )?(?:must|cannot|only|max|min|needs? to|has to|have to|works? (?:offline|without)|stays?|runs? on)\b/i

/** "An inventory calendar that ...": what follows belongs to the words that only name the kind of thing. */
const goesOn =
  /^\s+(?:that|which|who|where|to|die|der|das|qui|que)(?:\s+(?:they|you|we|it|people|users|customers))?\s+$/i
const shortOffer = 6
const costs = /\b(?:costs?|priced?|kostet|coûte|cuesta)\b/i
/** "18% of each lesson" */
const share = /\d\s?%/
/** "Something for hosts like me" */
const vague =
  /^an? (?:page|app|tool|site|website|platform|system|list|thing)$|^(?:(?:build|make|create|develop) )?(?:something|anything|an? (?:thing|idea|way)|it|this)\b/i
const longestOffer = 200
/** "Main competitors are A and B": who they are, and nothing of how it is today. */
const listsRivals =
  /^(?:(?:our|the|main|direct|key|biggest|closest|obvious) )*(?:competitors?|rivals?|competition|alternatives)\b.{0,24}?(?:\b(?:are|is|includes?)\b|:)(?!.*\b(?:but|too|lacks?|can(?:no|['’])t|without)\b)/i
/** What somebody else gets, earns or spends today is no price. */
const ofOthers = /\b(?:gets?|earns?|spends?|spent|costs? (?:them|us)|maybe|currently|loses?|wage)\b/i

/** Of several sums, the one with the words of a price: "Flat fee of £390 per hire", and not "the carer gets £13"; below 0 it is none of the product. */
const weightOfPrice = (text: string): number =>
  Number(priceWords.test(text)) + Number(perUnit.test(text)) - 3 * Number(ofOthers.test(text))

/** "Families pay $115 a session" */
const theyPay =
  /^(?!.*\b(?:today|currently|now|already)\b)(?:\p{L}+\s){1,4}pays?\s(?:us\s)?(?:[$€£]\s?\d[\d.,]*|\d[\d.,]*\s?(?:[$€£]|euros?|dollars?|pounds?))\s(?:a|an|per|each)\s/iu
/** "3,000 paying subscribers at $9 a month by June" is a goal. */
const aim =
  /\b(?:paying|subscribers|signups?|sign-ups|customers|revenue|m?rr|arr|goal|target|reach|grow|by (?:the )?(?:end|q[1-4]|\p{L}+ 20\d\d)|within)\b/iu

/** Puts each clause where its kind belongs. What it does first stands for what it is where no words say that; it stays a feature. */
export function sortClauses(
  all: readonly Clause[],
  texts: ReadonlyMap<string, string>,
  namesCapability: (clause: Clause) => boolean,
  name: Quote | null,
): SortedClauses {
  const proof = all.filter(
    (clause) => clause.kind !== 'plan' && clause.kind !== 'price' && (isCounted(clause) || isProof(clause)),
  )
  const clauses = all.filter((clause) => !proof.includes(clause))
  const of = (kind: Clause['kind']) => clauses.filter((clause) => clause.kind === kind)
  const prices = of('price')
    .filter(({ field, text }) => field !== 'context' || !aim.test(text))
    .filter(({ text }) => weightOfPrice(text) >= 0)
  const price =
    prices
      .filter(({ text }) => money.test(text) || share.test(text))
      .toSorted((a, b) => weightOfPrice(b.text) - weightOfPrice(a.text))[0] ??
    clauses
      .filter(({ kind, text }) => kind !== 'plan' && kind !== 'joint' && costs.test(text) && money.test(text))
      .find(({ text }) => weightOfPrice(text) >= 0) ??
    prices.find(({ text }) => priceWords.test(text)) ??
    clauses.find(({ kind, field, text }) => kind === 'situation' && field === 'description' && theyPay.test(text)) ??
    null
  const offers = of('offer').filter(({ field }) => field === 'description')
  const offer = offers.find(({ text }) => !vague.test(text))
  // Other fields of a form hold circumstances; it names a feature only where the market knows it.
  const isBeside = (clause: Clause) => clause.field === 'context' && !namesCapability(clause)
  const features = clauses.filter(
    (clause) =>
      !explains.test(clause.text) &&
      (clause.kind === 'feature' ||
        (clause.kind === 'offer' && clause !== offer && !vague.test(clause.text)) ||
        isFeatureToo(clause)),
  )
  // "Wrapcard gives each department a card" says it, and not "An independent production is a company" nor the heading of a note.
  const named = name
    ? clauses.find((clause) => (clause.kind === 'feature' || clause.kind === 'offer') && startsWith(clause, name))
    : undefined
  const own = clauses.filter(({ field, kind }) => field === 'description' && kind !== 'joint' && kind !== 'plan')
  const stand =
    own.find(({ kind }) => kind === 'feature') ??
    own.find(({ kind }) => kind !== 'situation') ??
    own[0] ??
    clauses.find(({ field }) => field === 'description')
  const isEarlier = named !== undefined && offer !== undefined && named.start < offer.start
  const said = (isEarlier && name && !startsWith(offer, name) ? named : null) ?? offer ?? named ?? stand
  return {
    offer: said ? whole(said, clauses, texts.get('description') ?? '') : null,
    price: price && withoutRest(price, texts.get(price.field) ?? ''),
    limits: of('limit').map(asQuote),
    background: [
      ...of('situation').filter(({ text }) => !listsRivals.test(text)),
      ...features.filter((clause) => isBeside(clause) && clause.kind !== 'limit'),
    ].map(asQuote),
    asides: clauses
      .filter(
        (clause) =>
          clause.kind === 'plan' ||
          (clause.kind === 'price' && clause !== price) ||
          clause.kind === 'proof' ||
          (clause.kind === 'situation' && listsRivals.test(clause.text)),
      )
      .map(asQuote),
    proof: proof.map(asQuote),
    features: features.filter((clause) => !isBeside(clause)).map(asQuote),
  }
}

/** "The ones with one to three IT people", "such as paying a bill": says more of what stands before it, and nothing by itself. */
const explains = /^(?:the ones?|those|such as|including|especially|for example|e\.g\.)\s/i

/** "One calendar for hosts" */
const namesThing = /^(?:an?|one|the)\s/i

/** "From $900 a month" is no price of $900. */
const bound = /\b(?:from|starting (?:at|from)|up to|at least)\s$/i
const longestBound = 16

/** The sum alone, with the word that bounds it: without the words that lead to it and what the sentence says beside it. */
function withoutRest(clause: Quote, text: string): Quote {
  const [from, to] = priceSpan(clause.text)
  const [start, end] = [clause.start + from, clause.start + to]
  const before = text.slice(Math.max(0, start - longestBound), start)
  const begin = start - (bound.exec(before)?.[0].length ?? 0)
  return { text: text.slice(begin, end), field: clause.field, start: begin, end }
}

/** Whether the clause begins with the product's name, or right behind it. */
const startsWith = (clause: Clause, name: Quote): boolean =>
  clause.field === 'description' &&
  (clause.text.toLowerCase().startsWith(`${name.text.toLowerCase()} `) ||
    (name.field === 'description' && clause.start > name.end && clause.start <= name.end + 3))

function whole(offer: Clause, clauses: readonly Clause[], text: string): Quote {
  const next = clauses.find(({ field, kind, start }) => field === offer.field && kind !== 'joint' && start >= offer.end)
  // "It sits in front of an inbox and answers 'where is my order'": what it does says what it is.
  const between = next ? text.slice(offer.end, next.start) : ''
  if (
    next?.kind === 'feature' &&
    /^,?\s+and\s+$/i.test(between) &&
    !offerHead.test(offer.text) &&
    !namesThing.test(offer.text)
  )
    return next.end - offer.start > longestOffer ? asQuote(offer) : joinedWith(offer, next, text)
  if (next?.kind !== 'feature' || !goesOn.test(between)) return asQuote(offer)
  if (offer.text.split(/\s+/).length > shortOffer || next.end - offer.start > longestOffer) return asQuote(offer)
  return joinedWith(offer, next, text)
}

function joinedWith(offer: Clause, next: Clause, text: string): Quote {
  return { text: text.slice(offer.start, next.end), field: offer.field, start: offer.start, end: next.end }
}

function asQuote({ text, field, start, end }: Clause): Quote {
  return { text, field, start, end }
}
