import { citing, defineTakes, personLine } from '#agents/_kit/define-takes.ts'
import type { NumberedItem } from '#drafting/index.ts'
import agent from './agent.ts'

const mostPeople = 2
const mostChecks = 6
const mostRivals = 2

/** The campaign speaks to the handed-over people in their own words; what is known of a competitor is for its writer to use. */
export default defineTakes(agent, ({ output, handed: { people, rivals } }) => ({
  ...output,
  persona: [...people.slice(0, mostPeople).flatMap(linesOf), output.persona].join('\n'),
  toCheck: [...rivals.slice(0, mostRivals).map(toCompare), ...output.toCheck].slice(0, mostChecks),
}))

const linesOf = (person: NumberedItem): string[] => [
  `${person.kind === 'segment' ? 'Segment' : 'Persona'}: ${personLine(person)}`,
  ...person.lines.slice(0, 1).map((pain) => `What hurts: ${citing(pain, person)}`),
  ...(person.goals ?? []).slice(0, 1).map((goal) => `What moves them: ${citing(goal, person)}`),
  ...(person.objections ?? []).slice(0, 1).map((objection) => `First objection: ${citing(objection, person)}`),
  ...(person.channels?.length ? [`Found at: ${citing(person.channels.join('; '), person)}`] : []),
]

const toCompare = (rival: NumberedItem) =>
  `${citing(`People will compare you with ${rival.name}${rival.lines[0] ? `: ${rival.lines[0]}` : ''}`, rival)}. Decide whether the copy names it.`
