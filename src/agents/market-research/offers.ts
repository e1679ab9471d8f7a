import { defineOffers, isFinding } from '#agents/_kit/define-offers.ts'
import agent from './agent.ts'

export default defineOffers(agent, ({ battleCard }) =>
  battleCard.competitors.map(({ name, benefits, weaknesses }, index) => ({
    kind: 'rival',
    name,
    text: benefits.find(isFinding) ?? '',
    lines: weaknesses.filter(isFinding),
    at: ['battleCard', 'competitors', index],
  })),
)
