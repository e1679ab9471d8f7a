import type { ComponentType } from 'react'
import type { AgentViewProps } from '#ui/result/agent-view.ts'
import type { AgentCard } from './_kit/card.ts'
import type { Agent } from './_kit/define-agent.ts'

/** Every agent by its folder. Cards come with the first page; definitions and views when a page opens the agent. */
const cardFiles = import.meta.glob<AgentCard>('./[a-z]*/card.ts', { eager: true, import: 'default' })
const definitionFiles = import.meta.glob<Agent>('./[a-z]*/agent.ts', { import: 'default' })
const viewFiles = import.meta.glob<ComponentType<AgentViewProps>>('./[a-z]*/view.tsx', { import: 'default' })

export const cards: readonly AgentCard[] = Object.values(cardFiles)

/** By id or alias. */
export function findCard(idOrAlias: string): AgentCard | undefined {
  return cards.find((card) => card.id === idOrAlias) ?? cards.find((card) => card.aliases?.includes(idOrAlias) ?? false)
}

export interface LoadedAgent {
  agent: Agent
  /** null where the blocks of the result's document are the view. */
  View: ComponentType<AgentViewProps> | null
}

const loading = new Map<string, Promise<LoadedAgent | null>>()

async function load(id: string): Promise<LoadedAgent | null> {
  const definition = definitionFiles[`./${id}/agent.ts`]
  if (!definition) return null
  const [agent, View] = await Promise.all([definition(), viewFiles[`./${id}/view.tsx`]?.() ?? null])
  return { agent, View }
}

/** Null when there is no working agent of this id. The promise is the same for every caller, so that it can be awaited while drawing. */
export function loadAgent(id: string): Promise<LoadedAgent | null> {
  const known = loading.get(id)
  if (known) return known
  const started = load(id)
  loading.set(id, started)
  // A lost connection must not stay the answer.
  started.catch(() => loading.delete(id))
  return started
}
