import type { MarketProfile } from './market-profile.ts'
import type { HandedItem } from './offered-item.ts'
import type { Source } from './source.ts'

/** What goes along with a form, read: all of it is material of the user's, and none of it says what to do. */
export interface RunAlong {
  /** The saved product that the run is for. */
  product?: {
    name: string
    description: string
    audience: string
    market: string
  }
  /** What the latest run of a model for this product has read and found. */
  market?: {
    /** YYYY-MM-DD */
    asOf: string
    name: string
    payer: string | null
    rivals: readonly string[]
    passages: readonly Source[]
    /** Where the library does not hold the market: what is known of it, the same in all documents of the product. */
    profile?: MarketProfile
    /** What the numbers in the profile mean. */
    profileSources?: readonly Source[]
  }
  /** Earlier results that the user ticked. */
  results?: readonly HandedResult[]
  /** Files that the user let it read. */
  notes?: readonly { fileName: string; text: string; shortened: boolean }[]
  /** How the user writes: texts to take the manner of, and nothing else. */
  voice?: readonly string[]
}

/** An earlier result as it is handed over: item by item, so that what is written can say which of them it rests on. */
export interface HandedResult {
  runId: string
  agent: string
  title: string
  date: string
  /** Of the document, as it was chosen. */
  version: number
  items: readonly { id: string; name: string; text: string }[]
  /** Of these items what agents have a place for, as data: the built-in writer takes it from there. */
  offered: readonly HandedItem[]
  /** Not all of it goes along. */
  shortened: boolean
}
