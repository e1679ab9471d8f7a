import { defineOffers } from '#agents/_kit/define-offers.ts'
import agent from './agent.ts'
import { unknown } from './output.ts'

/** Each persona with what hurts, what is wanted and what stands in the way. */
export default defineOffers(agent, ({ personas }) =>
  personas.map(({ name, occupation, goals, painPoints, challenges, preferredChannels }, index) => ({
    kind: 'persona',
    name,
    text: occupation === unknown ? '' : occupation,
    lines: painPoints,
    goals,
    objections: challenges,
    channels: preferredChannels,
    at: ['personas', index],
  })),
)
