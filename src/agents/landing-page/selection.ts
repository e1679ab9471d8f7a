import { defineSelection } from '#agents/_kit/define-selection.ts'
import agent from './agent.ts'
import { closingOf, heroOf, seoOf } from './selection/frame.ts'
import { pageFacts } from './selection/page-facts.ts'
import { benefitsOf, pricingOf, problemOf, proofOf, questionsOf, stepsOf } from './selection/sections.ts'
import { thingsToCheck } from './selection/things-to-check.ts'

/** A page around the user's own sentences; a section about which nothing is known is left out, and a blank says what belongs there. */
export default defineSelection(agent, ({ input, facts }) => {
  const page = pageFacts(input, facts)
  return {
    seo: seoOf(page),
    hero: heroOf(page),
    problem: problemOf(page),
    steps: stepsOf(page),
    benefits: benefitsOf(page),
    proof: proofOf(page),
    questions: questionsOf(page),
    pricing: pricingOf(page),
    closing: closingOf(page),
    toCheck: thingsToCheck(page),
  }
})
