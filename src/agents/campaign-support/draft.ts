import { defineDraft } from '#agents/_kit/define-draft.ts'
import { copyFacts } from '#drafting/copy/copy-facts.ts'
import { toneOf } from '#drafting/copy/copy-voice.ts'
import agent from './agent.ts'
import { bonusIdeas } from './draft/bonus-ideas.ts'
import { campaignChannels } from './draft/campaign-channels.ts'
import { flowOf } from './draft/flow.ts'
import { goalOf } from './draft/goal.ts'
import { measurementOf, objectiveOf } from './draft/objective.ts'
import { personaText } from './draft/persona.ts'
import { thingsToCheck } from './draft/things-to-check.ts'
import { channelWeeks, weekPlan } from './draft/weeks.ts'

export default defineDraft(agent, (context) => {
  const { input, knowledge, timestamp } = context
  const facts = copyFacts(context, { name: input.productName })
  const named = campaignChannels(input.channels, knowledge.channels)
  const channels = named.length > 0 ? named : campaignChannels('LinkedIn, Instagram, Email', knowledge.channels)
  const goal = goalOf(input.campaignGoal, channels.length, timestamp)
  const spans = channelWeeks(channels, goal)
  const { steps, plans } = flowOf(facts, channels, spans, { tone: toneOf(input.tone), call: goal.call })
  const ideas = bonusIdeas(facts)
  return {
    campaignObjective: objectiveOf(facts, goal),
    measurement: measurementOf(facts, goal),
    persona: personaText(facts, input.targetPersona),
    platformFlow: steps,
    weeks: weekPlan(facts, channels, spans, goal),
    ...(ideas.length > 0 ? { bonusIdeas: ideas } : {}),
    toCheck: thingsToCheck(facts, channels, plans),
  }
})
