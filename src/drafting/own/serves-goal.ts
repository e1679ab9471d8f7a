import { namesSame } from '../selecting/same-thing.ts'
import type { BriefFeature } from './brief-features.ts'

/** Whether a goal of the form speaks of a feature: in the same words, or in most of its telling ones. */
export function servesGoal({ quotes }: Pick<BriefFeature, 'quotes'>, goal: string): boolean {
  return quotes.some((quote) => goal.includes(quote)) || namesSame(goal, quotes.join(' '))
}
