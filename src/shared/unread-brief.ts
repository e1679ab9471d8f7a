import type { Brief } from './brief.ts'

/** A brief in which nothing but the words themselves was read. */
export function unreadBrief(description: string): Brief {
  return {
    source: { description },
    language: 'en',
    name: null,
    kind: null,
    actors: [],
    beneficiary: null,
    buyer: null,
    jobs: [],
    steps: [],
    moments: [],
    places: [],
    alternatives: [],
    pains: [],
    constraints: [],
    means: [],
    novelty: [],
    businessModels: [],
    geography: [],
    numbers: [],
    missing: [],
  }
}
