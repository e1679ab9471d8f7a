import {
  type BriefFeature,
  type MarketFacts,
  type OfferedUsual,
  offeredUsual,
  shortQuote,
  testLine,
} from '#drafting/index.ts'
import type { Story } from '../output.ts'

const mostStories = 40
/** With fewer features named than this, what everybody expects is offered beside them. */
const fewNamed = 4
const mostOffered = 3
const longestWant = 20

/** The user's features in the user's order, then what everybody here expects; nothing that was said to be out. */
export function storiesOf(facts: MarketFacts, features: readonly BriefFeature[]): Story[] {
  const theirs = features.slice(0, mostStories).map((feature) => storyOf(feature, facts))
  const offered = theirs.length < fewNamed ? offeredStories(offeredUsual(facts), facts) : []
  return [...theirs, ...offered].map((story, index) => ({ id: `US-${index + 1}`, ...story }))
}

function storyOf(feature: BriefFeature, { dossier }: MarketFacts): Omit<Story, 'id'> {
  const { capability, addsToMarket, quotes, people, fails, tests, edge, questions } = feature
  const role = dossier.roles.find(({ id }) => id === capability?.roles[0])
  const [asked] = questions
  return {
    priority: 'Must',
    asA: capital(people[0] ?? (speaksOfSelf(quotes) ? 'You' : (role?.noun ?? 'User'))),
    want:
      capability && !addsToMarket
        ? (capability.job ?? capability.name)
        : `“${quotes.map((text) => shortQuote(text, longestWant)).join('”, “')}”`,
    ...(capability?.benefit ? { soThat: capability.benefit } : {}),
    scenarios: [],
    ...(capability ? { requirement: capability.requirement } : {}),
    ...(quotes.length > 0 ? { quote: quotes.join('”; “') } : {}),
    acceptance: fails.slice(0, 3),
    tests: tests.slice(0, 2).map(testLine),
    ...(edge ? { edge } : {}),
    ...(asked ? { ask: { question: asked.ask, proposal: asked.propose } } : {}),
    ...(capability && !feature.isClaimed ? { isInferred: true } : {}),
    basis: capability
      ? feature.isClaimed
        ? 'In your description'
        : 'Inferred from your description'
      : 'In your description; the criteria follow from your sentence',
  }
}

/** "I get a call": the writer is the one who uses it. */
const speaksOfSelf = (quotes: readonly string[]) => quotes.some((text) => /\b(?:i|me|my)\b/i.test(text))

function offeredStories({ needed, expected, later }: OfferedUsual, { dossier }: MarketFacts): Omit<Story, 'id'>[] {
  return [...needed.map(({ capability }) => capability), ...expected, ...later]
    .slice(0, mostOffered)
    .map(({ name, roles, job, benefit, requirement, acceptance, tests, edge }) => ({
      priority: 'Should',
      asA: capital(dossier.roles.find(({ id }) => id === roles[0])?.noun ?? 'User'),
      want: job ?? name,
      ...(benefit ? { soThat: benefit } : {}),
      scenarios: [],
      requirement,
      acceptance: acceptance.slice(0, 2),
      tests: tests.slice(0, 1),
      ...(edge ? { edge: { wrong: edge.wrong, answer: edge.answer } } : {}),
      basis: 'Common in this category, not in your description',
    }))
}

const capital = (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1).replace(/['’]s$/, '')}`
