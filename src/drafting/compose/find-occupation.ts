import type { Occupation } from '#knowledge/occupation.ts'
import { sharesRoot } from '../brief/people-of-place.ts'
import { personName } from './person-names.ts'

/** Last words that stand for many trades: "choir director" is no chief executive. */
const wide =
  /^(?:director|manager|worker|assistant|owner|coordinator|officer|engineer|agent|operator|team|member|leader|lead|planner|master|staff)$/

/** Done at home or for love, so a trade's working day is another one. */
const atHome = /\b(?:home|hobby|amateur|volunteer|student|retired|young|aspiring|game)\b/

/**
 * Trades that are found under the entry of a neighbour: its tools, its day and its numbers are another trade's. Nothing is said
 * then rather than that a tattoo artist holds foil.
 */
const neighbours =
  /\b(?:tattoo artist|tattooist|nail technician|make-?up artist|barista|confectioner|stonemason|bricklayer|scaffolder|plasterer|tiler|cartographer)s?$/

export const isOfNeighbour = (core: string) => neighbours.test(core.toLowerCase())

/** The occupation of "hospital nurse", "owner of a small bakery", "accounts payable team of a manufacturer"; null when none fits. */
export function findOccupation(singular: string, occupations: readonly Occupation[]): Occupation | null {
  const { core, place, work, owns } = personName(singular.toLowerCase())
  if (isOfNeighbour(core)) return null
  if (owns && place) {
    const [last = ''] = place.split(' ').slice(-1)
    return (
      occupations.find(({ title, synonyms }) =>
        [title.toLowerCase(), ...synonyms].some((name) => name === last || sharesRoot(name, last)),
      ) ?? null
    )
  }
  const exact = occupations.find(({ synonyms, title }) => title.toLowerCase() === core || synonyms.includes(core))
  if (exact) return exact
  if (work !== null) {
    // The accounts payable team is made of accounts payable clerks.
    return occupations.find(({ synonyms }) => synonyms.some((name) => name.startsWith(`${work} `))) ?? null
  }
  const ending = (synonym: string) => core.endsWith(` ${synonym}`) && !wide.test(synonym) && !atHome.test(core)
  return occupations.find(({ synonyms }) => synonyms.some(ending)) ?? null
}

const root = (word: string) => word.toLowerCase().slice(0, 4)

/**
 * Whether an occupation's day is that of these people: its own name says so, or the place where they work is one of its own. The
 * dispatcher of an interpreter agency is found under logistics and phones no drivers.
 */
export function isTheirTrade(
  singular: string,
  setting: string | null,
  { title, statisticalTitle, workplaces }: Pick<Occupation, 'title' | 'statisticalTitle' | 'workplaces'>,
): boolean {
  const { place } = personName(singular)
  if (isCalledSo(singular, { title, statisticalTitle })) return true
  const where = setting ?? place
  if (where === null || /^\p{Lu}/u.test(where)) return true
  const places = new Set(
    workplaces
      .join(' ')
      .split(/[^\p{L}]+/u)
      .filter(isTelling)
      .map(root),
  )
  return where.split(/\s+/).some((word) => isTelling(word) && places.has(root(word)))
}

/** The occupation's own name says what they are called. */
export function isCalledSo(
  singular: string,
  { title, statisticalTitle }: Pick<Occupation, 'title' | 'statisticalTitle'>,
) {
  const named = new Set(
    `${title} ${statisticalTitle}`
      .split(/[^\p{L}]+/u)
      .filter(isTelling)
      .map(root),
  )
  return personName(singular)
    .core.split(' ')
    .some((word) => isTelling(word) && named.has(root(word)))
}

const isTelling = (word: string) =>
  word.length > 3 &&
  !/^(?:agenc(?:y|ies)|compan(?:y|ies)|firms?|small|large|medium|sized|mid-sized|with|from|local)$/i.test(word)
