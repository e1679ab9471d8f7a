import { defineOffers, isFinding } from '#agents/_kit/define-offers.ts'
import agent from './agent.ts'

/** Each rival with where it wins and where it loses, and its price where the comparison has one. */
export default defineOffers(agent, ({ battleCards }) =>
  battleCards.flatMap(({ name, wins, loses, price }, index) => {
    const at = ['battleCards', index]
    return [
      { kind: 'rival' as const, name, text: wins.find(isFinding) ?? '', lines: loses.filter(isFinding), at },
      ...(price && /\d/.test(price) && isFinding(price)
        ? [{ kind: 'price' as const, name, text: price, lines: [], at }]
        : []),
    ]
  }),
)
