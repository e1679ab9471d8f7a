import { cards } from '#agents/registry-cards.ts'
import { withStatus } from './catalogue.ts'
import { useStatuses } from './use-catalogue.ts'

/** How the site's round figure goes together with the agents that there are. */
export function AgentCounts() {
  const statuses = useStatuses()
  const live = cards.filter((card) => withStatus(card, statuses).status === 'live').length
  return `${live} of the 50+ agents work today, ${cards.length - live} more are announced, and votes decide which comes next.`
}
