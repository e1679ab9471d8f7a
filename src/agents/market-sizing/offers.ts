import { defineOffers } from '#agents/_kit/define-offers.ts'
import agent from './agent.ts'

/** Whole numbers of people and firms: what a share or a price means without its formula nobody can say. */
const counted = /^(?:counted|people|persons|firms|companies|businesses|households|users|customers)\b/i
const whole = new Intl.NumberFormat('en')

export default defineOffers(agent, ({ rows }) =>
  rows.flatMap(({ label, value, unit, blank }, index) =>
    !blank && counted.test(unit) && value >= 1
      ? [
          {
            kind: 'figure' as const,
            name: label,
            text: `${whole.format(value)} ${label}`,
            lines: [],
            at: ['rows', index],
          },
        ]
      : [],
  ),
)
