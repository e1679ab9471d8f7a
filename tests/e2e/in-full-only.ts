import type { TestDetails } from '@playwright/test'

/**
 * The details of a test of a sweep: one outside of the sample has the tag `@full`, which `npm test` leaves out and `npm run verify`
 * runs. A sample has one case of each kind; what only repeats it in another colour, width or agent is outside.
 */
export const inFullOnly = (isOutsideOfSample: boolean): TestDetails => (isOutsideOfSample ? { tag: '@full' } : {})
