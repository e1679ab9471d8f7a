import { defineOutside } from '#agents/_kit/define-outside.ts'
import { adviceOf, linesOfRow, provableRows, rivalsLine, summaryOf } from '#agents/_kit/outside-parts.ts'
import { bareRow, type OutsideFacts, sentence } from '#drafting/index.ts'
import agent from './agent.ts'
import type { PrdOutput } from './output.ts'
import { ownEvidence, settled, statedProof } from './selection/own-evidence.ts'

/** Scenes of what goes wrong stand for so many clauses; more would bury the lines. */
const mostEdges = 2
const mostDecisions = 6
const mostParagraphs = 4

/** A page: the user's clauses with lines that can fail, what a colleague would say, what to decide, the first step. */
export default defineOutside(agent, ({ facts }) => ({
  productName: facts.title,
  summary: [summaryOf(facts), facts.open].filter(Boolean).join(' '),
  pressRelease: {
    headline: facts.title,
    paragraphs: facts.post.text.length > 0 ? releaseOf(facts) : [`No release yet. ${facts.post.withheld}`],
  },
  beforeYouBuild: adviceOf(facts),
  recommendations: [
    ...(facts.firstStep ? [{ about: 'First step', text: facts.firstStep }] : []),
    ...(facts.stop ? [] : [{ about: 'Rivals', text: rivalsLine(facts) }]),
  ],
  problem: {
    statement:
      facts.story.length > 0
        ? facts.story.map((text) => `“${text}.”`).join(' ')
        : 'No sentence about today was found in your words. If there is one, correct what was understood; else write down one case: who, when, what it cost.',
    evidence: [...statedProof(facts.proof), ...ownEvidence(facts.yours)],
  },
  users: [],
  requirements: requirements(facts),
  decisions: [
    ...settled(facts.yours),
    ...facts.questions.map(({ ask, propose }) => ({ text: ask, follows: `Our answer: ${propose}` })),
  ].slice(0, mostDecisions),
  rules: (facts.market?.rules ?? []).map(({ name, binds, basis }) => ({
    text: `${name}: ${binds}${facts.market?.cite(basis) ?? ''}`,
  })),
  outOfScope: [],
  metrics: [],
  risks: [],
  faq: { customer: [], internal: [] },
  openQuestions: [],
  marketInsights: [],
}))

/** The user's sentences, with what speaks for it whatever else finds room. */
function releaseOf({ post, proof }: OutsideFacts): string[] {
  const proven = proof.slice(0, 1).map(sentence)
  const said = post.text.slice(0, -1).filter((text) => !proven.includes(text))
  return [...said.slice(0, mostParagraphs - proven.length), ...proven]
}

function requirements({ rows, offer, market }: OutsideFacts): PrdOutput['requirements'] {
  const proved = provableRows(rows)
  const shown = proved.length > 0 || market?.usual.length ? proved : [bareRow(offer)]
  const withScenes = shown.filter(({ capability }) => capability !== null).slice(0, mostEdges)
  const named = shown.map((row, index): PrdOutput['requirements'][number] => {
    const [acceptance = '', ...details] = linesOfRow(row)
    return {
      id: `R${index + 1}`,
      priority: 'Must',
      ...(row.capability && withScenes.includes(row) ? { requirement: row.capability.requirement } : {}),
      acceptance,
      because: row.limit ? 'Your limit' : 'Your words',
      quote: row.quote,
      ...(details.length > 0 ? { details } : {}),
      ...(row.capability && withScenes.includes(row) ? { edge: row.capability.edge } : {}),
    }
  })
  const usual = (market?.usual ?? []).map(({ name, line }, index): PrdOutput['requirements'][number] => ({
    id: `R${named.length + index + 1}`,
    priority: 'Should',
    requirement: name,
    acceptance: line,
    because: 'Usual here, not named by you',
  }))
  return [...named, ...usual]
}
