import type { Role } from '#knowledge/dossier/role.ts'
import type { MarketFacts } from '../market-facts.ts'

/** People of one side of the market in the user's words. */
export interface AudienceSide {
  text: string
  /** Null where the market does not know them. */
  role: Role | null
}

/** The people of the form by the side of the market on which they stand, in the user's order; one side where all are of one. */
export function audienceSides(audience: string, { reading, dossier }: MarketFacts): AudienceSide[] {
  const roleOf = (id: string | null) => dossier.roles.find((role) => role.id === id) ?? null
  const sides: { start: number; role: Role | null }[] = []
  for (const { field, role: id, start } of reading.people.toSorted((a, b) => a.start - b.start)) {
    const role = roleOf(id)
    if (field !== 'audience' || !role) continue
    const last = sides.at(-1)
    if (!last) sides.push({ start: 0, role })
    else if (last.role?.side !== role.side && role.side !== undefined) sides.push({ start, role })
  }
  if (sides.length === 0) return [{ text: tidy(audience), role: null }]
  // Owner and chef of one kitchen stand on no two sides: nobody there waits for the other to come.
  if (sides.length > 1 && !bringsTogether(reading)) return [{ text: tidy(audience), role: sides[0]?.role ?? null }]
  return sides.map(({ start, role }, at) => ({ text: tidy(audience.slice(start, sides[at + 1]?.start)), role }))
}

/** A product on which two kinds of people meet says so. */
const meeting =
  /\b(?:market ?place|connects?|match(?:es|ing|ed|maker)?|brings? together|between|swaps?|exchang\w+|lends?|commission|pairs?)\b|\btakes? \d+ ?%|\b\d+ ?% (?:of|from|per)\b/i

const bringsTogether = ({ offer, own, capabilities, asides, background, price }: MarketFacts['reading']): boolean =>
  [offer, price, ...own, ...capabilities, ...asides, ...background].some(
    (each) => each !== null && meeting.test(each.text),
  )

const tidy = (text: string) =>
  text
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/^(?:and|or|plus)\s+/i, '')
    .replace(/[,;.\s]+(?:and|or|plus)?$/i, '')
    .replace(/\s(?:and|or|plus)$/i, '')
