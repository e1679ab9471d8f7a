import { type MarketFacts, shortQuote, tellingOwn } from '#drafting/index.ts'
import type { MarketResearchOutput } from '../output.ts'

const mostStrengths = 4
const mostWeaknesses = 3
const longestQuote = 16

/** Strengths from what the user proves, has and names, weaknesses from bets and what is expected and missing, opportunities from what to do about dated changes, threats from rivals and risks. */
export function swot(facts: MarketFacts): MarketResearchOutput['swotAnalysis'] {
  const { dossier, rivals, cite, rests, own, named, usual, mainRival, changes } = facts
  const { gaps, bets, risks, recommend } = dossier
  return {
    strengths: [
      ...facts.proof.slice(0, 3).map((text) => `“${text}” (from your description)`),
      ...tellingOwn(own, 2).map((text) => `“${text}” (assumption: show it to ten people and count who asks for it)`),
      ...named
        .filter(({ isClaimed }) => isClaimed)
        .slice(0, 2)
        .map(
          ({ quote }) =>
            `“${shortQuote(quote.text, longestQuote)}” (assumption: ask five customers whether it decides the purchase)`,
        ),
      ...gaps.slice(0, 2).map(({ segment, unmet, why, test }) => `${segment}: ${unmet}. ${why} (assumption: ${test})`),
    ].slice(0, mostStrengths),
    weaknesses: [
      ...bets
        .slice(0, 2)
        .map(({ bet, why, test, basis }) => `Unproven: ${bet} ${why}${cite(basis) || ` (assumption: ${test})`}`),
      ...usual
        .filter(({ kano }) => kano === 'basic')
        .slice(0, 2)
        .map(
          ({ name }) =>
            `Expected in this market but not in your description: ${name} (assumption: ask ten people what they would miss)`,
        ),
      ...(facts.proof.length > 0 ? [] : ['No evidence yet: your description names no customer, result or review']),
    ].slice(0, mostWeaknesses),
    opportunities: changes.slice(0, 2).map(({ date, todo, basis }) => `${date}: ${todo}${rests(basis)}`),
    threats: [
      ...recommend.mainRival
        .slice(0, 1)
        .map(({ text, basis }) => `${text}${cite(basis) || ' (assumption: ask five customers what else they tried)'}`),
      ...rivals
        .filter(({ kind, name }) => kind === 'could-enter' && name !== mainRival?.name)
        .slice(0, 1)
        .map(
          ({ name, chosenFor, ask, basis }) =>
            `${name} could enter: ${chosenFor}${cite(basis) || ` (assumption: ${ask ?? 'watch its release notes'})`}`,
        ),
      ...risks.slice(0, 1).map(({ risk, earlySign }) => `${risk} (assumption: early sign: ${earlySign})`),
    ],
  }
}
