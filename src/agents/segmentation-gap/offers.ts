import { defineOffers } from '#agents/_kit/define-offers.ts'
import agent from './agent.ts'
import { isSaid } from './output.ts'

/** The segment that was chosen: the primary one. */
export default defineOffers(agent, ({ customerSegments }) =>
  customerSegments.flatMap(({ name, priority, painPointSeverity, adoptionReadiness, findTen }, index) =>
    priority === 'Primary'
      ? [
          {
            kind: 'segment' as const,
            name,
            text: '',
            lines: [painPointSeverity].filter(isSaid),
            objections: [adoptionReadiness].filter(isSaid),
            ...(findTen ? { channels: [findTen] } : {}),
            at: ['customerSegments', index],
          },
        ]
      : [],
  ),
)
