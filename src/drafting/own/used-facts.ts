import type { OwnFact } from '#shared/own-fact.ts'
import { nameOfRival } from './own-knowledge.ts'

/** A quotation may end early: so many characters identify a fact. */
const tellingCharacters = 40

/** The facts with whether the written output rests on each: says it, or names its rival. A change of the others makes nothing out of date. */
export function usedFacts(facts: readonly OwnFact[], output: unknown): OwnFact[] {
  const written = plain(textsOf(output).join('\n'))
  return facts.map((fact) => {
    const words = plain(fact.text).slice(0, tellingCharacters)
    const name = fact.kind === 'rival' ? plain(nameOfRival(fact.text)) : ''
    return { ...fact, used: written.includes(words) || (name !== '' && written.includes(name)) }
  })
}

const plain = (text: string) => text.replace(/\s+/g, ' ').trim().toLowerCase()

function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : []
}
