/** Above counts of other people or countries, which the sheet does not use. */
export const comparisonTitle = 'Comparable figures, not used in the estimate'
