import { defineDraft } from '#agents/_kit/define-draft.ts'
import { productTerms } from '#drafting/compose/product-terms.ts'
import { seededChoice } from '#drafting/compose/seeded-choice.ts'
import agent from './agent.ts'
import { castOf } from './draft/cast.ts'
import { namesFor, regionOf } from './draft/names.ts'
import { personOf } from './draft/person.ts'
import { pressures } from './draft/pressures.ts'

export default defineDraft(agent, (context) => {
  const { productDescription, targetAudience, personaCount } = context.input
  const count = Number(personaCount)
  const terms = productTerms(context.brief, context.placement)
  const cast = castOf(context, terms, count)
  const choice = seededChoice(`${productDescription}\n${targetAudience}`)
  const names = namesFor(regionOf(context.brief, context.knowledge.regions), cast.length, choice)
  return {
    realTimeChallenges: pressures(context, terms, cast),
    personas: cast.map((member, at) => personOf(member, names[at] ?? member.title, context, terms, choice)),
  }
})
