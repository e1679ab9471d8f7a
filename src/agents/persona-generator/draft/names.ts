import type { SeededChoice } from '#drafting/compose/seeded-choice.ts'
import type { Region } from '#knowledge/region.ts'
import type { Brief } from '#shared/brief.ts'

/** The region that the brief names first, else the world. */
export function regionOf(brief: Brief, regions: readonly Region[]): Region | null {
  const named = brief.geography.find(({ regionId }) => regionId !== null && regionId !== 'world')?.regionId
  return regions.find(({ id }) => id === (named ?? 'world')) ?? null
}

/** `count` full names of the region; no family name twice, feminine and masculine given names in turn. */
export function namesFor(region: Region | null, count: number, choice: SeededChoice): string[] {
  if (!region) return Array.from({ length: count }, (_, at) => `Person ${at + 1}`)
  const families = choice.shuffled(region.familyNames)
  const given = [choice.shuffled(region.givenNames.feminine), choice.shuffled(region.givenNames.masculine)]
  const offset = choice.next() < 0.5 ? 0 : 1
  return Array.from({ length: count }, (_, at) => {
    const list = given[(at + offset) % 2] ?? []
    return `${list[Math.floor(at / 2) % list.length]} ${families[at % families.length]}`
  })
}
