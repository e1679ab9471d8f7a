/**
 * What a person can put right of what was read out of a form, in the order of the page. `notMeant` holds clauses that are no features, one a
 * line, as they were typed.
 */
export const correctable = ['name', 'who', 'pays', 'job', 'notMeant', 'today', 'where', 'numbers', 'market'] as const
export type Correctable = (typeof correctable)[number]

/** Most characters of one correction. */
export const longestCorrection = 300

/** Most characters of all clauses that are not meant. */
export const longestNotMeant = 4_000

/** As a market: none that was offered, so that none is written for. */
export const noneOfThese = 'None of these'

/** Stands behind a market in runs of the first reading: it is not the one, but the nearest that the library holds. */
export const closestNote = ' (closest in the library)'

/** Stands behind a field in runs of the first reading: it is near the product's own, which the library does not hold. */
export const neighbourNote = ' (a neighbouring field; its own is not in the library)'
