import type { BriefFeature, BriefLimit, ClauseTest, MarketFacts } from '#drafting/index.ts'
import { shortQuote, testParts } from '#drafting/index.ts'
import type { Capability } from '#knowledge/dossier/capability.ts'
import type { TestingOutput } from '../output.ts'

type Case = Omit<TestingOutput['cases'][number], 'id' | 'step'>

/** Cases that belong together: those of one feature, of the limits, of the pairs, of the qualities. */
export interface CaseGroup {
  title: string
  who: string
  /** Ids of the features that the cases are about. */
  about: readonly string[]
  cases: readonly Case[]
}

/** With more features than this, those that the market knows have fewer cases. */
const fullFeatures = 6
/** So that a long list still fits the schema. */
const mostFeatures = 20
const mostProposed = 4
const mostPairs = 3
const mostQualities = 2
const mostLimits = 15
const longestTitle = 16

export const pairsTitle = 'Feature interactions'
export const limitsTitle = 'Your constraints'

/** What only the user has first, then the limits, then what the market knows, then where two features meet. */
export function caseGroups(
  facts: MarketFacts,
  all: readonly BriefFeature[],
  limits: readonly BriefLimit[],
): CaseGroup[] {
  const { usual, dossier } = facts
  const features = all.slice(0, mostFeatures)
  const known = features.filter(({ capability }) => capability !== null)
  const shorter = known.length > fullFeatures
  return [
    ...byWeight(features.filter(({ capability }) => capability === null)).map(ownGroup),
    group(
      limitsTitle,
      limits
        .filter(({ fails, test }) => fails !== null || test !== null)
        .slice(0, mostLimits)
        .map(limitCase),
    ),
    ...known.map((feature) => knownGroup(feature, facts, shorter)),
    ...usual
      .slice(0, features.length === 0 ? mostProposed : 0)
      .map((capability) => ({ ...group(capability.name, proposedCases(capability)), about: [capability.id] })),
    group(pairsTitle, pairCases(facts)),
    group(
      'Quality requirements',
      dossier.qualities.slice(0, mostQualities).map(({ need, criterion }) => ({
        ...measured(criterion),
        type: 'Quality',
        priority: 'Medium',
        basis: need,
        hasLabelBasis: true,
      })),
    ),
  ].filter(({ cases }) => cases.length > 0)
}

/** What has a question of its own is least settled: it comes first. */
const byWeight = (features: readonly BriefFeature[]) =>
  features.toSorted((a, b) => b.questions.length - a.questions.length)

const group = (title: string, cases: readonly Case[]): CaseGroup => ({ title, who: '', about: [], cases })

/** A line that can fail, without steps of its own. */
const measured = (title: string) => ({ title, steps: [] })

/** A test as a tester runs it: what is there before, what is done, what is seen. */
function walked(test: ClauseTest): Pick<Case, 'title' | 'preconditions' | 'steps'> {
  return {
    title: capital(test.when),
    preconditions: capital(test.given),
    steps: [{ action: capital(test.when), expected: capital(test.outcome) }],
  }
}

const testCase = (test: ClauseTest | string) => (typeof test === 'string' ? measured(test) : walked(test))

function ownGroup({ id, quotes, people, fails, tests, edge }: BriefFeature): CaseGroup {
  const cases: Case[] = [
    ...tests.slice(0, 2).map((test) => ({ ...testCase(test), type: 'Functional' as const, priority: 'High' as const })),
    ...fails.slice(0, 2).map((line, index) => ({
      ...measured(line),
      type: 'Functional' as const,
      priority: index === 0 ? ('High' as const) : ('Medium' as const),
    })),
    ...(edge ? [edgeCase(edge)] : []),
  ]
  return {
    title: `“${quotes.map((text) => shortQuote(text, longestTitle)).join('”, “')}”`,
    who: people[0] ?? '',
    about: [id],
    cases: withBasis(cases, `From your description: “${quotes.join('”; “')}”`),
  }
}

function knownGroup(feature: BriefFeature, { dossier }: MarketFacts, shorter: boolean): CaseGroup {
  const { capability, name, quotes, people, fails, tests, edge } = feature
  const role = dossier.roles.find(({ id }) => id === capability?.roles[0])
  const cases: Case[] = [
    ...fails.slice(0, shorter ? 1 : 2).map((line, index) => ({
      ...measured(line),
      type: 'Functional' as const,
      priority: index === 0 ? ('High' as const) : ('Medium' as const),
    })),
    ...(edge ? [edgeCase(edge)] : []),
    ...tests
      .slice(0, shorter ? 1 : 2)
      .map((test) => ({ ...testCase(test), type: 'Functional' as const, priority: 'Medium' as const })),
  ]
  return {
    title: name,
    who: people[0] ?? role?.nounPlural ?? '',
    about: [feature.id],
    cases:
      quotes.length > 0
        ? withBasis(cases, `${feature.isClaimed ? 'You' : 'Inferred from'}: “${quotes.join('”; “')}”`)
        : cases,
  }
}

/** What goes wrong in this market, played through on purpose. */
const edgeCase = ({ wrong, answer }: { wrong: string; answer: string }): Case => ({
  title: wrong,
  type: 'Edge',
  priority: 'High',
  steps: [{ action: 'Reproduce this deliberately, on two devices if two people are involved', expected: answer }],
})

const withBasis = (cases: readonly Case[], basis: string): Case[] =>
  cases.map((each, index) => (index === 0 ? { ...each, basis } : each))

function limitCase({ text, fails, test }: BriefLimit): Case {
  return {
    ...(test ? walked(test) : measured(`“${text}”`)),
    title: `“${text}”`,
    type: 'Limit',
    priority: 'High',
    ...(fails ? { expected: fails } : {}),
    basis: 'Your constraint',
    hasLabelBasis: true,
  }
}

function proposedCases({ acceptance, tests, edge }: Capability): Case[] {
  return [
    ...acceptance.slice(0, 1).map((line) => ({
      ...measured(line),
      type: 'Functional' as const,
      priority: 'High' as const,
      basis: 'Common in this category, not in your description',
      hasLabelBasis: true,
    })),
    ...(edge ? [edgeCase(edge)] : []),
    ...tests.slice(0, 1).map((test) => ({
      ...testCase(testParts(test) ?? test),
      type: 'Functional' as const,
      priority: 'Medium' as const,
    })),
  ]
}

/** The pairs that stand on the first screen with the question and our proposal. */
export const decidedFirst = 2

/** What happens where two named features meet; the expected result is a proposal until somebody decides. */
function pairCases({ judgements, cite }: MarketFacts): Case[] {
  return judgements
    .filter(({ kind }) => kind === 'tradeoff')
    .slice(0, mostPairs)
    .map(({ text, so, decide, basis }, index) => {
      const isFirst = index < decidedFirst
      return {
        title: `${text}${cite(basis ?? undefined)}`,
        type: 'Edge',
        priority: isFirst ? 'High' : 'Medium',
        steps: [
          {
            action: 'Use both features at once, from two devices',
            expected: isFirst ? `As decided above, item ${index + 1}` : `Proposed answer: ${so ?? ''}`,
          },
        ],
        ...(decide && !isFirst ? { basis: `Decide first: ${decide}`, hasLabelBasis: true } : {}),
      }
    })
}

const capital = (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1)}`
