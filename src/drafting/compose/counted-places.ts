import type { Place } from '#knowledge/place.ts'
import type { Brief } from '#shared/brief.ts'
import { escaped } from './text-around.ts'

/** Short cues are places only when written in capitals: "US", not "us". */
function names(text: string, cue: string): boolean {
  const word = cue.length <= 3 ? cue.toUpperCase() : cue
  return new RegExp(`(?<![\\p{L}\\p{N}])${escaped(word)}(?![\\p{L}\\p{N}])`, cue.length <= 3 ? 'u' : 'iu').test(text)
}

/** From the field for places alone when it names one; a group is left out when it holds a country that is named too. */
export function placesIn(brief: Brief, places: readonly Place[]): Place[] {
  const { context, market, audience, description } = brief.source
  for (const text of [context, market, audience, description]) {
    if (!text) continue
    const found = places
      .map((place) => ({
        place,
        cue: place.cues.filter((cue) => names(text, cue)).sort((a, b) => b.length - a.length)[0],
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
  const known = brief.geography
    .filter(({ confidence, regionId }) => confidence >= 0.5 && regionId !== null && regionId !== 'world')
    .flatMap(({ regionId }) => places.find(({ id }) => id === regionId) ?? [])
  return [...new Set(known)]
}
