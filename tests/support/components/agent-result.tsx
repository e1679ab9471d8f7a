import type { ComponentType, ReactNode } from 'react'
import type { Agent, ErasedContext } from '#agents/_kit/define-agent.ts'
import { loadAgent, loadView } from '#agents/registry-browser.ts'
import { Blocks } from '#ui/blocks/blocks.tsx'
import type { AgentViewProps } from '#ui/result/agent-view.ts'
import { SourcesContext } from '#ui/result/cited.tsx'

interface AgentResultProps {
  agent: Agent
  /** Null for the blocks of the agent's document. */
  View: ComponentType<AgentViewProps> | null
  result: object
  context: ErasedContext
  /** It is still being written. */
  running?: boolean
}

/** A result under the headings that a page has above it, in the width that a page leaves it. */
export function AgentResult({ agent, View, result, context, running = false }: AgentResultProps): ReactNode {
  const document = agent.toDocument(result, context)
  const edit = running ? undefined : { save: async () => true }
  const ask = running ? undefined : { send: async () => null }
  return (
    <main style={{ paddingInline: 'var(--gutter)' }} data-written>
      <h1>{agent.card.name}</h1>
      <h2>{document.title}</h2>
      <SourcesContext value={context.sources}>
        {View ? (
          <View
            result={result}
            input={{ ...context.input }}
            sources={context.sources}
            running={running}
            edit={edit}
            ask={ask}
          />
        ) : (
          <Blocks blocks={document.blocks} idPrefix="result" />
        )}
      </SourcesContext>
    </main>
  )
}

export async function loadParts(agentId: string): Promise<{ agent: Agent; View: AgentResultProps['View'] }> {
  const [agent, View] = await Promise.all([loadAgent(agentId), loadView(agentId)])
  if (!agent) throw new Error(`${agentId} has no definition`)
  return { agent, View }
}
