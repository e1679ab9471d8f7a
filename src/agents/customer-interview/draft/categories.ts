import type { MarketView } from '#drafting/compose/market-view.ts'
import { aboutCost } from './about-cost.ts'
import { aboutDeciding } from './about-deciding.ts'
import { aboutLastTime } from './about-last-time.ts'
import { aboutLimits } from './about-limits.ts'
import { aboutSteps } from './about-steps.ts'
import { aboutToday } from './about-today.ts'
import type { Category } from './category.ts'
import type { Talk } from './talk.ts'

/** In the order of a conversation: from one case to habits, money and limits. */
export const categoriesOf = (talk: Talk, view: MarketView): Category[] => [
  aboutLastTime(talk, view),
  aboutSteps(talk, view),
  aboutToday(talk, view),
  aboutCost(talk, view),
  aboutDeciding(talk, view),
  aboutLimits(talk, view),
]
