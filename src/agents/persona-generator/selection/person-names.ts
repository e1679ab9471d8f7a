import type { MarketFacts } from '#drafting/index.ts'
import { type RegionId, regionGroups } from '#knowledge/dossier/region-id.ts'
import type { Region } from '#knowledge/region.ts'

/** Countries whose names are those of another one nearby or of the same language. */
const borrowedFrom: Readonly<Record<string, readonly string[]>> = {
  pt: ['br'],
  ie: ['uk'],
  nz: ['au'],
  ca: ['us'],
  be: ['nl'],
  at: ['de'],
  ch: ['de'],
}

/** Full names of the region that was named first, else of the world; the same words give the same names, no family name stands twice. */
export function personNames({ reading }: MarketFacts, regions: readonly Region[], count: number): string[] {
  const codes = reading.places.flatMap((place) => place.regions)
  const code = ({ iso2 }: Region) => (iso2 === 'GB' ? 'uk' : (iso2?.toLowerCase() ?? ''))
  const borrowed = codes.flatMap((each) => borrowedFrom[each] ?? [])
  // A country without names of its own borrows those of its group: Austria those of Germany.
  const region =
    regions.find((each) => codes.includes(code(each))) ??
    regions.find((each) => borrowed.includes(code(each))) ??
    regions.find((each) =>
      (regionGroups[code(each) as RegionId] ?? []).some((group) => group !== 'eu' && codes.includes(group)),
    ) ??
    regions.find(({ id }) => id === 'world')
  if (!region) return []
  const seed = [...(reading.offer?.text ?? '')].reduce(
    (sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9973,
    7,
  )
  const { feminine, masculine } = region.givenNames
  return Array.from({ length: count }, (_, at) => {
    const given = (at + seed) % 2 === 0 ? feminine : masculine
    return `${given[(seed + at * 3) % given.length]} ${region.familyNames[(seed + at * 7) % region.familyNames.length]}`
  })
}
