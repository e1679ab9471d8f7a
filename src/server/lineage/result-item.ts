/** A part of a result that another one can rest on, and that goes out of date by itself: an entry of a list, a figure, a requirement of a text. */
export interface ResultItem {
  /** Nothing else has it within one version: the item's own id where it has one, else its place. */
  id: string
  /** Of items in the same list or section. */
  group: string
  /** Its own id or name; '' for one without. */
  name: string
  /** Whether the id is the item's own, which it keeps wherever it moves. */
  isNamed: boolean
  /** RFC 6901, into the result. */
  pointer: string
  /** Of an item in a longer text: where it stands there, in code units. */
  range: { start: number; end: number } | null
  /** All of it as text. */
  text: string
  /** Its texts one by one, as readers see them. */
  texts: readonly string[]
  /** Numbers of the sources that it cites. */
  cites: readonly number[]
}
