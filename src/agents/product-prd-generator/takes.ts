import { citing, defineTakes, personLine } from '#agents/_kit/define-takes.ts'
import { withNewIds } from '#agents/_kit/new-ids.ts'
import { isAboutSame, type NumberedItem } from '#drafting/index.ts'
import agent from './agent.ts'
import { openCriterion } from './open-criterion.ts'
import type { PrdOutput } from './output.ts'
import { withHandedFirst } from './selection/in-short.ts'

const mostUsers = 5
const mostEvidence = 5
const mostPains = 3
const mostRequirements = 16
const mostDetails = 3

/** Personas and the chosen segment are whom it is for, what hurts them is the problem, and requirements lead their list. */
export default defineTakes(agent, ({ output, handed: { people, requirements } }) => {
  const { list, ids, count } = requirementsOf(requirements, output.requirements)
  // Its own texts name requirements by their ids.
  const { requirements: _before, summary, ...rest } = withNewIds(output, ids)
  return {
    ...rest,
    summary: count > 0 ? withHandedFirst(summary, output.requirements, list, count) : summary,
    users: usersOf(people, rest.users),
    problem: {
      ...rest.problem,
      evidence: [...evidenceOf(people), ...rest.problem.evidence].slice(0, mostEvidence),
    },
    requirements: list,
  }
})

/** What the form says of the same stands once, as it was handed over. */
function requirementsOf(requirements: readonly NumberedItem[], before: readonly Requirement[]) {
  const handed = requirements.slice(0, mostRequirements)
  const sameAs = ({ quote, requirement }: Requirement) =>
    handed.findIndex((item) => isAboutSame(item, quote, requirement))
  const own = before.filter((each) => sameAs(each) === -1)
  const list = [...handed.map(requirementOf), ...own]
    .slice(0, mostRequirements)
    .map((each, index): Requirement => ({ ...each, id: `R${index + 1}` }))
  const ids = new Map(
    before.map((each): [string, string] => {
      const same = sameAs(each)
      return [each.id, `R${(same === -1 ? handed.length + own.indexOf(each) : same) + 1}`]
    }),
  )
  return { list, ids, count: handed.length }
}

function usersOf(people: readonly NumberedItem[], others: PrdOutput['users']): PrdOutput['users'] {
  const rows = people.map((person) => ({
    who: personLine(person),
    part: person.kind === 'segment' ? 'your chosen segment' : 'your persona',
    need: person.lines.slice(0, 2).join('; ') || person.goals?.[0] || 'Not in your persona',
  }))
  const isNamed = (who: string) => people.some(({ name, text }) => isAboutSame({ text: who }, name, text))
  return [...rows, ...others.filter(({ who }) => !isNamed(who))].slice(0, mostUsers)
}

const evidenceOf = (people: readonly NumberedItem[]): PrdOutput['problem']['evidence'] =>
  people.slice(0, mostPains).flatMap((person) => {
    const [pain] = person.lines
    return pain ? [{ text: citing(`${person.name}: ${pain}`, person), basis: 'inference' as const, check: null }] : []
  })

type Requirement = PrdOutput['requirements'][number]

function requirementOf(item: NumberedItem): Omit<Requirement, 'id'> {
  const [acceptance = openCriterion, ...details] = item.lines
  return {
    priority: item.isMust === false ? 'Should' : 'Must',
    requirement: item.text,
    acceptance,
    because: citing('From your requirements', item),
    ...(details.length > 0 ? { details: details.slice(0, mostDetails) } : {}),
  }
}
