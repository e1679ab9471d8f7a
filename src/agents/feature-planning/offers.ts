import { defineOffers } from '#agents/_kit/define-offers.ts'
import agent from './agent.ts'

export default defineOffers(agent, ({ features }) =>
  features.map(({ id, name, needed }, index) => ({
    kind: 'requirement',
    name: id,
    text: name.replace(/^“([^“”]*)”$/, '$1'),
    lines: [],
    isMust: needed !== null,
    at: ['features', index],
  })),
)
