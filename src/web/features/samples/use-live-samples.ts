import { findCard } from '#agents/registry-cards.ts'
import type { SampleListItem } from '#shared/samples/sample.ts'
import { withStatus } from '../catalogue/catalogue.ts'
import { useStatuses } from '../catalogue/use-catalogue.ts'

/** Without those of agents that this installation only announces. */
export function useLiveSamples(samples: readonly SampleListItem[]): readonly SampleListItem[] {
  const statuses = useStatuses()
  return samples.filter(({ agentId }) => {
    const card = findCard(agentId)
    return card && withStatus(card, statuses).status === 'live'
  })
}
