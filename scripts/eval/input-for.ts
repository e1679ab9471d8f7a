import type { LiveAgent } from '#agents/registry-server.ts'
import { evaluationIdeas } from './ideas.ts'

export type EvaluationIdea = (typeof evaluationIdeas)[number]

/** What the form holds of the product comes from the idea; what else it demands, from the agent's own first sample. */
export function inputFor(agent: LiveAgent, idea: EvaluationIdea): object {
  // No file can be made of an idea: the agent's own samples take the place of the ideas, in turn.
  if (agent.takesFile) {
    const sample = agent.samples[evaluationIdeas.indexOf(idea) % agent.samples.length]
    const parsed = agent.parseInput(sample)
    if (!parsed.ok) throw new Error(`${agent.card.id}: ${parsed.message}`)
    return parsed.value
  }
  const { about, defaults, enabledBy, groups } = agent.form
  const choices = groups.flatMap(({ fields }) => fields.filter(({ widget }) => widget === 'select'))
  const values: Record<string, unknown> = { ...defaults }
  for (const { name } of choices) values[name] ||= agent.samples[0]?.[name]
  for (const name of enabledBy) values[name] = agent.samples[0]?.[name] ?? values[name]
  for (const [trait, name] of Object.entries(about)) {
    if (trait === 'description') values[name] = idea.description
    if (trait === 'audience') values[name] = idea.audience
    if (trait === 'market') values[name] = idea.market
    if (trait === 'name') values[name] = idea.name
  }
  const parsed = agent.parseInput(values)
  if (!parsed.ok) throw new Error(`${agent.card.id}: ${parsed.message}`)
  return parsed.value
}
