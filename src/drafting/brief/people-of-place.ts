import type { BriefActor } from '#shared/brief.ts'
import { personScore } from './lexicon.ts'

/** Shoppers and guests are in a place, but not its people. */
const visitors = new Set(['shopper', 'guest', 'companion'])

const person = /(?:er|or|ist|ian)$/
/** What people and places put behind their root: bak-er and bak-ery, pharmac-ist and pharmac-y, libr-arian and libr-ary. */
const ending = /(?:ery|arian|ary|er|or|ist|ian|y|e)$/

const shortestRoot = 3

/** "farm" and "farmer", "bakery" and "baker": the place and its people have one root. */
export function sharesRoot(first: string, second: string): boolean {
  const [a, b] = [first.toLowerCase(), second.toLowerCase()]
  if (a === b || visitors.has(a) || visitors.has(b) || person.test(a) === person.test(b)) return false
  const root = a.replace(ending, '')
  return root.length >= shortestRoot && root === b.replace(ending, '')
}

const isPlace = ({ head }: BriefActor) => personScore(head) === 2
const isPerson = ({ head }: BriefActor) => personScore(head) === 3 || personScore(head) === 1

/** "on" for land, "in" for all that has a door. */
const inside = (place: BriefActor) => (/^(?:farm|ranch|site|estate)$/.test(place.head) ? 'on' : 'in')

/**
 * An audience that is a place and a description that names its people mean the same: "small farms" and "farmers" are
 * farmers on small farms. The people go first, since a farm swipes no screen.
 */
export function withPeopleOfPlaces(actors: readonly BriefActor[]): BriefActor[] {
  const [first] = actors
  if (first?.span.field !== 'audience' || !isPlace(first)) return [...actors]
  const people = actors.find((actor) => isPerson(actor) && sharesRoot(actor.head, first.head))
  if (!people) return [...actors]
  const plural = `${people.plural} ${inside(first)} ${first.plural}`
  const singular = `${people.singular} ${inside(first)} ${/^[aeiou]/i.test(first.singular) ? 'an' : 'a'} ${first.singular}`
  const merged: BriefActor = {
    ...people,
    text: plural,
    plural,
    singular,
    setting: first.setting,
    confidence: Math.max(people.confidence, first.confidence),
  }
  return [merged, ...actors.filter((actor) => actor !== first && actor !== people)]
}
