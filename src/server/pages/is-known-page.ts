import type { AgentRegistry } from '#agents/registry-server.ts'
import { categories } from '#shared/categories.ts'
import { isPage } from '#shared/pages.ts'
import { withoutTrailing } from '#shared/without-trailing.ts'

/** True for the address of a page whose category and agent exist. */
export function isKnownPage(path: string, agents: Pick<AgentRegistry, 'card'>): boolean {
  if (!isPage(path)) return false
  const [, area, category, agentId] = withoutTrailing('/', path).split('/')
  if (area === 'samples') return category === undefined || isLive(decoded(category), agents)
  if (area !== 'features' || category === undefined || category === 'history' || category === 'products') return true
  // An agent's page leads on from another category's address to its own.
  if (agentId !== undefined) return agents.card(decoded(agentId)) !== undefined
  return categories.some(({ id }) => id === category)
}

/** By its own id: a sample has no other address. */
function isLive(id: string, agents: Pick<AgentRegistry, 'card'>): boolean {
  const card = agents.card(id)
  return card?.id === id && card.status === 'live'
}

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment)
  } catch {
    return segment
  }
}
