import { ownTroubles, registerNote, typicalScenes, wordsToCheck } from '#drafting/index.ts'
import type { CampaignFacts } from './campaign-facts.ts'
import type { ChosenChannel } from './chosen-channels.ts'
import type { WrittenStep } from './flow.ts'

const mostIdeas = 4
const mostChecks = 6

/** Where else these people are met, the dates of their year, and whom founders forget. */
export function bonusIdeas(
  { facts, sides, input }: CampaignFacts,
  channels: readonly ChosenChannel[],
  isTimely: (when: string) => boolean,
): string[] {
  const { copy, sides: market } = facts.dossier
  const used = new Set(channels.map(({ name }) => name.toLowerCase()))
  const fits = copy.channels.fits.filter(({ what }) => !used.has(what.toLowerCase()) && isTimely(what)).slice(0, 2)
  const [forgotten] = market.implied
  const isExchange = /\b(?:marketplace|swap\w*|exchange|match(?:es|ing)?|connects?|lend|share)\b/i.test(
    input.productDescription,
  )
  const isBothOfOne = isExchange && sides.length === 1 && market.has.length > 1
  return [
    ...(isBothOfOne
      ? [
          `You name one group for both sides of the exchange. Track the two sides every week: ${market.has.slice(0, 2).join('; ')}. Next week's work goes to the smaller side.`,
        ]
      : []),
    ...fits.map(({ what, why }) => `${what}. ${why}`),
    ...copy.season
      .filter(({ when }) => isTimely(when))
      .slice(0, 2)
      .map(({ when, what }) => `Calendar, ${when}: ${what}`),
    ...(forgotten ? [`Often forgotten: ${forgotten.who}. ${forgotten.why}`] : []),
  ].slice(0, mostIdeas)
}

/** What stands in no text, what has to be decided first, and what is typical. */
export function thingsToCheck(
  { facts, input, words, troubles, budget }: CampaignFacts,
  flow: readonly WrittenStep[],
): string[] {
  const { dossier, judgements, cite } = facts
  const hurts = judgements.find(({ kind }) => kind !== 'dynamic') ?? judgements[0]
  const isFree = /\bfree\b/i.test(input.campaignGoal) && !/\bfree\b/i.test(input.productDescription)
  const withheld = flow.flatMap(({ channel, withheld: why }) =>
    why && words.offer ? [`No text for ${channel}: ${why}`] : [],
  )
  return [
    ...wordsToCheck(words),
    ...withheld,
    ...(hurts
      ? [
          `Before you promise anything: ${[hurts.text, hurts.decide, hurts.so && hurts.decide ? `Proposal: ${hurts.so}` : hurts.so].filter(Boolean).join(' ')}${cite(hurts.basis ?? undefined)}`,
        ]
      : []),
    ...(isFree
      ? ['The goal mentions something free that the description does not: state how long it lasts and what follows.']
      : []),
    'The gate percentages are our assumption. Agree them with the goal owner before W1.',
    ...(budget
      ? []
      : ['No budget is given, so the plan costs hours only. Agree the maximum cost per result before buying ads.']),
    ...(troubles.length > 0 && ownTroubles(facts).length === 0 ? [typicalScenes] : []),
    registerNote(input.tone),
    ...(dossier.neverSay.length > 0 ? [`Never write: ${dossier.neverSay.slice(0, 3).join('; ')}`] : []),
  ].slice(0, mostChecks)
}
