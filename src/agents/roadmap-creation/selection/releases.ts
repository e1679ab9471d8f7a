import { type BriefFeature, type MarketFacts, offeredUsual, usualFeature } from '#drafting/index.ts'

/** A release of the market, cut to what the user named. */
export interface Release {
  title: string
  features: readonly BriefFeature[]
  learns: string | null
  gate: string | null
  /** Usual parts of this release that the user did not name. */
  usual: readonly string[]
}

const mostReleases = 9
const mostProposed = 4

/** The market's releases with the named features in them, then what no release holds; without any named feature, the usual ones. */
export function releasesOf(facts: MarketFacts, features: readonly BriefFeature[]): Release[] {
  const { dossier, order } = facts
  const named = order.flatMap(({ capability }) => features.find(({ id }) => id === capability.id) ?? [])
  const isBare = features.length === 0
  const { needed, expected, later } = offeredUsual(facts)
  const usual = [...needed.map(({ capability }) => capability), ...expected, ...later]
  const known = isBare ? usual.map(usualFeature) : named
  const planned = dossier.roadmap.flatMap(({ release, capabilities, learns, gate }): Release[] => {
    const parts = known.filter(({ id }) => capabilities.includes(id))
    const missing = isBare ? [] : usual.filter(({ id }) => capabilities.includes(id)).map(({ name }) => name)
    return parts.length > 0 ? [{ title: release, features: parts, learns, gate, usual: missing }] : []
  })
  const held = new Set(dossier.roadmap.flatMap(({ capabilities }) => capabilities))
  const rest = known.filter(({ id }) => !held.has(id))
  const shown = isBare && planned.length > 0 ? [] : rest.slice(0, isBare ? mostProposed : rest.length)
  const others = shown.map(
    (feature): Release => ({ title: feature.name, features: [feature], learns: null, gate: null, usual: [] }),
  )
  return [...planned, ...others].slice(0, mostReleases)
}
