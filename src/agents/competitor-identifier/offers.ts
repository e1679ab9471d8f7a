import { defineOffers, isFinding } from '#agents/_kit/define-offers.ts'
import { splitSentences } from '#agents/_kit/sentences.ts'
import agent from './agent.ts'

/** How the description of a competitor says where it is weak. */
const weakness = /^(?:weak at|weakness):\s*/i

/** Companies that are sold for the same job. A way of today is no rival that one could name. */
export default defineOffers(agent, ({ direct }) =>
  direct.map(({ name, description }, index) => {
    const said = splitSentences(description).filter(isFinding)
    return {
      kind: 'rival',
      name,
      text: said.find((each) => !weakness.test(each)) ?? '',
      lines: said.filter((each) => weakness.test(each)).map((each) => each.replace(weakness, '')),
      at: ['direct', index],
    }
  }),
)
