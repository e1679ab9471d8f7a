import { citing, defineTakes, personLine } from '#agents/_kit/define-takes.ts'
import { isAboutSame, type NumberedItem } from '#drafting/index.ts'
import agent from './agent.ts'
import { openCriterion } from './open-criterion.ts'
import type { PrdOutput } from './output.ts'

const mostUsers = 5
const mostEvidence = 5
const mostPains = 3
const mostRequirements = 16
const mostDetails = 3

/** Personas and the chosen segment are whom it is for, what hurts them is the problem, and requirements lead their list. */
export default defineTakes(agent, ({ output, handed: { people, requirements } }) => ({
  ...output,
  users: usersOf(people, output.users),
  problem: {
    ...output.problem,
    evidence: [...evidenceOf(people), ...output.problem.evidence].slice(0, mostEvidence),
  },
  requirements: [...requirements.map(requirementOf), ...othersThan(requirements, output.requirements)]
    .slice(0, mostRequirements)
    .map((each, index) => ({ ...each, id: `R${index + 1}` })),
}))

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

/** What the form says of the same stands once, as it was handed over. */
const othersThan = (requirements: readonly NumberedItem[], own: readonly Requirement[]): Omit<Requirement, 'id'>[] =>
  own.filter(({ requirement, quote }) => !requirements.some((item) => isAboutSame(item, quote, requirement)))
