import { defineSelection } from '#agents/_kit/define-selection.ts'
import { linesOf } from '#agents/_kit/lines-of.ts'
import {
  type BriefLimit,
  briefFeatures,
  briefLimits,
  type MarketFacts,
  offerLine,
  provable,
  scopeLines,
  statementsThatFit,
} from '#drafting/index.ts'
import agent from './agent.ts'
import type { Advice, RequirementsOutput } from './output.ts'
import { stakeholdersOf } from './selection/stakeholders.ts'
import { storiesOf } from './selection/stories.ts'

const mostTyped = 6
const mostQualities = 2
const mostRules = 4
const mostTerms = 6
const mostStatements = 3
const mostQuestions = 4

/** Requirements selected from the market's dossier: what the user named first, then what binds it and who has to be asked. */
export default defineSelection(agent, ({ input, facts }) => {
  const { features, open } = provable(briefFeatures(facts))
  const stories = storiesOf(facts, features)
  return {
    summary: [summary(facts, stories), open].filter(Boolean).join(' '),
    steps: [],
    decideFirst: decideFirst(facts),
    stories,
    nonFunctional: qualities(facts, briefLimits(facts.reading, linesOf(input.constraints, mostTyped))),
    businessRules: facts.dossier.rules.slice(0, mostRules).map(({ name, where, binds, consequence, basis }, index) => ({
      id: `BR-${index + 1}`,
      rule: consequence,
      basis: `${name}${where === 'world' ? '' : ` (applies in ${where.toUpperCase()})`}: ${binds}${facts.cite(basis)}`,
    })),
    outOfScope: scopeLines(facts),
    glossary: glossary(facts),
    stakeholders: stakeholdersOf(facts, linesOf(input.stakeholders, mostTyped), features),
    openQuestions: openQuestions(facts),
  }
})

function summary(facts: MarketFacts, stories: RequirementsOutput['stories']): string {
  const is = offerLine(facts)
  const theirs = stories.filter(({ priority }) => priority === 'Must')
  if (theirs.length === 0)
    return `${is} Your description names no feature: the stories below propose the common ones in this market.`
  return `${is} ${counted(theirs.length)} on your description.`
}

/** The pairs of named features that will hurt, and the weightiest statement of another kind. */
function decideFirst(facts: MarketFacts): Advice[] {
  return statementsThatFit(facts)
    .slice(0, mostStatements)
    .map(({ text, decide, so, basis }) => ({
      text: `${text}${facts.cite(basis ?? undefined)}`,
      ...(decide ? { decide } : {}),
      ...(so ? { follows: decide ? `Proposed answer: ${so}` : so } : {}),
    }))
}

function qualities({ dossier }: MarketFacts, limits: readonly BriefLimit[]): RequirementsOutput['nonFunctional'] {
  return [
    ...limits.map(({ text, fails }) => ({
      area: 'Your constraint',
      requirement: `“${text}”`,
      ...(fails ? { criterion: fails } : {}),
      basis: 'Your description',
    })),
    ...dossier.qualities.slice(0, mostQualities).map(({ need, criterion }) => ({
      area: 'Common in this market',
      requirement: need,
      criterion,
      basis: `PM Pilot library: ${dossier.name}`,
    })),
  ]
    .slice(0, 10)
    .map((each, index) => ({ id: `NFR-${index + 1}`, ...each }))
}

/** The trade's words, while most of the product is of this trade. */
function glossary({ dossier, known }: MarketFacts): RequirementsOutput['glossary'] {
  return known < 0.3 ? [] : dossier.glossary.slice(0, mostTerms).map(({ term, meaning }) => ({ term, meaning }))
}

/** Those that have a proposed answer carry it. */
function openQuestions({ dossier }: MarketFacts): RequirementsOutput['openQuestions'] {
  return dossier.questions.slice(0, mostQuestions).map(({ text, propose, owner }) => ({
    question: text,
    owner: owner ?? 'Product manager',
    test: propose ? `Proposed answer: ${propose}` : 'Ask before the first story is started',
  }))
}

const counted = (stories: number) => (stories === 1 ? 'One story is based' : `${stories} stories are based`)
