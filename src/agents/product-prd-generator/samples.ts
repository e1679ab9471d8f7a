import type { z } from 'zod'
import type { prdInput } from './input.ts'

export const prdSamples: z.input<typeof prdInput>[] = [
  {
    productIdea:
      'A marketplace where home cooks sell surplus home-grown vegetables to neighbours. Growers list what they have, neighbours reserve and pick it up the same day.',
    additionalContext: 'Start in Lisbon. Must comply with local food law. Two developers, three months.',
  },
  {
    productIdea:
      'An API that warns logistics teams when a container will miss its port slot, so that they can rebook a truck before demurrage fees start.',
    additionalContext: null,
  },
  {
    productIdea:
      'A tool for choir directors to plan rehearsals: singers mark when they are absent, and the director sees which voices are missing before choosing the pieces.',
    additionalContext: 'Singers are volunteers between 20 and 80 and many do not want another app.',
  },
]
