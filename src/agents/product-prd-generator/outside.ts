import { defineOutside } from '#agents/_kit/define-outside.ts'
import { adviceOf, basisOf, linesOfRow, provableRows, rivalsLine } from '#agents/_kit/outside-parts.ts'
import { bareRow, namedPeople, type OutsideFacts, sentence } from '#drafting/index.ts'
import agent from './agent.ts'
import type { PrdOutput } from './output.ts'
import { inShort } from './selection/in-short.ts'
import { ownEvidence, settled, statedProof } from './selection/own-evidence.ts'
import { releaseInOwnWords } from './selection/press-release.ts'
import { openRequirement } from './selection/requirements.ts'
import { withinLength } from './selection/within-length.ts'

/** Scenes of what goes wrong stand for so many clauses; more would bury the lines. */
const mostEdges = 2
const mostDecisions = 6
const mostOutOfScope = 8
const mostMetrics = 3
const mostRisks = 2
const mostInternal = 2
const mostOpen = 6

/** A page: the user's clauses with lines that can fail, what a colleague would say, what to decide, the first step. */
export default defineOutside(agent, ({ input, facts }) =>
  withinLength({
    productName: facts.title,
    summary: `${inShort({ ...facts, people: namedPeople(facts.reading, []) }, requirements(facts), openQuotes(facts).length)} ${basisOf(facts)}`,
    pressRelease: facts.stop
      ? { headline: facts.title, paragraphs: [`The press release is still open. ${facts.post.withheld}`] }
      : releaseInOwnWords(facts, input.productIdea),
    beforeYouBuild: adviceOf(facts),
    recommendations: [
      ...(facts.firstStep ? [{ about: 'First step', text: facts.firstStep }] : []),
      ...(facts.stop ? [] : [{ about: 'Rivals', text: rivalsLine(facts) }]),
      ...ofShape(facts),
    ],
    problem: {
      statement:
        facts.story.length > 0
          ? facts.story.map((text) => `“${text}.”`).join(' ')
          : 'Your description does not say how people solve this today. Add one real case: who, when, and what it cost them.',
      evidence: [...statedProof(facts.proof), ...ownEvidence(facts.yours)],
    },
    users: usersOf(facts),
    requirements: requirements(facts),
    decisions: [
      ...settled(facts.yours),
      ...facts.questions.map(({ ask, propose }) => ({ text: ask, follows: `Proposed answer: ${propose}` })),
    ].slice(0, mostDecisions),
    rules: (facts.market?.rules ?? []).map(({ name, binds, basis }) => ({
      text: `${name}: ${binds}${facts.market?.cite(basis) ?? ''}`,
    })),
    outOfScope: facts.outOfScope.slice(0, mostOutOfScope).map((quote) => `“${quote}”`),
    metrics: metricsOf(facts),
    risks: (facts.shape?.risks ?? [])
      .slice(0, mostRisks)
      .map(({ risk, sign, answer }) => ({ risk, earlySign: sign, answer })),
    faq: {
      customer: ownFaq(facts),
      internal: (facts.shape?.faq ?? []).slice(0, mostInternal).map(({ q, a }) => ({ question: q, answer: a })),
    },
    openQuestions: [],
    marketInsights: [],
  }),
)

/** The order in which products of this shape are built, and what is most uncertain of them. */
function ofShape({ shape, stop, firstStep }: OutsideFacts): NonNullable<PrdOutput['recommendations']> {
  const [bet] = shape?.bets ?? []
  if (!shape || stop) return []
  return [
    { about: 'Order', text: shape.order.map(({ step, why }, index) => `${index + 1}. ${step}: ${why}`).join(' ') },
    ...(bet
      ? [
          {
            about: 'Riskiest bet',
            text: firstStep.includes(bet.test)
              ? `${bet.bet} The first step tests it.`
              : `${bet.bet} Cheapest test: ${bet.test} ${bet.goOn}`,
          },
        ]
      : []),
  ]
}

/** Who is named, with what they are to the product, and what hurts them where that is said. */
function usersOf({ people, reading, story }: OutsideFacts): PrdOutput['users'] {
  const [pain] = story
  return people.map((who, index) => ({
    who: sentence(who).replace(/\.$/, ''),
    part: reading.payer?.text === who ? 'uses and pays' : 'uses',
    need: index === 0 && pain ? `“${pain}”` : 'All Must requirements below',
  }))
}

/** One number for each of the first features that products in other markets have too. */
function metricsOf({ rows, shape }: OutsideFacts): PrdOutput['metrics'] {
  const seen = new Set<string>()
  const ofRows = rows
    .flatMap(({ capability, limit }) => (capability && !limit ? [capability] : []))
    .filter(({ id }) => !seen.has(id) && Boolean(seen.add(id)))
    .slice(0, mostMetrics)
    .map(({ metric: { name, formula, target } }) => ({
      name,
      kind: 'Done well' as const,
      definition: formula,
      target: `${target} (assumption)`,
    }))
  const usual = (shape?.metrics ?? []).map(({ name, formula, target, guardrail }) => ({
    name,
    kind: 'Job done' as const,
    definition: formula,
    target: `${target} Guardrail: ${guardrail}`,
  }))
  return [...ofRows, ...usual].slice(0, mostMetrics)
}

/** What customers ask and the description answers, in its own words. */
function ownFaq({ reading, outOfScope, proof }: OutsideFacts): PrdOutput['faq']['customer'] {
  const quoted = (texts: readonly string[]) => texts.map((text) => `“${text}”`).join(' ')
  const entries: [question: string, answers: readonly string[]][] = [
    ['What does it cost?', reading.price ? [reading.price.text] : []],
    ['What does it not do?', outOfScope.slice(0, 3)],
    ['Does it already work for anyone?', proof.slice(0, 2)],
  ]
  return entries.flatMap(([question, answers]) => (answers.length > 0 ? [{ question, answer: quoted(answers) }] : []))
}

/** Features of which nothing can be tested yet. */
const openQuotes = ({ rows, offer, outOfScope }: OutsideFacts): string[] =>
  rows
    .filter(
      ({ quote, lines, capability, limit }) =>
        lines.length === 0 &&
        capability === null &&
        !limit &&
        // Beside other rows the offer stands only where it is what the product does first.
        (quote !== offer || rows.length > 1) &&
        !outOfScope.includes(quote),
    )
    .map(({ quote }) => quote)
    .slice(0, mostOpen)

function requirements(facts: OutsideFacts): PrdOutput['requirements'] {
  const { rows, offer, market } = facts
  const proved = provableRows(rows)
  const open = openQuotes(facts).map(openRequirement)
  const shown = proved.length + open.length > 0 || market?.usual.length ? proved : [bareRow(offer)]
  const withScenes = shown.filter(({ capability }) => capability !== null).slice(0, mostEdges)
  const named = shown.map((row, index): PrdOutput['requirements'][number] => {
    const [acceptance = '', ...details] = linesOfRow(row)
    return {
      id: `R${index + 1}`,
      priority: 'Must',
      ...(row.capability && withScenes.includes(row) ? { requirement: row.capability.requirement } : {}),
      acceptance,
      because: row.capability?.name ?? (row.limit ? 'Your constraint' : 'From your description'),
      quote: row.quote,
      ...(details.length > 0 ? { details } : {}),
      ...(row.capability && withScenes.includes(row) ? { edge: row.capability.edge } : {}),
    }
  })
  const usual = (market?.usual ?? []).map(({ name, line }, index): PrdOutput['requirements'][number] => ({
    id: `R${named.length + open.length + index + 1}`,
    priority: 'Should',
    requirement: name,
    acceptance: line,
    because: 'Common in this category, not in your description',
  }))
  return [...named, ...open.map((each, index) => ({ id: `R${named.length + index + 1}`, ...each })), ...usual]
}
