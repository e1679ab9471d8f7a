import { type MarketFacts, tellingOwn } from '#drafting/index.ts'
import type { SegmentationOutput } from '../output.ts'

type Gap = SegmentationOutput['marketGaps'][number]
const mostGaps = 3

/** Gaps that a source shows, what of the user's features nobody has looked up, then hypotheses of the market with their test. */
export function gapsOf(facts: MarketFacts): Gap[] {
  return [...refused(facts), ...ownQuestion(facts), ...hypotheses(facts)].slice(0, mostGaps)
}

/** Named features that a source says a rival does not have; an unknown cell is nobody's gap. */
function refused({ named, rivals, cite, people }: MarketFacts): Gap[] {
  return named.flatMap(({ capability, quote }): Gap[] => {
    const without = rivals.filter(
      ({ coverage, seen = [], basis }) => coverage[capability.id] === 'no' && seen.includes(capability.id) && basis,
    )
    if (without.length === 0) return []
    return [
      {
        gapTitle: capability.name,
        marketSize: forWhom(people),
        urgency: 'Medium',
        description: `You wrote: “${quote.text}”. According to a source, these vendors do not have it.`,
        opportunity: `Show it first to people who use ${without[0]?.name} today.`,
        competitorLimitations: without.slice(0, 4).map(({ name, basis }) => `${name}: does not have it${cite(basis)}`),
        referenceLinks: [],
      },
    ]
  })
}

/** The features that the library knows of no rival: a question until somebody has looked. */
function ownQuestion({ own, rivals, elsewhere, people, compared }: MarketFacts): Gap[] {
  const asked = tellingOwn(own, 3).map((text) => `“${text}”`)
  if (asked.length === 0) return []
  const known = rivals.filter(({ kind }) => kind === 'direct').map(({ name }) => name)
  const names = [...new Set([...compared.map(({ name }) => name), ...known])].slice(0, 4)
  const far = names.length < 2 ? elsewhere.slice(0, 2).map(({ name }) => name) : []
  return [
    {
      gapTitle: 'Open question: does anyone already offer your differentiator?',
      marketSize: forWhom(people),
      urgency: 'Medium',
      description: asked.join('; '),
      opportunity: `Spend an afternoon with the help pages and trials of ${[...names, ...far].join(', ') || 'the three products customers name first'}, and mark each feature yes, partly or no. It is a gap only where the answer is no.`,
      competitorLimitations: [],
      referenceLinks: [],
    },
  ]
}

const kinds = {
  gap: 'A market gap',
  tradeoff: 'Competitors chose not to do it',
  hypothesis: 'A hypothesis without a source',
} as const

function hypotheses({ dossier }: MarketFacts): Gap[] {
  return dossier.gaps.map(
    ({ segment, unmet, why, test, kind = 'hypothesis' }): Gap => ({
      gapTitle: unmet,
      marketSize: `${segment}.`,
      urgency: 'Low',
      description: `${kinds[kind]}. ${why}.`.replace('..', '.'),
      opportunity: `Cheapest test: ${test}`,
      competitorLimitations: [],
      referenceLinks: [],
    }),
  )
}

const forWhom = (people: MarketFacts['people']) => (people[0] ? `“${people[0].quote.text}”` : 'Your first customers')
