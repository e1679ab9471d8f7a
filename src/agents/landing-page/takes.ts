import { citing, defineTakes, personLine } from '#agents/_kit/define-takes.ts'
import type { NumberedItem } from '#drafting/index.ts'
import agent from './agent.ts'

const mostOfKind = 2
const mostChecks = 6

/** A public page names no persona and no competitor: what is known of them stands in the notes for its author. */
export default defineTakes(agent, ({ output, handed: { people, rivals } }) => ({
  ...output,
  toCheck: [
    ...people.slice(0, mostOfKind).map(toReader),
    ...rivals.slice(0, mostOfKind).map(toCompare),
    ...output.toCheck,
  ].slice(0, mostChecks),
}))

const toReader = (person: NumberedItem) =>
  `Read the page as ${personLine(person)}.${person.lines[0] ? ` It has to answer: “${person.lines[0]}”` : ''}`

const toCompare = (rival: NumberedItem) =>
  `Visitors compare you with ${citing(rival.name, rival)}${rival.lines[0] ? `. Say what you do better here: “${rival.lines[0]}”` : '. Say what you do better.'}`
