import { tokens } from '#shared/language/tokens.ts'
import type { BriefReading, FoundCapability } from '#shared/reading.ts'

const negations: ReadonlySet<string> = new Set(['no', 'not', 'never', 'without', "don't", 'dont', 'nothing', 'none'])
/** So many words may stand between a negation and what it denies: "we never hold the money". */
const reach = 2

/** Capabilities that the user only names to say that the product does not do them. */
export function deniedCapabilities({ capabilities }: BriefReading): Set<string> {
  const denied = new Set(capabilities.filter(isDenied).map(({ capability }) => capability))
  for (const each of capabilities) if (!isDenied(each)) denied.delete(each.capability)
  return denied
}

function isDenied({ text, phrase }: FoundCapability): boolean {
  const stems = new Set(tokens(phrase).flatMap(({ stem, word }) => [stem, word]))
  const words = tokens(text)
  const first = words.findIndex(({ stem, word }) => stems.has(stem) || stems.has(word))
  if (first < 0) return false
  return words.slice(Math.max(0, first - reach), first).some(({ text: typed }) => negations.has(typed.toLowerCase()))
}
