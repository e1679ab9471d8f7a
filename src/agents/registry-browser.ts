import type { ComponentType } from 'react'
import type { AgentViewProps } from '#ui/result/agent-view.ts'
import type { AgentFace } from './_kit/agent-face.ts'
import type { Agent } from './_kit/define-agent.ts'

/**
 * Every agent by its folder. A page starts with the face; the definition, whose schemas bring the validation library, comes
 * when somebody turns to the form. The build makes the faces (`web/build/agent-faces.ts`); without it the definition is one.
 */
const faceFiles = import.meta.glob<AgentFace>('./[a-z]*/agent.ts', { query: '?face', import: 'default' })
const definitionFiles = import.meta.glob<Agent>('./[a-z]*/agent.ts', { import: 'default' })
const viewFiles = import.meta.glob<ComponentType<AgentViewProps>>('./[a-z]*/view.tsx', { import: 'default' })

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

/** Null when there is no working agent of this id; so for the next one. */
export const loadFace = once(async (id): Promise<AgentFace | null> => {
  return (await faceFiles[`./${id}/agent.ts`]?.()) ?? null
})

export const loadAgent = once(async (id): Promise<Agent | null> => {
  return (await definitionFiles[`./${id}/agent.ts`]?.()) ?? null
})

/** With all that the agent's document needs. Null where the blocks of that document are the view. */
export const loadView = once(async (id): Promise<ComponentType<AgentViewProps> | null> => {
  const [view, agent] = await Promise.all([viewFiles[`./${id}/view.tsx`]?.(), loadAgent(id)])
  await agent?.loadParts()
  return view ?? null
})
