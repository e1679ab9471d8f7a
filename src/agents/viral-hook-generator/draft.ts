import { defineDraft } from '#agents/_kit/define-draft.ts'
import { trendClaims } from '#drafting/compose/trends.ts'
import { copyFacts } from '#drafting/copy/copy-facts.ts'
import { spoken, toneOf, voiceOf } from '#drafting/copy/copy-voice.ts'
import agent from './agent.ts'
import { chooseHooks } from './draft/choose-hooks.ts'
import { formOn } from './draft/form-on.ts'
import { hookDefaults } from './input.ts'

const mostHooks = 7
const mostTrends = 2

export default defineDraft(agent, (context) => {
  const { input } = context
  const pains = input.painPoints === hookDefaults.painPoints ? null : input.painPoints
  const facts = copyFacts(context, { name: input.productName, pains })
  const voice = voiceOf(toneOf(input.tone))
  const chosen = chooseHooks(facts, {
    voice,
    emotion: input.desiredEmotion,
    platform: input.platform,
    most: mostHooks,
    typed: pains !== null,
  })
  const trends = trendClaims(facts.view, mostTrends)
  return {
    hooks: chosen.map((line) => ({
      hook: formOn(input.platform, spoken(line.text, voice)),
      why_it_works: line.why,
      emotional_trigger: line.trigger,
      inspired_by: line.from,
      check: line.check,
    })),
    ...(trends.length > 0 ? { bonus_trends: trends } : {}),
  }
})
