import type { Quote } from '#shared/reading.ts'
import type { Clause } from './clauses.ts'
import { money, priceWords, productVerb } from './cues.ts'
import { isProof } from './find-proof.ts'

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
  kind === 'limit' && !denies && productVerb.test(text) && !bareLimit.test(text)
const bareLimit =
  /^(?:it |we |they )?(?:must|cannot|only|max|min|needs? to|has to|have to|works? (?:offline|without)|stays?|runs? on)\b/i

/** "An inventory calendar that ...": what follows belongs to the words that only name the kind of thing. */
const goesOn =
  /^\s+(?:that|which|who|where|to|die|der|das|qui|que)(?:\s+(?:they|you|we|it|people|users|customers))?\s+$/i
const shortOffer = 6
const costs = /\b(?:costs?|priced?|kostet|coûte|cuesta)\b/i
/** "Something for hosts like me" */
const vague =
  /^an? (?:page|app|tool|site|website|platform|system|list|thing)$|^(?:(?:build|make|create|develop) )?(?:something|anything|an? (?:thing|idea|way)|it|this)\b/i
const longestOffer = 200

/** Puts each clause where its kind belongs. What it does first stands for what it is where no words say that; it stays a feature. */
export function sortClauses(
  all: readonly Clause[],
  texts: ReadonlyMap<string, string>,
  namesCapability: (clause: Clause) => boolean,
): SortedClauses {
  const proof = all.filter((clause) => clause.kind !== 'plan' && clause.kind !== 'price' && isProof(clause))
  const clauses = all.filter((clause) => !proof.includes(clause))
  const of = (kind: Clause['kind']) => clauses.filter((clause) => clause.kind === kind)
  const prices = of('price')
  const price =
    prices.find(({ text }) => money.test(text)) ??
    clauses.find(({ kind, text }) => kind !== 'plan' && kind !== 'joint' && costs.test(text) && money.test(text)) ??
    prices.find(({ text }) => priceWords.test(text)) ??
    null
  const offers = of('offer').filter(({ field }) => field === 'description')
  const offer = offers.find(({ text }) => !vague.test(text))
  // Other fields of a form hold circumstances; it names a feature only where the market knows it.
  const isBeside = (clause: Clause) => clause.field === 'context' && !namesCapability(clause)
  const features = clauses.filter(
    (clause) =>
      clause.kind === 'feature' ||
      (clause.kind === 'offer' && clause !== offer && !vague.test(clause.text)) ||
      isFeatureToo(clause),
  )
  const own = clauses.filter(({ field, kind }) => field === 'description' && kind !== 'joint' && kind !== 'plan')
  const stand =
    own.find(({ kind }) => kind === 'feature') ?? own[0] ?? clauses.find(({ field }) => field === 'description')
  return {
    offer: offer ? whole(offer, clauses, texts.get('description') ?? '') : stand ? asQuote(stand) : null,
    price: price && asQuote(price),
    limits: of('limit').map(asQuote),
    background: [...of('situation'), ...features.filter((clause) => isBeside(clause) && clause.kind !== 'limit')].map(
      asQuote,
    ),
    asides: clauses
      .filter(
        (clause) => clause.kind === 'plan' || (clause.kind === 'price' && clause !== price) || clause.kind === 'proof',
      )
      .map(asQuote),
    proof: proof.map(asQuote),
    features: features.filter((clause) => !isBeside(clause)).map(asQuote),
  }
}

function whole(offer: Clause, clauses: readonly Clause[], text: string): Quote {
  const next = clauses.find(({ field, kind, start }) => field === offer.field && kind !== 'joint' && start >= offer.end)
  if (next?.kind !== 'feature' || !goesOn.test(text.slice(offer.end, next.start))) return asQuote(offer)
  if (offer.text.split(/\s+/).length > shortOffer || next.end - offer.start > longestOffer) return asQuote(offer)
  return { text: text.slice(offer.start, next.end), field: offer.field, start: offer.start, end: next.end }
}

function asQuote({ text, field, start, end }: Clause): Quote {
  return { text, field, start, end }
}
