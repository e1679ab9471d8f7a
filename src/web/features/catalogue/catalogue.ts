import type { AgentCard } from '#agents/_kit/card.ts'
import { cards } from '#agents/registry-cards.ts'
import { type CategoryId, categories } from '#shared/categories.ts'

/** Agent id -> what this installation says it is. */
export type Statuses = ReadonlyMap<string, AgentCard['status']>

export function pathOf(card: AgentCard): string {
  return `/features/${card.category}/${card.id}`
}

export function withStatus(card: AgentCard, statuses: Statuses): AgentCard {
  const status = statuses.get(card.id)
  return status && status !== card.status ? { ...card, status } : card
}

export interface Stage {
  id: CategoryId
  label: string
  purpose: string
  agents: readonly AgentCard[]
}

const liveFirst = (a: AgentCard, b: AgentCard) =>
  a.status === b.status ? a.name.localeCompare(b.name) : a.status === 'live' ? -1 : 1

/** The agents as lists group them: by stage, what works first. */
export function stagesOf(statuses: Statuses, all: readonly AgentCard[] = cards): Stage[] {
  return categories.map((category) => ({
    ...category,
    agents: all
      .filter((card) => (card.stage ?? card.category) === category.id)
      .map((card) => withStatus(card, statuses))
      .sort(liveFirst),
  }))
}

/** Most votes first, then by name. */
export function byScore(scores: ReadonlyMap<string, number>): (a: AgentCard, b: AgentCard) => number {
  const of = (card: AgentCard) => scores.get(card.id) ?? 0
  return (a, b) => of(b) - of(a) || a.name.localeCompare(b.name)
}
