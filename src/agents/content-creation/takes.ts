import { citing, defineTakes } from '#agents/_kit/define-takes.ts'
import agent from './agent.ts'

const mostPains = 5

/** What hurts the handed-over people leads the pains that the texts speak of. */
export default defineTakes(agent, ({ output, handed: { people } }) => {
  const pains = people.flatMap((person) => person.lines.slice(0, 2).map((pain) => citing(pain, person)))
  const all = [...pains, ...output.realPainPoints.split('\n').filter(Boolean)]
  return pains.length > 0 ? { ...output, realPainPoints: all.slice(0, mostPains).join('\n') } : output
})
