import { defineDraft } from '#agents/_kit/define-draft.ts'
import { marketView } from '#drafting/compose/market-view.ts'
import { seededChoice } from '#drafting/compose/seeded-choice.ts'
import agent from './agent.ts'
import { castOf } from './draft/cast.ts'
import { namesFor, regionOf } from './draft/names.ts'
import { peopleOf } from './draft/person.ts'
import { pressures } from './draft/pressures.ts'

export default defineDraft(agent, (context) => {
  const { productDescription, targetAudience, personaCount } = context.input
  const count = Number(personaCount)
  const view = marketView(context, 3)
  const cast = castOf(context, view, count)
  const choice = seededChoice(`${productDescription}\n${targetAudience}`)
  const names = namesFor(regionOf(context.brief, context.knowledge.regions), cast.length, choice)
  return {
    realTimeChallenges: pressures(view, cast),
    personas: peopleOf(cast, names, view, choice),
  }
})
