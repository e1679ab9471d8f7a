import { findCard } from '#agents/registry-cards.ts'
import type { RunListItem } from '#shared/api/runs.ts'
import { pathOf } from '../catalogue/catalogue.ts'

/** The page of a run. An agent that is gone leads to its not-found page. */
export function runPath(run: Pick<RunListItem, 'id' | 'agentId'>): string {
  const card = findCard(run.agentId)
  const path = card ? pathOf(card) : `/features/discovery-validation/${run.agentId}`
  return `${path}?run=${run.id}`
}
