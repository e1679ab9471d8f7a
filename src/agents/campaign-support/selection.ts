import { defineSelection } from '#agents/_kit/define-selection.ts'
import { readChannels } from '#knowledge/layers.ts'
import agent from './agent.ts'
import { bonusIdeas, thingsToCheck } from './selection/advice.ts'
import { bothSides } from './selection/both-sides.ts'
import { budgetPlan } from './selection/budget-plan.ts'
import { isWithin } from './selection/calendar.ts'
import { campaignFacts } from './selection/campaign-facts.ts'
import { chosenChannels } from './selection/chosen-channels.ts'
import { flowOf } from './selection/flow.ts'
import { gatesOf } from './selection/gates.ts'
import { goalOf } from './selection/goal.ts'
import { personaText } from './selection/persona.ts'
import { measurementOf, objectiveOf } from './selection/plan.ts'
import { sidesOf } from './selection/sides.ts'
import { spansOf, startOf } from './selection/spans.ts'
import { targetsOf } from './selection/targets.ts'
import { weekPlan } from './selection/weeks.ts'

const knownChannels = readChannels()
/** For the length of a plan without a date, before its channels are chosen. */
const usualChannels = 4

/** A plan to start on the next Monday: channels with their reasons, texts around the user's sentences, weeks, gates and the budget. */
export default defineSelection(agent, ({ input, facts, timestamp }) => {
  const people = sidesOf(input.targetPersona, facts, targetsOf(input.campaignGoal))
  const { weeks } = goalOf(input.campaignGoal, usualChannels, timestamp)
  const isTimely = (text: string) => isWithin(text, startOf(timestamp), weeks)
  const { channels, refused } = chosenChannels(
    input.channels,
    input.campaignGoal,
    people,
    facts,
    knownChannels,
    isTimely,
  )
  const campaign = campaignFacts(input, facts, channels.length, timestamp)
  const spans = spansOf(channels, campaign.goal)
  const written = flowOf(campaign, channels, spans)
  const ideas = bonusIdeas(campaign, channels, isTimely)
  const sides = bothSides(campaign)
  const budget = budgetPlan(campaign, channels)
  return {
    campaignObjective: objectiveOf(campaign, timestamp),
    measurement: measurementOf(campaign),
    persona: personaText(campaign),
    ...(sides.length > 0 ? { sides } : {}),
    platformFlow: written.map(({ withheld: _withheld, ...step }) => step),
    weeks: weekPlan(campaign, channels, spans, timestamp),
    gates: gatesOf(campaign),
    ...(budget.length > 0 ? { budget } : {}),
    ...(refused.length > 0 ? { refused } : {}),
    ...(ideas.length > 0 ? { bonusIdeas: ideas } : {}),
    toCheck: thingsToCheck(campaign, written),
  }
})
