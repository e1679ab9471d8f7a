import type { AgentCard } from './_kit/card.ts'

/** Every agent by its folder. Cards come with the first page. */
const cardFiles = import.meta.glob<AgentCard>('./[a-z]*/card.ts', { eager: true, import: 'default' })

export const cards: readonly AgentCard[] = Object.values(cardFiles)

/** By id, alias, or the name that its interface has. */
export function findCard(idOrAlias: string): AgentCard | undefined {
  return (
    cards.find((card) => card.id === idOrAlias) ??
    cards.find((card) => card.functionName === idOrAlias || card.aliases?.includes(idOrAlias))
  )
}
