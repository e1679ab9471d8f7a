import type { StaleReason, UnusedItems } from './api/standing.ts'
import { kindWords } from './offered-item.ts'
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

const mostNames = 6

/** What of a handed-over result stands nowhere in a document, and why. */
export function unusedText({ agent, kind, names, isPartly }: UnusedItems): string {
  if (kind === null)
    return `Nothing from ${agent} is used: this document can take personas, competitors, requirements and figures.`
  const more = names.length - mostNames
  const listed = `${names.slice(0, mostNames).join(', ')}${more > 0 ? ` and ${more} more` : ''}`
  return isPartly
    ? `Not used from ${agent}, for lack of room: ${listed}.`
    : `Not used from ${agent}, because this document has no place for a ${kindWords[kind]}: ${listed}.`
}

const factsText = (facts: readonly string[]) =>
  `${facts.length === 1 ? 'the fact' : 'the facts'} ${facts.map((fact) => `“${shortened(fact, longestFact)}”`).join(', ')}`
