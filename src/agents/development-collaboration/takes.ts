import { citing, defineTakes } from '#agents/_kit/define-takes.ts'
import { isAboutSame, type NumberedItem } from '#drafting/index.ts'
import { shortened } from '#shared/shortened.ts'
import agent from './agent.ts'
import type { DevelopmentOutput, Ticket } from './output.ts'

const longestTitle = 90
const mostCriteria = 6
const mostTickets = 40

/** A requirement is a ticket: the plan's own for the same takes its words and criteria, the others stand in an epic of their own. */
export default defineTakes(agent, ({ output, handed: { requirements } }) => {
  if (requirements.length === 0) return output
  const matched = new Set<NumberedItem>()
  const epics = output.epics.map((epic) => ({
    ...epic,
    tickets: epic.tickets.map((ticket) => {
      const item = requirements.find(
        (each) => !matched.has(each) && isAboutSame(each, ticket.title, ticket.description),
      )
      if (!item) return ticket
      matched.add(item)
      return {
        ...ticket,
        ...wordsOf(item),
        acceptance: item.lines.length > 0 ? wordsOf(item).acceptance : ticket.acceptance,
      }
    }),
  }))
  const last = Math.max(0, ...epics.flatMap(({ tickets }) => tickets.map(({ id }) => Number(id.slice(1)))))
  const tickets = requirements
    .filter((item) => !matched.has(item))
    .slice(0, mostTickets)
    .map(
      (item, index): Ticket => ({
        id: `T${last + index + 1}`,
        type: 'Story',
        ...wordsOf(item),
        dependsOn: [],
        labels: [],
        priority: item.isMust === false ? 'Low' : 'High',
      }),
    )
  return { ...output, epics: tickets.length > 0 ? [...epics, epicOf(tickets, epics.length)] : epics }
})

const wordsOf = (item: NumberedItem): Pick<Ticket, 'title' | 'description' | 'acceptance'> => ({
  title: shortened(item.text, longestTitle),
  description: citing(`${item.name}: ${item.text}`, item),
  acceptance: item.lines.slice(0, mostCriteria),
})

const epicOf = (tickets: Ticket[], before: number): DevelopmentOutput['epics'][number] => ({
  id: `E${before + 1}`,
  title: 'Your requirements',
  why: 'From your earlier result, in its order',
  tickets,
})
