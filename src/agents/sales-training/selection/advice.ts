import { ownTroubles, promises, typicalScenes, wordsToCheck } from '#drafting/index.ts'
import type { SalesFacts } from './sales-facts.ts'

const mostChecks = 6

/** What a colleague would say before the first call: what hurts here, how they decide, how to speak of money. */
export function knowBefore({ facts, buyer, words }: SalesFacts): string[] {
  const { judgements, dossier, cite } = facts
  const [price] = dossier.recommend.price
  // Advice of the market beside a stated price would contradict it.
  const money = words.price ? undefined : (dossier.sales.pricingTalk ?? price?.text)
  return [
    ...(facts.proof.length > 0
      ? [`Proof points from your description: ${facts.proof.map((text) => `“${text}”`).join('; ')}`]
      : []),
    ...(buyer?.decides ? [`How the ${buyer.noun} decides: ${buyer.decides}`] : []),
    ...judgements.slice(0, 2).map(({ text, decide, so, basis }) =>
      [text, decide, so && decide ? `Proposal: ${so}` : so]
        .filter(Boolean)
        .join(' ')
        .concat(cite(basis ?? undefined)),
    ),
    ...(money ? [`On price: ${money}`] : []),
    ...(buyer?.triggers.length ? [`They start looking after: ${buyer.triggers.slice(0, 3).join('; ')}`] : []),
  ]
}

/** What of the words is in no pitch, which competitors have no sheet, and what nobody has confirmed. */
export function thingsToCheck({ facts, typed, objections, buyer, words, troubles }: SalesFacts): string[] {
  const { dossier } = facts
  const unknown = typed.filter(({ rival }) => rival === null).map(({ name }) => name)
  const [promise] = promises(facts, words)
  return [
    ...wordsToCheck(words),
    ...(unknown.length > 0
      ? [
          `No sheet for ${unknown.join(', ')}: we have no data on it. Read its pricing page and ten latest reviews, and fill in the five lines.`,
        ]
      : []),
    ...(objections.length > 0 || (buyer?.pains.length ?? 0) > 0
      ? [
          'Objections and pains are typical of this market, not collected: record the first objection in each of ten calls. Use an answer that promises something (a trial, money back, a visit) only if you offer it.',
        ]
      : ['We have no objections on record: write down the first one in each of ten calls.']),
    ...(promise ? [`Before you promise “${promise.promise}”: ${promise.proofNeeded}`] : []),
    ...(troubles.length > 0 && ownTroubles(facts).length === 0 ? [typicalScenes] : []),
    ...(dossier.neverSay.length > 0 ? [`Never say: ${dossier.neverSay.slice(0, 3).join('; ')}`] : []),
  ].slice(0, mostChecks)
}
