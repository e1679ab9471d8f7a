import type { MarketDossier } from '#knowledge/dossier/dossier.ts'
import { regionGroups } from '#knowledge/dossier/region-id.ts'
import type { Rival } from '#knowledge/dossier/rival.ts'
import type { BriefReading } from '#shared/reading.ts'
import { appliesIn, type Situation } from './holds.ts'

/** Names of the rivals that the user compares with; they count wherever they are sold. */
type Typed = readonly string[]

/** Whether a rival can be bought where the product is: everywhere while no region was named. */
export function isSoldHere({ name, regions }: Rival, situation: Situation, typed: Typed): boolean {
  if (situation.regions.size === 0 || typed.includes(name)) return true
  const inGroup = (region: (typeof regions)[number]) =>
    (regionGroups[region] ?? []).some((group) => group !== 'eu' && situation.regions.has(group))
  return appliesIn(regions, situation) || regions.some(inGroup)
}

/** Whether the user says that the product works with it. */
export function isWorkedWith({ name, says = [] }: Rival, { connected = [] }: BriefReading, typed: Typed): boolean {
  if (typed.includes(name)) return false
  const names = [name, ...says].map((each) => each.toLowerCase())
  return connected.some(({ text }) => names.includes(text.toLowerCase()))
}

/** Without rivals that are not sold here or that the product works with, nor advice to beat one of them. */
export function withoutAbsent(dossier: MarketDossier, absent: readonly Rival[]): MarketDossier {
  const names = absent.map(({ name }) => name)
  const isAbout = (text: string) => names.some((name) => text.includes(name))
  const { recommend, rivals } = dossier
  return {
    ...dossier,
    rivals: rivals.filter(({ name }) => !names.includes(name)),
    recommend: { ...recommend, mainRival: recommend.mainRival.filter(({ text }) => !isAbout(text)) },
  }
}

/** Rivals by how close they come: those that the user names, the main one, then by kind, submarket, region and coverage. */
export function rankedRivals(
  dossier: MarketDossier,
  reading: BriefReading,
  situation: Situation,
  typed: Typed,
): { rivals: Rival[]; main: Rival | null } {
  const ranked = byCloseness(dossier, reading, situation)
  const main = mainOf(dossier, ranked, typed)
  const own = typed.flatMap((name) => ranked.find((each) => each.name === name) ?? [])
  const first = [...own, ...(main && !own.includes(main) ? [main] : [])]
  return { rivals: [...first, ...ranked.filter((each) => !first.includes(each))], main }
}

/** The rival that the user names first; else the one that the dossier says to beat; else the closest direct one. */
function mainOf(dossier: MarketDossier, rivals: readonly Rival[], typed: Typed): Rival | null {
  const own = typed.flatMap((name) => rivals.find((each) => each.name === name && each.kind === 'direct') ?? [])
  if (own[0]) return own[0]
  const words = dossier.recommend.mainRival[0]?.text ?? ''
  const named = rivals
    .filter(({ name }) => words.includes(name))
    .sort((a, b) => words.indexOf(a.name) - words.indexOf(b.name))
  return named[0] ?? rivals.find(({ kind }) => kind === 'direct') ?? rivals[0] ?? null
}

function byCloseness(dossier: MarketDossier, reading: BriefReading, situation: Situation): Rival[] {
  const named = reading.capabilities.map(({ capability }) => capability)
  const weight = (rival: Rival): number => {
    const kind = rival.kind === 'direct' ? 6 : rival.kind === 'could-enter' ? 0 : 2
    const submarket = !rival.submarket ? 0 : rival.submarket === situation.submarket ? 4 : -4
    // One that is sold in the country itself comes before one of the continent.
    const region = rival.regions.some((each) => each !== 'eu' && each !== 'world' && situation.regions.has(each))
      ? 0.5
      : 0
    const covers = named.filter((id) => rival.coverage[id] === 'yes' || rival.coverage[id] === 'partly').length
    return kind + submarket + region + (covers === 0 && named.length > 0 ? -3 : covers)
  }
  return dossier.rivals
    .map((rival, index) => ({ rival, index, weight: weight(rival) }))
    .sort((a, b) => b.weight - a.weight || a.index - b.index)
    .map(({ rival }) => rival)
}
