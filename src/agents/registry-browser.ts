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

/** Keeps one promise for each id, so that it can be awaited while drawing. */
function once<Value>(load: (id: string) => Promise<Value>): (id: string) => Promise<Value> {
  const loading = new Map<string, Promise<Value>>()
  return (id) => {
    const known = loading.get(id)
    if (known) return known
    const started = load(id)
    loading.set(id, started)
    // A lost connection must not stay the answer.
    started.catch(() => loading.delete(id))
    return started
  }
}

/** Null when there is no working agent of this id. */
export const loadAgent = once(async (id): Promise<Agent | null> => {
  return (await definitionFiles[`./${id}/agent.ts`]?.()) ?? null
})

/** With all that the agent's document needs. Null where the blocks of that document are the view. */
export const loadView = once(async (id): Promise<ComponentType<AgentViewProps> | null> => {
  const [view, agent] = await Promise.all([viewFiles[`./${id}/view.tsx`]?.(), loadAgent(id)])
  await agent?.loadParts()
  return view ?? null
})
