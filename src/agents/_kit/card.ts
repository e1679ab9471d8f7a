import type { CategoryId } from '#shared/categories.ts'

/**
 * What lists, links and the sidebar show of an agent. Cards are loaded with the first page, so they hold no schema and
 * import nothing that runs.
 */
export interface AgentCard {
  /** Name of the agent's folder and last part of its URL. */
  id: string
  name: string
  description: string
  /** Name of an icon in `#ui/icon`. */
  icon: string
  /** Decides the URL and the breadcrumb. */
  category: CategoryId
  /** Decides the group in lists when it differs from the category. */
  stage?: CategoryId
  status: 'live' | 'upcoming'
  /** Last part of `/functions/v1/...`. */
  functionName: string
  /** Other ids that lead to the same page and function. */
  aliases?: readonly string[]
  /** What a person would type to find it: "requirements document", "spec". */
  keywords: readonly string[]
  /** True when guests may run it. */
  guests?: boolean
  /** True when an anonymous session is asked to sign in, as if there were none. */
  needsAccount?: boolean
}

export function defineCard(card: AgentCard): AgentCard {
  return card
}
