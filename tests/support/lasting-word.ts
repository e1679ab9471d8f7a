/** A product that is described with this word keeps the slow model of the browser tests busy for a minute. */
export const lastingWord = 'unhurried'
