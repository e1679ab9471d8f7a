import { citing, defineTakes, personLine } from '#agents/_kit/define-takes.ts'
import { isAboutSame, type NumberedItem } from '#drafting/index.ts'
import agent from './agent.ts'
import type { RequirementsOutput } from './output.ts'

const mostStories = 44
const mostStakeholders = 9
const mostCriteria = 4

/** Requirements of an earlier result are stories, its personas are asked; what the form says of the same gives way. */
export default defineTakes(agent, ({ output, handed: { people, requirements } }) => ({
  ...output,
  summary: [output.summary, countLine(requirements.length)].filter(Boolean).join(' '),
  stories: [
    ...requirements.map(storyOf),
    ...output.stories.filter(({ want, quote }) => !requirements.some((item) => isAboutSame(item, want, quote))),
  ]
    .slice(0, mostStories)
    .map((each, index) => ({ ...each, id: `US-${index + 1}` })),
  stakeholders: [...people.map(stakeholderOf), ...output.stakeholders].slice(0, mostStakeholders),
}))

const countLine = (count: number) =>
  count === 0
    ? ''
    : `${count} ${count === 1 ? 'story comes' : 'stories come'} from your earlier result and ${count === 1 ? 'leads' : 'lead'} the list.`

const storyOf = (item: NumberedItem): Omit<RequirementsOutput['stories'][number], 'id'> => ({
  priority: item.isMust === false ? 'Should' : 'Must',
  asA: item.name,
  want: item.text,
  scenarios: [],
  acceptance: item.lines.slice(0, mostCriteria),
  basis: citing(item.name, item),
})

const stakeholderOf = (person: NumberedItem): RequirementsOutput['stakeholders'][number] => ({
  who: personLine(person),
  why: person.kind === 'segment' ? 'Your chosen segment' : 'Your persona',
  questions: person.lines
    .slice(0, 2)
    .map((pain) => `When did this last happen to you, and what did you do: “${pain}”?`),
})
