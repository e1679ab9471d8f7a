import type { Capability } from '#knowledge/dossier/capability.ts'
import type { BriefFeature } from './brief-features.ts'

/** A capability that nobody named, in the form of a feature: where a brief names none, the usual ones stand in. */
export function usualFeature(capability: Capability): BriefFeature {
  const { id, name, requirement, acceptance, tests, build } = capability
  return {
    id,
    capability,
    name,
    quotes: [],
    isClaimed: false,
    requirement,
    addsToMarket: false,
    fails: acceptance,
    tests,
    edge: null,
    questions: [],
    effort: build?.effort ?? null,
    bounds: [],
    people: [],
  }
}
