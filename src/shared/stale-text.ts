import type { StaleReason } from './api/standing.ts'
import { shortened } from './shortened.ts'

const longestFact = 60

/** What changed since a document was written, as a clause behind "since". */
export function changeText(reason: StaleReason, nameOf: (agentId: string) => string): string {
  switch (reason.kind) {
    case 'words':
      return "the product's words changed"
    case 'fact-changed':
      return `you changed ${factsText(reason.facts)}`
    case 'fact-removed':
      return `you removed ${factsText(reason.facts)}`
    case 'fact-added':
      return `you added ${factsText(reason.facts)}`
    case 'upstream':
      return `${nameOf(reason.agentId)} has version ${reason.latest} (this one used version ${reason.used})${restingText(reason.blocks)}`
  }
}

const restingText = (blocks: number | null) =>
  blocks === null ? '' : `; ${blocks} ${blocks === 1 ? 'block is' : 'blocks are'} based on what changed`

/** All of it as one sentence: "Since then the product's words changed." */
export function changesText(reasons: readonly StaleReason[], nameOf: (agentId: string) => string): string {
  const clauses = reasons.map((reason) => changeText(reason, nameOf))
  const last = clauses.pop() ?? ''
  return `Since it was written, ${clauses.length > 0 ? `${clauses.join(', ')} and ${last}` : last}.`
}

const factsText = (facts: readonly string[]) =>
  `${facts.length === 1 ? 'the fact' : 'the facts'} ${facts.map((fact) => `“${shortened(fact, longestFact)}”`).join(', ')}`
