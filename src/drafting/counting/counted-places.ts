import type { Place } from '#knowledge/place.ts'
import type { BriefSource } from '#shared/brief.ts'
import type { FoundPlace } from '#shared/reading.ts'

/** For building a pattern around the user's words. */
const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/**
 * Asks one text for many cues, so that it is lowered once. Short cues are places only when written in capitals: "US", not "us".
 */
function namesOf(text: string): (cue: string) => boolean {
  const lowered = text.toLowerCase()
  return (cue) => {
    const isShort = cue.length <= 3
    const word = isShort ? cue.toUpperCase() : cue.toLowerCase()
    if (!(isShort ? text : lowered).includes(word)) return false
    return new RegExp(`(?<![\\p{L}\\p{N}])${escaped(word)}(?![\\p{L}\\p{N}])`, isShort ? 'u' : 'iu').test(text)
  }
}

/** From the field for places alone when it names one; a group is left out when it holds a country that is named too. */
export function placesIn(
  { context, market, audience, description }: BriefSource,
  named: readonly FoundPlace[],
  places: readonly Place[],
): Place[] {
  for (const text of [context, market, audience, description]) {
    if (!text) continue
    const names = namesOf(text)
    const found = places
      .map((place) => ({
        place,
        cue: place.cues.filter(names).sort((a, b) => b.length - a.length)[0],
      }))
      .filter((each): each is { place: Place; cue: string } => each.cue !== undefined)
    // "South Korea" names Korea as well, "European Union" Europe: the longer words win.
    const meant = found.filter(
      ({ place, cue }) => !found.some((other) => other.place !== place && other.cue !== cue && other.cue.includes(cue)),
    )
    const countries = meant.filter(({ place }) => place.members.length === 0).map(({ place }) => place)
    const chosen = meant
      .map(({ place }) => place)
      .filter(({ members, iso2 }) =>
        members.length > 0 ? !countries.some((country) => members.includes(country.iso2 ?? '')) : iso2 !== null,
      )
    if (chosen.length > 0) return chosen
  }
  // A town is found by the reading alone: "in Bath".
  const codes = new Set(named.flatMap(({ regions: [region] }) => (region ? [region] : [])))
  return places.filter(({ iso2 }) => iso2 !== null && codes.has(iso2 === 'GB' ? 'uk' : iso2.toLowerCase()))
}
