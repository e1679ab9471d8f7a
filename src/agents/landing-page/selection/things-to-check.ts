import { buttonOf, promises, registerNote, typicalScenes, wordsToCheck } from '#drafting/index.ts'
import { pageTones } from '../input.ts'
import type { PageFacts } from './page-facts.ts'
import { openQuestions } from './sections.ts'

const mostChecks = 6

/** For the author: what of the words is not on the page, what to decide before the page promises it, what to prove. */
export function thingsToCheck({ facts, input, words, troubles, isTypical }: PageFacts): string[] {
  const { judgements, dossier, cite, reading } = facts
  const decisions = judgements
    .filter(({ kind, id }) => kind === 'tradeoff' || (kind === 'benchmark' && !isOfPrice(id, reading)))
    .slice(0, 1)
    .map(
      ({ text, decide, so, basis }) =>
        [text, decide, so && decide ? `Proposal: ${so}` : so].filter(Boolean).join(' ') + cite(basis ?? undefined),
    )
  const [promise] = promises(facts, words)
  const tone = pageTones.find(({ value }) => value === input.tone)?.label ?? input.tone
  const asked = openQuestions(facts, words.claims)
  const hasProof = words.proof.length > 0 || Boolean(input.proof?.trim())
  return [
    ...wordsToCheck(words),
    ...decisions,
    ...(hasProof
      ? []
      : [
          `No proof is on the page: add a quote from a customer with name and consent${promise ? `, or measure this: ${promise.proofNeeded}` : '.'}`,
        ]),
    ...(input.callToAction === 'try free' && !/\bfree\b/i.test(input.productDescription)
      ? [
          '“Try it free”: your description mentions no free trial. State its length and what happens afterwards, or choose another button.',
        ]
      : []),
    registerNote(tone),
    `Say next to “${buttonOf(input.callToAction)}” what happens after the click, by whom, and how soon.`,
    ...(asked.length > 0 ? [`Buyers of such products also ask: ${asked.join(' ')} Add your answers.`] : []),
    ...(isTypical && troubles.length > 0 ? [typicalScenes] : []),
    ...(promise
      ? [`A stronger headline once it is proven: “${promise.promise}” Proof needed: ${promise.proofNeeded}`]
      : []),
    ...(dossier.neverSay.length > 0 ? [`Never write: ${dossier.neverSay.slice(0, 3).join('; ')}`] : []),
  ].slice(0, mostChecks)
}

/** A number within the price bounds what is sold ("free under 30 volunteers"); it is no measure of the market. */
function isOfPrice(id: string, { price, numbers }: PageFacts['facts']['reading']): boolean {
  return numbers.some(
    ({ benchmark, field, start, end }) =>
      id === `benchmark:${benchmark}` &&
      price !== null &&
      field === price.field &&
      start < price.end &&
      end > price.start,
  )
}
