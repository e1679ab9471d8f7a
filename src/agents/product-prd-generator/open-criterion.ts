/** Of a requirement of which nothing can be tested yet. */
export const openCriterion = 'Open: agree the criterion with the first users'
