/** What a result holds that other agents have a place for. */
export const offeredKinds = ['persona', 'segment', 'rival', 'requirement', 'figure', 'price'] as const
export type OfferedKind = (typeof offeredKinds)[number]

/** An item of a result as data: who or what it is, and what its document says of it, word by word. */
export interface OfferedItem {
  kind: OfferedKind
  /** "Ana Weber", "Planday", "R3". */
  name: string
  /** What it is, as a line: an occupation, what a rival is chosen for, a requirement, a counted number with what it counts. */
  text: string
  /** What hurts a person, where a rival is weak, what has to hold for a requirement. */
  lines: readonly string[]
  /** Other words for it: how the user put it, the name of its feature. They say whether a line of another document is about the same. */
  aliases?: readonly string[]
  goals?: readonly string[]
  objections?: readonly string[]
  channels?: readonly string[]
  /** Of a requirement: whether the first release needs it. */
  isMust?: boolean
}

/** An item with its place in the version that was handed over. */
export interface HandedItem extends OfferedItem {
  /** The item's id in that version. */
  item: string
}

export const kindWords: Readonly<Record<OfferedKind, string>> = {
  persona: 'persona',
  segment: 'segment',
  rival: 'competitor',
  requirement: 'requirement',
  figure: 'figure',
  price: 'price',
}
