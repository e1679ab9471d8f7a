/**
 * What was read out of the user's words before anything is written. Every value carries the span it came from, so
 * that the page can show where it was read and a person can correct it.
 */

/** The roles that a form's fields can have for the reader. Keys are those of {@link BriefSource}. */
export type BriefField = 'description' | 'audience' | 'market' | 'context'

/** The words of one form, by the role of the field. Only `description` is always there. */
export interface BriefSource {
  description: string
  audience?: string | undefined
  market?: string | undefined
  context?: string | undefined
}

/** `start` (inclusive) and `end` (exclusive) count UTF-16 units in the text of `field`. */
export interface BriefSpan {
  field: BriefField
  start: number
  end: number
}

export interface BriefValue {
  /** Cleaned for use inside a sentence: no leading article, no trailing punctuation, the user's own words. */
  text: string
  span: BriefSpan
  /** 0 to 1. Below 0.5 the drafter asks instead of asserting. */
  confidence: number
}

export interface BriefActor extends BriefValue {
  /** Head noun, singular, lower case: "nurse" of "night-shift nurses in care homes". */
  head: string
  /** Singular and plural phrase, without article: "night-shift nurse", "night-shift nurses". */
  singular: string
  plural: string
  /** Where they work or live, when it is said: "care homes". */
  setting: string | null
}

export interface BriefJob extends BriefValue {
  /** Base form: "swap". */
  verb: string
  /** The user's own noun phrase: "shifts with colleagues". Empty for a verb without an object. */
  object: string
  /** Head noun of the object, singular, lower case: "shift". Empty as above. */
  head: string
}

export type ConstraintKind = 'legal' | 'technical' | 'time' | 'money' | 'quality'

export interface BriefConstraint extends BriefValue {
  kind: ConstraintKind
}

export interface BriefNumber extends BriefValue {
  value: number
  /** "users", "EUR", "%", "minutes", "" when none was said. */
  unit: string
}

export type BriefGap =
  | 'actor'
  | 'buyer'
  | 'job'
  | 'alternative'
  | 'business-model'
  | 'geography'
  | 'means'
  | 'novelty'
  | 'constraint'
  | 'scale'

export interface Brief {
  source: BriefSource
  /** BCP 47 primary tag of the user's words: "en", "de", "es" ... "und" when it cannot be told. */
  language: string
  /** The product's own name when one is given ("ShiftSwap"), else null. */
  name: BriefValue | null
  /** A well-known product that it is told by: "Airbnb" of "Airbnb for boats". Says how it works; no rival and no market. */
  likenedTo?: BriefValue
  /** What it is, as a noun phrase: "app", "marketplace for used bikes". */
  kind: BriefValue | null
  /** Who uses it, the main actor first. */
  actors: readonly BriefActor[]
  /** Who gains when another person uses it (the patient of a nurse's tool), if said. */
  beneficiary: BriefActor | null
  /** Who pays, if another than the actor. */
  buyer: BriefActor | null
  /** What the actor gets done, the main job first. */
  jobs: readonly BriefJob[]
  /** The jobs in the order in which they happen, when the words give an order; else as written. */
  steps: readonly BriefJob[]
  moments: readonly BriefValue[]
  places: readonly BriefValue[]
  /** What people use today: a rival, a spreadsheet, a phone call. */
  alternatives: readonly BriefValue[]
  /** What hurts today, in the user's own words. */
  pains: readonly BriefValue[]
  constraints: readonly BriefConstraint[]
  /** How it works: ids of `knowledge/means` when known ("marketplace"), else null. */
  means: readonly (BriefValue & { meansId: string | null })[]
  /** What is new about it. */
  novelty: readonly BriefValue[]
  businessModels: readonly (BriefValue & { modelId: string | null })[]
  /** Ids of `knowledge/regions` when known ("germany"), else null. */
  geography: readonly (BriefValue & { regionId: string | null })[]
  numbers: readonly BriefNumber[]
  missing: readonly BriefGap[]
}
