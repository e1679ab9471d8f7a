import { citing, defineTakes, personLine } from '#agents/_kit/define-takes.ts'
import type { NumberedItem } from '#drafting/index.ts'
import agent from './agent.ts'
import type { GuidedQuestion } from './output.ts'

const mostInvited = 4
const mostQuestions = 6
const mostPeople = 2
const mostRivals = 2

/** Personas and the segment say whom to invite, what hurts them and which competitor they know is asked about first. */
export default defineTakes(agent, ({ output, handed: { people, rivals } }) => {
  const [first, ...others] = output.categories
  const asked = [...people.slice(0, mostPeople).flatMap(aboutPain), ...rivals.slice(0, mostRivals).map(aboutRival)]
  return {
    ...output,
    recruiting: [...people.map(invited), ...output.recruiting].slice(0, mostInvited),
    categories: first
      ? [{ ...first, guide: [...asked, ...first.guide].slice(0, mostQuestions) }, ...others]
      : output.categories,
  }
})

const invited = (person: NumberedItem) =>
  [`Invite people like ${personLine(person)}.`, person.channels?.[0] && `Reach them here: ${person.channels[0]}.`]
    .filter(Boolean)
    .join(' ')

const aboutPain = (person: NumberedItem): GuidedQuestion[] =>
  person.lines.slice(0, 1).map((pain) => ({
    question: `When did this last happen to you: “${pain}”? Walk me through it.`,
    probe: 'And the time before that?',
    goodAnswer: citing(`A dated example. If nobody has one, this pain of ${person.name} is a guess.`, person),
  }))

const aboutRival = (rival: NumberedItem): GuidedQuestion => ({
  question: `Have you used ${rival.name}? What made you stay with it or leave it?`,
  probe: rival.lines[0] ? `Listen for: ${rival.lines[0]}` : 'What did you use next?',
  goodAnswer: citing('What they did, with a month. An opinion about a product they never used does not count.', rival),
})
