import { defineDraft } from '#agents/_kit/define-draft.ts'
import { copyFacts } from '#drafting/copy/copy-facts.ts'
import { voiceOf } from '#drafting/copy/copy-voice.ts'
import agent from './agent.ts'
import { benefitsOf } from './draft/benefits.ts'
import { closingOf, heroOf, seoOf } from './draft/frame.ts'
import { pricingOf } from './draft/pricing.ts'
import { problemOf } from './draft/problem.ts'
import { proofOf } from './draft/proof.ts'
import { questionsOf } from './draft/questions.ts'
import { stepsOf } from './draft/steps.ts'
import { thingsToCheck } from './draft/things-to-check.ts'

export default defineDraft(agent, (context) => {
  const { productName, callToAction, tone, proof } = context.input
  const facts = copyFacts(context, { name: productName })
  const voice = voiceOf(tone)
  const shown = { facts, voice, call: callToAction }
  return {
    seo: seoOf(shown),
    hero: heroOf(shown),
    problem: problemOf(shown),
    steps: stepsOf(shown),
    benefits: benefitsOf(shown),
    proof: proofOf(shown, proof),
    questions: questionsOf(shown),
    pricing: pricingOf(shown),
    closing: closingOf(shown),
    toCheck: thingsToCheck(shown),
  }
})
