/** What a person can put right of what was read out of a form, in the order of the page. */
export const correctable = ['who', 'pays', 'job', 'today', 'where', 'market'] as const
export type Correctable = (typeof correctable)[number]

/** Most characters of one correction. */
export const longestCorrection = 300

/** Behind the name of a market that is not the one, but the nearest that the library holds. */
export const closestNote = ' (closest in the library)'

/** Behind the name of a field that is near the product's own, which the library does not hold: nothing is asserted of it. */
export const neighbourNote = ' (a neighbouring field; its own is not in the library)'
