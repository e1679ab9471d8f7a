/** Above counts of other people or countries, which the sheet does not use. */
export const comparisonTitle = 'Nearest known, for comparison only'
