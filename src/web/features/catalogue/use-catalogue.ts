import { useSyncExternalStore } from 'react'
import type { AgentCard } from '#agents/_kit/card.ts'
import { findCard } from '#agents/registry-cards.ts'
import { type Statuses, withStatus } from './catalogue.ts'

const asBuilt: Statuses = new Map()
let here: Statuses | null = null

/** The server writes the ids that this installation shows as upcoming into each page (`withUpcoming` of its page files). */
function readHere(): Statuses {
  const ids = document.documentElement.dataset.upcoming?.split(' ').filter(Boolean) ?? []
  here ??= new Map(ids.map((id) => [id, 'upcoming']))
  return here
}

const neverChanges = () => () => undefined

/** An installation may show working agents as upcoming. A prerendered page starts from the cards' own word, as it was built. */
export function useStatuses(): Statuses {
  return useSyncExternalStore(neverChanges, readHere, () => asBuilt)
}

/** The card of an id or alias as this installation shows it; undefined for an unknown one. */
export function useCard(idOrAlias: string): AgentCard | undefined {
  const statuses = useStatuses()
  const card = findCard(idOrAlias)
  return card && withStatus(card, statuses)
}
