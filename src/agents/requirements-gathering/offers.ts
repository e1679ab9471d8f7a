import { defineOffers } from '#agents/_kit/define-offers.ts'
import agent from './agent.ts'
import type { Story } from './output.ts'

/** Each story with what can fail of it: its criteria, else its scenarios. */
export default defineOffers(agent, ({ stories }) =>
  stories.map((story, index) => ({
    kind: 'requirement',
    name: story.id,
    text: story.want.replace(/^“([^“”]*)”$/, '$1'),
    lines: criteriaOf(story),
    aliases: story.quote ? [story.quote] : [],
    isMust: story.priority === 'Must',
    at: ['stories', index],
  })),
)

const criteriaOf = ({ acceptance = [], scenarios }: Story): string[] =>
  acceptance.length > 0
    ? acceptance
    : scenarios.map(({ given, when, outcome }) => `Given ${given}, when ${when}, then ${outcome}`)
