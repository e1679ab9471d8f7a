import { cards } from '#agents/registry-cards.ts'
import { withStatus } from './catalogue.ts'
import { useStatuses } from './use-catalogue.ts'

/** How many agents there really are, beside the site's own round figure. */
export function AgentCounts() {
  const statuses = useStatuses()
  const live = cards.filter((card) => withStatus(card, statuses).status === 'live').length
  return `${live} agents work today and ${cards.length - live} more are announced; votes decide which comes next.`
}
