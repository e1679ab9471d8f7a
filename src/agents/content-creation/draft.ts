import { defineDraft } from '#agents/_kit/define-draft.ts'
import { taglineOf } from '#drafting/copy/call-line.ts'
import { channelText } from '#drafting/copy/channel-text.ts'
import { copyFacts } from '#drafting/copy/copy-facts.ts'
import { copyPlan } from '#drafting/copy/copy-plan.ts'
import { painClaim } from '#drafting/copy/pains.ts'
import type { Channel } from '#knowledge/channel.ts'
import agent from './agent.ts'
import { thingsToCheck } from './draft/things-to-check.ts'
import { tipsFor } from './draft/tips.ts'

/** Most pains that are named: the text itself carries two. */
const mostPains = 4

export default defineDraft(agent, (context) => {
  const { input, knowledge } = context
  const facts = copyFacts(context)
  const channelOf = (id: string): Channel => {
    const found = knowledge.channels.find((channel) => channel.id === id)
    if (!found) throw new Error(`the library has no channel ${id}`)
    return found
  }
  const choices = {
    tone: input.tone || 'professional',
    call: input.callToAction || 'learn more',
    topic: input.topic,
  } as const
  const chosen = channelOf(input.channel || 'linkedin')
  // A form that goes through the steps does not open with them.
  const told = ['article', 'email', 'video', 'short-video'].includes(chosen.form) ? (['sequence'] as const) : []
  const plan = copyPlan(facts, choices, 0, told)
  // Each post takes another hook, so that whoever follows two of the accounts does not read one text twice.
  const posts = (['twitter', 'linkedin', 'instagram'] as const).map((id, index) =>
    channelText(channelOf(id), copyPlan(facts, choices, index + 1), 'short'),
  )
  const [twitter = '', linkedin = '', instagram = ''] = posts
  return {
    channelSpecificContent: {
      content: channelText(chosen, plan, 'full'),
      tips: tipsFor(chosen, facts),
    },
    tagline: taglineOf(facts),
    socialPosts: { twitter, linkedin, instagram },
    realPainPoints: facts.pains.slice(0, mostPains).map(painClaim).join('\n'),
    toCheck: thingsToCheck(plan, chosen),
  }
})
