import { defineSelection } from '#agents/_kit/define-selection.ts'
import { linesOf } from '#agents/_kit/lines-of.ts'
import {
  type BriefFeature,
  briefFeatures,
  briefLimits,
  type MarketFacts,
  offerLine,
  provable,
  scopeLines,
  statementsThatFit,
} from '#drafting/index.ts'
import agent from './agent.ts'
import { countLine, highLine } from './case-counts.ts'
import type { TestingOutput } from './output.ts'
import { caseGroups, decidedFirst, pairsTitle } from './selection/cases.ts'
import { dataSets } from './selection/data-sets.ts'
import { environmentsOf, unknownEnvironments } from './selection/environments.ts'

const mostTyped = 6
const mostRisks = 3
const mostBets = 2
const mostAsked = 2
/** Below this share of known features the market's risks and bets are those of other products. */
const leastKnown = 0.5

type Cases = TestingOutput['cases']

/** A test plan that begins with what only this product has; every case says what is there before, what is done and what is seen. */
export default defineSelection(agent, ({ input, facts }) => {
  const environments = environmentsOf(facts, linesOf(input.environments, mostTyped))
  const { features, open } = provable(briefFeatures(facts))
  const limits = briefLimits(facts.reading, linesOf(input.constraints, mostTyped))
  const groups = caseGroups(facts, features, limits)
  const steps = groups.map(({ title, who }, index) => ({ id: `S${index + 1}`, step: title, who: who || 'all' }))
  const cases: Cases = groups
    .flatMap((group, index) => group.cases.map((each) => ({ step: `S${index + 1}`, ...each })))
    .map((each, index) => ({ id: `TC-${index + 1}`, ...each }))
  const casesAbout = (ids: readonly string[]) =>
    cases
      .filter(({ step, priority }) => {
        const about = groups[Number(step.slice(1)) - 1]?.about ?? []
        return priority === 'High' && ids.some((id) => about.includes(id))
      })
      .map(({ id }) => id)
      .slice(0, 4)
  return {
    summary: [summary(facts, features, cases), open].filter(Boolean).join(' '),
    steps,
    decideFirst: decideFirst(facts, features),
    scope: { covered: [], left: scopeLines(facts).map(leftLine) },
    approach: approach(facts, features),
    environments,
    entryCriteria: entryCriteria(cases, steps.find(({ step }) => step === pairsTitle)?.id),
    exitCriteria: exitCriteria(facts, cases),
    data: dataSets(facts, features),
    risks: risks(facts, casesAbout),
    cases,
    charters: facts.dossier.bets
      .filter(({ when }) => facts.known >= leastKnown || (when?.length ?? 0) > 0)
      .slice(0, mostBets)
      .map(({ bet, test, basis }) => ({ title: bet, explore: `${test}${facts.cite(basis)}` })),
    openQuestions: [...(environments.length === 0 ? unknownEnvironments(facts) : []), ...questions(facts)],
  }
})

function summary(facts: MarketFacts, features: readonly BriefFeature[], cases: Cases): string {
  const is = offerLine(facts)
  if (features.length === 0)
    return `${is} Your description names no feature: the cases cover the common features of this market, as proposals.`
  return `${is} ${countLine(cases)}`
}

/** "Expected here ...: A; B." as what is left out and why. */
function leftLine(line: string): { item: string; why: string } {
  const at = line.indexOf(': ')
  return at < 0 ? { item: line, why: 'Not in this release' } : { item: line.slice(at + 2), why: line.slice(0, at) }
}

/** The decisions without which an expected result is a guess: where two features meet, then the questions of the user's own features. */
function decideFirst(facts: MarketFacts, features: readonly BriefFeature[]): NonNullable<TestingOutput['decideFirst']> {
  const pairs = facts.judgements.filter(({ kind }) => kind === 'tradeoff').slice(0, decidedFirst)
  const asked = features.flatMap(({ capability, questions: all }) => (capability === null ? all.slice(0, 1) : []))
  const others = statementsThatFit(facts).filter(({ kind }) => kind !== 'tradeoff')
  return [
    ...pairs.map(({ decide, text, so }) => ({
      text: decide ?? text,
      ...(so ? { follows: `Proposed answer: ${so}` } : {}),
    })),
    ...asked.slice(0, mostAsked).map(({ ask, propose }) => ({ text: ask, follows: `Proposed answer: ${propose}` })),
    ...others.slice(0, asked.length > 0 ? 0 : 1).map(({ text, so, basis }) => ({
      text: `${text}${facts.cite(basis ?? undefined)}`,
      ...(so ? { follows: so } : {}),
    })),
  ].slice(0, 4)
}

/** What the market warns of, where it fits. */
function risks(
  { dossier, known }: MarketFacts,
  casesAbout: (ids: readonly string[]) => string[],
): TestingOutput['risks'] {
  const usual = dossier.risks
    .filter(({ when }) => known >= leastKnown || (when?.length ?? 0) > 0)
    .slice(0, mostRisks)
    .map(({ risk, earlySign, answer, when }) => ({
      risk,
      why: `Early sign: ${earlySign} Answer: ${answer}`,
      cases: casesAbout(when ?? []),
    }))
  return usual.map((each, index) => ({ id: `R${index + 1}`, ...each }))
}

/** What only this product has is tested deepest, with what conflicts with another named feature. */
function approach({ named, dossier }: MarketFacts, features: readonly BriefFeature[]): TestingOutput['approach'] {
  const ids = named.map(({ capability }) => capability.id)
  const hard = new Set(
    dossier.tradeoffs
      .filter(({ a, b, kind }) => kind !== 'need' && ids.includes(a) && ids.includes(b))
      .flatMap(({ a, b }) => [a, b]),
  )
  const names = (isChosen: (feature: BriefFeature) => boolean) =>
    features
      .filter(isChosen)
      .map(({ name }) => name)
      .join('; ')
  const rows: TestingOutput['approach'] = [
    {
      depth: 'Deep',
      area: names(({ id }) => hard.has(id)),
      how: 'Conflicts with another of your features: test pairs first',
    },
    {
      depth: 'Normal',
      area: names(({ id, capability }) => capability !== null && !hard.has(id)),
      how: 'Individually: the happy path first, then failures',
    },
  ]
  return rows.filter(({ area }) => area !== '')
}

function entryCriteria(cases: Cases, pairs: string | undefined): string[] {
  const undecided = cases.filter(({ type, step }) => type === 'Edge' && step === pairs).map(({ id }) => id)
  const open = cases
    .filter(({ type, steps, expected }) => type === 'Limit' && steps.length === 0 && !expected)
    .map(({ id }) => id)
  return [
    ...(undecided.length > 0 ? [`The expected result is agreed for: ${undecided.join(', ')}.`] : []),
    ...(open.length > 0 ? [`You have defined what would count as a failure for: ${open.join(', ')}.`] : []),
  ]
}

/** No case of weight is open, then what the first release has to show. */
function exitCriteria({ dossier, named, known }: MarketFacts, cases: Cases): string[] {
  const limits = cases.filter(({ type }) => type === 'Limit').map(({ id }) => id)
  const ids = named.map(({ capability }) => capability.id)
  const first = dossier.roadmap.find(({ capabilities }) => capabilities.some((id) => ids.includes(id)))
  return [
    highLine(cases),
    ...(limits.length > 0 ? [`All of your constraints hold: ${limits.join(', ')}.`] : []),
    ...(first && known >= leastKnown ? [`Proceed to the next release if ${first.gate}.`.replace(/\.\.$/, '.')] : []),
  ]
}

function questions({ dossier }: MarketFacts): TestingOutput['openQuestions'] {
  return dossier.questions.slice(0, 2).map(({ text, propose, owner }) => ({
    question: text,
    owner: owner ?? 'Product manager',
    test: propose ? `Proposed answer: ${propose}` : 'Ask before the first run',
  }))
}
