/**
 * The neutral block tree: what a result says, without saying how it looks. The default view, every export and the
 * wiki section are made from it, so N agents and M formats cost N + M.
 */

/** A run of text. `href` is an absolute http(s) or mailto address; writers drop any other scheme. */
export interface Span {
  text: string
  bold?: boolean
  italic?: boolean
  code?: boolean
  href?: string
  /** A number that our own code has written in English: another language writes it in its own way. */
  number?: true
}

/** Plain text, or spans in reading order. Line breaks inside are spaces. */
export type RichText = string | readonly Span[]

export interface HeadingBlock {
  type: 'heading'
  level: 1 | 2 | 3 | 4
  text: string
  /** What stands under it is looked up and not read through: pages show it closed, files as any other section. */
  folded?: true
  /** What stands under it is the list of sources, whatever the heading is called in the document's language. */
  listsSources?: true
}

export interface ParagraphBlock {
  type: 'paragraph'
  text: RichText
}

export interface QuoteBlock {
  type: 'quote'
  text: RichText
}

export interface ListItem {
  text: RichText
  items?: readonly ListItem[]
}

export interface ListBlock {
  type: 'list'
  ordered: boolean
  items: readonly ListItem[]
}

/** Rows have one cell per column; writers pad a short row and cut a long one. */
export interface TableBlock {
  type: 'table'
  caption?: string
  columns: readonly { label: string; align?: 'left' | 'right' | 'center' }[]
  rows: readonly (readonly RichText[])[]
}

/** A label and its value, one pair a line: "Occupation: Ward nurse". */
export interface FieldsBlock {
  type: 'fields'
  fields: readonly { label: string; value: RichText }[]
}

export interface CardsBlock {
  type: 'cards'
  cards: readonly {
    title: string
    subtitle?: string
    badges?: readonly string[]
    /** The badge, by its place, that says how much the card weighs; writers that have colours show it in one. */
    weight?: { badge: number; level: 'high' | 'medium' | 'low' }
    blocks: readonly Block[]
  }[]
}

/** Numbered from 1 in order. `url` is null for an entry that has no page of its own. */
export interface LinksBlock {
  type: 'links'
  items: readonly { text: string; url: string | null; note?: string }[]
}

export interface CalloutBlock {
  type: 'callout'
  tone: 'info' | 'success' | 'warning' | 'danger'
  title?: string
  text: RichText
}

export interface CodeBlock {
  type: 'code'
  language?: string
  text: string
}

/** A picture of numbers. Where there can be no picture, writers show its numbers as a table. */
export interface ChartBlock {
  type: 'chart'
  title: string
  /** What it shows in one sentence, for a reader who does not see it. */
  description: string
  chart: Chart
}

export type Chart = SeriesChart | ScatterChart

/** One value per label in each series; null is a gap. `unit` follows every value: '%', ' runs'; a currency's sign stands before it. */
export interface SeriesChart {
  /**
   * An interval has three series: the lower ends, the middles and the upper ends. A heat map has a series for each of its
   * rows. A waterfall has one: where it starts, each change, and where it ends.
   */
  kind: 'bar' | 'line' | 'interval' | 'heat' | 'waterfall'
  labels: readonly string[]
  series: readonly { name: string; values: readonly (number | null)[] }[]
  unit?: string
  /** Bars lie, with their labels at the left: for long labels. */
  horizontal?: boolean
  /** BCP 47 tag of its numbers; English without. */
  language?: string
}

/**
 * Named points on two axes. `low` and `high` name the ends of an axis that has no numbers to show. `parts` are the values where lines
 * part the picture in four; the quarter of little x and much y is shaded.
 */
export interface ScatterChart {
  kind: 'scatter'
  parts?: { x: number; y: number }
  x: ChartAxis
  y: ChartAxis
  points: readonly { label: string; x: number; y: number /** Drawn apart from the rest. */; highlight?: boolean }[]
}

export interface ChartAxis {
  label: string
  min?: number
  max?: number
  low?: string
  high?: string
}

export type Block =
  | HeadingBlock
  | ParagraphBlock
  | QuoteBlock
  | ListBlock
  | TableBlock
  | FieldsBlock
  | CardsBlock
  | LinksBlock
  | CalloutBlock
  | CodeBlock
  | ChartBlock

/** `title` is the document's name (also the file's metadata); blocks do not repeat it. */
export interface ResultDocument {
  title: string
  /** One line under the title, such as who wrote it and when. */
  subtitle?: string
  /** BCP 47 tag of the text. */
  language: string
  blocks: readonly Block[]
}
