import type { BriefFeature, BriefLimit, OfferedUsual } from '#drafting/index.ts'
import { shortQuote } from '#drafting/index.ts'
import { openCriterion } from '../open-criterion.ts'
import type { PrdOutput } from '../output.ts'

type Requirement = Omit<PrdOutput['requirements'][number], 'id'>

const mostRequirements = 14
const mostLimits = 5
const mostProposed = 4
const mostOpen = 5
const longestQuote = 24

/** A feature of the user of which nothing can be tested yet: it stays a requirement, and what is missing is said. */
export const openRequirement = (quote: string): Requirement => ({
  priority: 'Must',
  requirement: `“${shortQuote(quote, longestQuote)}”`,
  acceptance: openCriterion,
  because: 'From your description',
})

/** One line for all that is open; '' where nothing is. */
export const openLine = (count: number): string =>
  count === 0
    ? ''
    : `${count === 1 ? 'One of your features has' : `${count} of your features have`} no acceptance criterion yet; see “Open” under Requirements.`

/** The user's features in the user's order, those without a line after them, then the limits; without any feature, what everybody expects. */
export function requirements(
  features: readonly BriefFeature[],
  bare: readonly BriefFeature[],
  limits: readonly BriefLimit[],
  { expected, later }: OfferedUsual,
): PrdOutput['requirements'] {
  const rows = features.map((feature) => (feature.capability ? marketRequirement(feature) : onlyTheirs(feature)))
  const bounds = limits.slice(0, mostLimits).map(
    ({ text, fails }): Requirement => ({
      priority: 'Must',
      requirement: `“${text}”`,
      acceptance: fails ?? '',
      because: 'Your constraint',
    }),
  )
  const proposed = [...expected, ...later].slice(0, rows.length + bare.length > 0 ? 0 : mostProposed).map(
    ({ name, requirement, acceptance }): Requirement => ({
      priority: 'Should',
      requirement,
      acceptance: acceptance[0] ?? '',
      because: `${name}: common in this market, not in your description`,
    }),
  )
  const open = bare.slice(0, mostOpen).map(({ quotes, name }) => openRequirement(quotes.join(', ') || name))
  const most = mostRequirements - bounds.length - open.length
  return [...rows.slice(0, most), ...open, ...bounds, ...proposed].map((each, index) => ({
    id: `R${index + 1}`,
    ...each,
  }))
}

const quoteOf = ({ quotes }: BriefFeature) => quotes.map((text) => shortQuote(text, longestQuote)).join('” and “')

function marketRequirement(feature: BriefFeature): Requirement {
  const { name, requirement, fails, edge, quotes, isClaimed } = feature
  return {
    priority: 'Must',
    requirement: requirement ?? name,
    acceptance: fails[0] ?? openCriterion,
    because: isClaimed ? name : `${name} (our reading of your words)`,
    ...(quotes.length > 0 ? { quote: quoteOf(feature) } : {}),
    details: fails.slice(1, 2),
    ...(edge ? { edge } : {}),
  }
}

/** What the market does not know: the words are the requirement, and their form gives the lines that can fail. */
function onlyTheirs(feature: BriefFeature): Requirement {
  const { fails, questions } = feature
  const [asked] = questions
  return {
    priority: 'Must',
    requirement: `“${feature.quotes.join('”, “')}”`,
    acceptance: fails[0] ?? '',
    because: 'your description',
    quote: feature.quotes.join('”, “'),
    details: fails.slice(1, 3),
    ...(asked ? { ask: { question: asked.ask, proposal: asked.propose } } : {}),
  }
}
