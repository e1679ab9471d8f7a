/** Comments of one document, of all its threads. */
export const mostComments = 500
/** Characters of one. */
export const longestComment = 2_000
