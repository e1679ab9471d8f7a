import type { Brief } from '#shared/brief.ts'
import { stemsOfText } from '../brief/phrase-index.ts'

/** Words that say nothing about what a text is about. */
const empty = new Set(
  'the and for with without that this they them their from into over under about than then when what which who how not all each every any some one two three four can could must may will would have has had are was were been being its it our your his her more most less least also only just own new same other than after before while during per between them use user people person product app tool platform time day week month year get make take give put set let need want way work good first last next much many any off out up down in on at of to a an or as by be is do does'.split(
    ' ',
  ),
)

/** What people use for the same thing, so that "Excel" finds what the library says of spreadsheets. */
const alike: Record<string, readonly string[]> = {
  excel: ['spreadsheet'],
  weather: ['rain', 'sunny', 'snow', 'storm'],
  spreadsheet: ['excel'],
  whatsapp: ['chat', 'group'],
  chat: ['whatsapp'],
  sheet: ['spreadsheet'],
  phone: ['call'],
  call: ['phone'],
  paper: ['printed', 'clipboard', 'notebook'],
  notebook: ['paper'],
  clipboard: ['paper'],
  consultant: ['agency', 'advisor'],
  duplicate: ['double', 'twice'],
  supplier: ['vendor'],
  overcharge: ['price', 'overpay'],
}

const shortestStem = 3

export function contentStems(text: string): string[] {
  return stemsOfText(text).filter((stem) => stem.length >= shortestStem && !empty.has(stem))
}

/** Compares texts of the library with what the brief says. */
export interface Relevance {
  /** Sum of the weights of the brief's words that the text holds; 0 when it shares none. */
  score(text: string): number
}

/** Words of the job weigh most, then limits and today's way, then the rest of what was said. */
export function relevanceOf(brief: Brief): Relevance {
  const weights = new Map<string, number>()
  const add = (text: string, weight: number) => {
    for (const stem of contentStems(text)) {
      weights.set(stem, Math.max(weight, weights.get(stem) ?? 0))
      for (const other of alike[stem] ?? []) weights.set(other, Math.max(weight, weights.get(other) ?? 0))
    }
  }
  add(Object.values(brief.source).filter(Boolean).join(' '), 0.4)
  for (const actor of brief.actors) add(actor.text, 0.8)
  for (const value of [...brief.constraints, ...brief.alternatives, ...brief.pains]) add(value.text, 1.5)
  for (const job of brief.jobs) {
    add(job.object, 1)
    add(`${job.verb} ${job.head}`, 2)
  }
  return {
    score: (text) => [...new Set(contentStems(text))].reduce((sum, stem) => sum + (weights.get(stem) ?? 0), 0),
  }
}

/** How many content words two texts share; "Excel" and "spreadsheet" count as one. */
export function sharedWords(a: string, b: string): number {
  const first = new Set(contentStems(a).flatMap((stem) => [stem, ...(alike[stem] ?? [])]))
  return new Set(contentStems(b).filter((stem) => first.has(stem))).size
}

/** The items that score at least `least`, best first; equal ones keep the library's order. */
export function mostRelevant<Item>(
  items: readonly Item[],
  text: (item: Item) => string,
  relevance: Relevance,
  least = 0,
): Item[] {
  return items
    .map((item, index) => ({ item, index, points: relevance.score(text(item)) }))
    .filter(({ points }) => points >= least)
    .sort((a, b) => b.points - a.points || a.index - b.index)
    .map(({ item }) => item)
}
