import { toPlural } from '../brief/inflect.ts'
import { stepKindOf } from './step-kind-of.ts'
import type { Doer, Step } from './steps-of-job.ts'
import { gerundOf, thirdPerson } from './verb-forms.ts'

/** What the other side of a trade does, and who that is when nobody says it. */
const trades: Record<string, readonly [verb: string, person: string]> = {
  'rent out': ['rent', 'renter'],
  lend: ['borrow', 'borrower'],
  sell: ['buy', 'buyer'],
  resell: ['buy', 'buyer'],
}

/**
 * A trade has two sides: who rents out a tractor needs somebody who rents it. Where the words tell one side's step alone, the
 * other's is added, done by the people named beside or by what they are called; nobody does both.
 */
export function withOtherSide(steps: readonly Step[], named: readonly Doer[]): Step[] {
  const [only] = steps
  const trade = only && steps.length === 1 && only.kind.id === 'offer' ? trades[only.verb] : undefined
  if (!only || !trade) return [...steps]
  const [verb, person] = trade
  const who = named.find(({ plural }) => plural !== only.who.plural) ?? {
    singular: person,
    plural: toPlural(person),
    setting: null,
  }
  const object = `${/^[aeiou]/.test(only.thing) ? 'an' : 'a'} ${only.thing}`
  return [
    ...steps,
    {
      verb,
      object,
      phrase: `${verb} ${object}`,
      short: `${verb} ${object}`,
      third: `${thirdPerson(verb)} ${object}`,
      gerund: `${gerundOf(verb)} ${object}`,
      thing: only.thing,
      things: only.things,
      who,
      kind: stepKindOf('book', only.thing),
    },
  ]
}
