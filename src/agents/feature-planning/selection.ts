import { defineSelection } from '#agents/_kit/define-selection.ts'
import {
  briefFeatures,
  briefLimits,
  type MarketFacts,
  offeredUsual,
  offerLine,
  scopeRefusals,
  statementsThatFit,
} from '#drafting/index.ts'
import agent from './agent.ts'
import { goalsWithoutFeature } from './goals-without-feature.ts'
import { linesOf } from './input.ts'
import type { ListedFeature, PlanningOutput } from './output.ts'
import { featuresOf } from './selection/features.ts'

const mostLeftOut = 6
const mostQuestions = 2
const mostStatements = 2
const mostAsked = 2
/** Below this share of known features the market's order is that of another product. */
const leastKnown = 0.5

/** Features of the user, matched to what the market knows of them; each number stands with what it rests on. */
export default defineSelection(agent, ({ input, facts }) => {
  const goals = linesOf(input.goals)
  const features = featuresOf(facts, linesOf(input.candidateFeatures), goals)
  return {
    summary: summary(facts, features),
    decideFirst: decideFirst(facts),
    features,
    leftOut: leftOut(facts, features),
    openQuestions: [...goalsWithoutFeature(goals, features), ...questions(facts)].slice(0, 6),
  }
})

function summary(facts: MarketFacts, features: readonly ListedFeature[]): string {
  const { dossier, cite, known } = facts
  const is = offerLine(facts)
  const [order] = dossier.recommend.order
  const guessed = features.filter(({ confidence }) => confidence !== undefined && confidence < 50).map(({ id }) => id)
  return [
    is,
    ...(facts.isLive ? [liveLine(facts)] : []),
    ...(guessed.length > 0
      ? [
          facts.isLive
            ? `${guessed.join(', ')} ${guessed.length === 1 ? 'is' : 'are'} not in our library and may be your differentiator. Usage among your current customers outweighs every number below.`
            : `${guessed.join(', ')} ${guessed.length === 1 ? 'is' : 'are'} not in our library. Pilot ${guessed.length === 1 ? 'it' : 'them'} manually first: this may be your differentiator, and we have no evidence either way.`,
        ]
      : []),
    ...(order && known >= leastKnown ? [`${order.text}${cite(order.basis)}`] : []),
  ].join(' ')
}

/** What runs is ranked as work to come only where something of it is missing. */
const liveLine = ({ proof }: MarketFacts) =>
  `The product is already live${proof.length > 0 ? ` (from your description: ${proof.map((text) => `“${text}”`).join('; ')})` : ''}: remove what is done, and rank what is missing.`

/** The statements that fit, the questions of the user's own features, and the limits that hold for every feature. */
function decideFirst(facts: MarketFacts): NonNullable<PlanningOutput['decideFirst']> {
  const asked = briefFeatures(facts).flatMap(({ capability, questions: all }) =>
    capability === null ? all.slice(0, 1) : [],
  )
  const limits = briefLimits(facts.reading, [])
  return [
    ...statementsThatFit(facts)
      .slice(0, mostStatements)
      .map(({ text, decide, so, basis }) => ({
        text: [`${text}${facts.cite(basis ?? undefined)}`, decide].filter(Boolean).join(' '),
        ...(so ? { follows: decide ? `Proposed answer: ${so}` : so } : {}),
      })),
    ...asked.slice(0, mostAsked).map(({ ask, propose }) => ({ text: ask, follows: `Proposed answer: ${propose}` })),
    ...(limits.length > 0
      ? [
          {
            text: limits.map(({ text }) => `“${text}”`).join('; '),
            follows: 'Your constraints. They apply to every feature below.',
          },
        ]
      : []),
  ].slice(0, 5)
}

/** What the user refused, then what a named feature needs and nobody named, then what everybody here expects. */
function leftOut(facts: MarketFacts, features: readonly ListedFeature[]): PlanningOutput['leftOut'] {
  const { needed, expected, later } = offeredUsual(facts)
  const isListed = (name: string) => features.some((each) => each.name === name)
  const refusals = scopeRefusals(facts.reading)
  return [
    ...(refusals.length > 0 ? [{ name: refusals.map((text) => `“${text}”`).join('; '), why: 'You excluded it' }] : []),
    ...[
      ...needed.map(({ capability, by }) => ({
        capability,
        why: `Required by ${by}, but not in your description: decide who builds it`,
      })),
      ...expected.map((capability) => ({
        capability,
        why: `Customers in this market expect it; decide before the first pilot. ${capability.benefit ?? ''}`.trim(),
      })),
      ...later.map((capability) => ({
        capability,
        why: `Common in this market; can wait. ${capability.benefit ?? ''}`.trim(),
      })),
    ]
      .filter(({ capability }) => !isListed(capability.name))
      .map(({ capability: { name }, why }) => ({ name, why })),
  ].slice(0, mostLeftOut)
}

function questions({ dossier }: MarketFacts): PlanningOutput['openQuestions'] {
  return dossier.questions.slice(0, mostQuestions).map(({ text, propose, owner }) => ({
    question: text,
    owner: owner ?? 'Product manager',
    test: propose ? `Proposed answer: ${propose}` : 'Ask before the first feature is started',
  }))
}
