import {
  buttonInGoal,
  buttonOf,
  callOfGoal,
  firstLines,
  type MarketFacts,
  type ProductWords,
  productWords,
  type Register,
  registerOf,
  troubles,
} from '#drafting/index.ts'
import type { Role } from '#knowledge/dossier/role.ts'
import type { CampaignInput } from '../input.ts'
import { type CampaignGoal, goalOf } from './goal.ts'
import { type CampaignSide, sidesOf } from './sides.ts'
import { type Budget, budgetOf, type Target, targetsOf } from './targets.ts'

/** What all parts of a campaign are chosen from. */
export interface CampaignFacts {
  input: CampaignInput
  facts: MarketFacts
  goal: CampaignGoal
  targets: readonly Target[]
  budget: Budget | null
  /** What the button of each text says: the act that the goal names, in its words. */
  button: string
  register: Register
  words: ProductWords
  /** First lines about this product, by tone. */
  lines: readonly string[]
  troubles: readonly string[]
  /** The people of the form, by side; who is won first stands first. */
  sides: readonly [CampaignSide, ...CampaignSide[]]
  /** The role of the first people of the form; null where the market does not know them. */
  role: Role | null
}

/** `channels` is how many there are: a goal without a date gets its weeks from it. */
export function campaignFacts(
  input: CampaignInput,
  facts: MarketFacts,
  channels: number,
  timestamp: string,
): CampaignFacts {
  const words = productWords(input.productDescription, input.productName, facts)
  const register = registerOf(input.tone)
  const targets = targetsOf(input.campaignGoal)
  const sides = sidesOf(input.targetPersona, facts, targets)
  return {
    input,
    facts,
    goal: goalOf(input.campaignGoal, channels, timestamp),
    targets,
    budget: budgetOf(input.campaignGoal),
    button: buttonInGoal(input.campaignGoal) ?? buttonOf(callOfGoal(input.campaignGoal, 'get started')),
    register,
    words,
    lines: firstLines(facts, words, register),
    troubles: troubles(facts, words),
    sides,
    role: (sides.find(({ isScarce }) => !isScarce) ?? sides[0]).role,
  }
}
