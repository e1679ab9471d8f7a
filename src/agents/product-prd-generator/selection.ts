import { defineSelection } from '#agents/_kit/define-selection.ts'
import {
  briefFeatures,
  briefLimits,
  type MarketFacts,
  offeredUsual,
  problemAccount,
  provable,
  quotedAccount,
  scopeLines,
  statementsThatFit,
} from '#drafting/index.ts'
import agent from './agent.ts'
import type { PrdOutput } from './output.ts'
import { inShort } from './selection/in-short.ts'
import { ownEvidence, settled, statedProof } from './selection/own-evidence.ts'
import { users } from './selection/people.ts'
import { pressRelease } from './selection/press-release.ts'
import { recommendations } from './selection/recommendations.ts'
import { requirements } from './selection/requirements.ts'
import { withinLength } from './selection/within-length.ts'

const mostStatements = 3
const mostDecisions = 4
const mostMetrics = 5
const mostRules = 4
const mostQuestions = 5
/** Below this share of known features what the market says in general is about other products. */
const leastKnown = 0.5

/** An Amazon-style PRD selected from the dossier by what the user named; its core stays within 1,200 words. */
export default defineSelection(agent, ({ input, facts }) => {
  const { features, bare } = provable(briefFeatures(facts))
  const usual = offeredUsual(facts)
  const written = requirements(features, bare, briefLimits(facts.reading), usual)
  const statements = statementsThatFit(facts).slice(0, mostStatements)
  return withinLength({
    productName: facts.title,
    summary: inShort(facts, written, bare.length),
    pressRelease: pressRelease(facts, input.productIdea),
    beforeYouBuild: statements.map(({ text, so, decide, basis }) => ({
      text: [`${text}${facts.cite(basis ?? undefined)}`, decide].filter(Boolean).join(' '),
      ...(so ? { follows: so } : {}),
    })),
    recommendations: recommendations(facts, written),
    problem: { statement: problem(facts), evidence: [...statedProof(facts.proof), ...ownEvidence(facts.yours)] },
    users: users(facts, features, written),
    requirements: written,
    decisions: [
      ...settled(facts.yours),
      ...(decisions(
        facts,
        statements.map(({ id }) => id),
      ) ?? []),
    ].slice(0, mostDecisions),
    rules: facts.dossier.rules.slice(0, mostRules).map(({ name, where, consequence, basis }) => ({
      text: `${name}${where === 'world' ? '' : ` (${where.toUpperCase()})`}.${facts.cite(basis)}`,
      follows: consequence,
    })),
    outOfScope: scopeLines(facts),
    metrics: metrics(facts),
    risks: facts.dossier.risks.slice(0, 2).map(({ risk, earlySign, answer }) => ({ risk, earlySign, answer })),
    faq: questions(facts),
    openQuestions: openQuestions(facts),
    marketInsights: [],
  })
})

const mostAccount = 3

/** The user's own account of how things are, also from the additional context; the market's scenes only where there is none. */
function problem({ reading, dossier, known, compared }: MarketFacts): string {
  const account = problemAccount(
    reading,
    compared.map(({ name }) => name),
  )
  const frames = dossier.frames.problem
    .filter(({ when }) => known >= leastKnown || (when?.length ?? 0) > 0)
    .slice(0, account.length > 1 ? 0 : account.length === 1 ? 1 : 2)
  return (
    [...quotedAccount(account, mostAccount), ...frames.map(({ text }) => text)].join(' ') ||
    'Your description does not say how people handle this today. Add one real case: who, when, what it cost.'
  )
}

function decisions({ judgements, dossier }: MarketFacts, shown: readonly string[]): PrdOutput['decisions'] {
  const tradeoffs = judgements
    .filter(({ kind, id, decide }) => kind === 'tradeoff' && decide !== null && !shown.includes(id))
    .map(({ decide, so }) => ({ text: decide ?? '', ...(so ? { follows: so } : {}) }))
  const questions = dossier.questions
    .filter(({ propose }) => propose !== undefined)
    .map(({ text, propose }) => ({ text, ...(propose ? { follows: propose } : {}) }))
  return [...tradeoffs, ...questions].slice(0, mostDecisions)
}

function metrics({ named }: MarketFacts): PrdOutput['metrics'] {
  const chosen = named.flatMap(({ capability }) => capability.metric ?? [])
  return chosen.slice(0, mostMetrics).map(({ name, numerator, denominator, window, target, guardrail }) => ({
    name,
    kind: 'Done well',
    definition: `${numerator} / ${denominator}, ${window}`,
    target: `${target} (an estimate until measured)${guardrail ? `; guardrail: ${guardrail}` : ''}`,
  }))
}

function questions({ dossier, named, cite, known }: MarketFacts): PrdOutput['faq'] {
  const split = (text: string | undefined) => {
    const [, question, answer] = /^(.*?\?)\s+(.+)$/s.exec(text ?? '') ?? []
    return question && answer ? [{ question, answer }] : []
  }
  const customer = named.flatMap(({ capability }) => split(capability.faq?.customer))
  const internal = [
    ...dossier.faqs
      .filter(({ when }) => known >= leastKnown || (when?.length ?? 0) > 0)
      .map(({ q, a, basis }) => ({ question: q, answer: `${a}${cite(basis)}` })),
    ...named.flatMap(({ capability }) => split(capability.faq?.internal)),
  ]
  const fewest = Math.min(2, internal.length)
  const shown = customer.slice(0, mostQuestions - fewest)
  return { customer: shown, internal: internal.slice(0, mostQuestions - shown.length) }
}

function openQuestions({ dossier }: MarketFacts): PrdOutput['openQuestions'] {
  return dossier.questions
    .filter(({ propose }) => propose === undefined)
    .slice(0, 3)
    .map(({ text, owner }) => ({
      question: text,
      owner: owner ?? 'Product manager',
      test: 'Ask before the first release is planned',
    }))
}
