/** A product that is described with this word keeps the slow model of the browser tests busy for a minute. */
export const lastingWord = 'unhurried'

/** With this word it answers at once, with claims that no source holds. */
export const doubtfulWord = 'hearsay'

/** With this word it takes twenty seconds: long enough for a page to be loaded meanwhile. */
export const leisurelyWord = 'leisurely'

/** In a form: the model researches by itself before it writes. */
export const thoroughWord = 'beagles'

/** In a form: the model is not sure who it is for, and asks. */
export const unsureWord = 'tablets'
/** Asked for in a refinement: the model declines. */
export const decliningWord = 'unspeakably'

/** In a form: the model answers until this phase of the run (`call-phase.ts`), and then no more. */
export const haltingWord = (phase: string) => `halting${phase}`
