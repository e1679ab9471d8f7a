import { z } from 'zod'
import { openQuestion } from '#agents/_kit/claim.ts'
import { wavesOf } from './waves.ts'

const sentence = z.string().min(1)
const ticketId = z.string().regex(/^T\d+$/)

const estimate = z.object({
  low: z.number().positive(),
  high: z.number().positive(),
  assumption: sentence.describe('What the range in days rests on'),
})

const ticket = z.object({
  id: ticketId,
  type: z.enum(['Story', 'Task']),
  title: sentence.describe('Verb first, at most 90 characters'),
  description: sentence.describe('For whom and why, and what is there when it is done; two to four sentences'),
  acceptance: z.array(sentence).max(6).describe('Each can fail'),
  estimate: estimate.optional(),
  dependsOn: z.array(ticketId).max(6).describe('Tickets that must be done before'),
  labels: z.array(z.string().regex(/^[a-z0-9-]+$/)).max(5),
  priority: z.enum(['High', 'Medium', 'Low']),
})
export type Ticket = z.infer<typeof ticket>

const epic = z.object({
  id: z.string().regex(/^E\d+$/),
  title: sentence,
  why: sentence.describe('The step of the job, the limit or the rule behind it'),
  estimate: estimate.optional().describe('Leave out: each ticket has its own'),
  tickets: z.array(ticket).min(1).max(40),
})
export type Epic = z.infer<typeof epic>

const operation = z.object({
  method: z.enum(['GET', 'POST', 'PUT', 'PATCH', 'DELETE']),
  path: sentence,
  does: sentence,
  who: sentence.describe('Who may call it'),
  errors: z.array(z.object({ status: z.string().regex(/^\d{3}$/), when: sentence })).max(5),
  again: sentence.describe('What the same request sent twice does'),
})

const entity = z.object({
  entity: sentence,
  holds: sentence.describe('What is stored of it'),
  states: z.array(sentence).max(10),
  personal: z.boolean().optional().describe('Whether it says something about a person'),
  retention: sentence.optional().describe('How long it is kept by which rule [n], or who has to decide it'),
})

const advice = z.object({
  text: sentence,
  follows: sentence.optional().describe('What follows, or the proposed answer'),
})

export const developmentOutput = z.object({
  summary: sentence.describe('Two or three sentences: how much work, what comes first, what is unknown'),
  decideFirst: z.array(advice).max(4).optional().describe('What a colleague would point out before anybody builds'),
  epics: z.array(epic).min(1).max(24),
  api: z.array(operation).max(9),
  data: z.array(entity).max(12),
  definitionOfDone: z
    .array(z.object({ item: sentence, why: sentence }))
    .max(14)
    .describe('Only what this product’s means, limits and steps ask for; nothing that every team does anyway'),
  handover: z.array(z.object({ item: sentence, owner: sentence, when: sentence })).max(12),
  openQuestions: z.array(openQuestion).max(8).describe('For engineering, before a ticket is started'),
})
export type DevelopmentOutput = z.infer<typeof developmentOutput>

export const developmentResult = z.object({
  timestamp: z.iso.datetime(),
  ...developmentOutput.shape,
  searchResults: z.array(z.object({ title: z.string(), link: z.string() })),
})
export type DevelopmentResult = z.infer<typeof developmentResult>

/** What the schema cannot say: ids are unique, dependencies exist and lead nowhere back, ranges are ranges. */
export function ticketProblems({ epics }: Pick<DevelopmentOutput, 'epics'>): string[] {
  const tickets = epics.flatMap(({ tickets: own }) => own)
  const ids = tickets.map(({ id }) => id)
  const problems: string[] = []
  for (const { id, dependsOn, estimate } of tickets) {
    if (ids.filter((other) => other === id).length > 1) problems.push(`The id ${id} is used twice.`)
    for (const other of dependsOn)
      if (!ids.includes(other)) problems.push(`${id} depends on ${other}, which does not exist.`)
    if (estimate && estimate.low > estimate.high)
      problems.push(`The estimate of ${id} must be a range from low to high.`)
  }
  const { stuck } = wavesOf(tickets)
  if (stuck.length > 0) problems.push(`These tickets depend on each other in a circle: ${stuck.join(', ')}.`)
  return problems.slice(0, 8)
}
