import { areGrown } from '#drafting/compose/ages-said.ts'
import { withoutPoint } from '#drafting/compose/phrases.ts'
import type { WritingContext } from '#drafting/writing-context.ts'
import type { CastMember } from './cast.ts'
import { regionOf } from './names.ts'

/**
 * What can be said of the income: the US median of the occupation, named as what it is, else how income varies in such a
 * situation. Never a figure that nobody published.
 */
export function incomeOf(member: CastMember, context: WritingContext<object>): string {
  const { occupation, audience } = member.profile
  const region = regionOf(context.brief, context.knowledge.regions)
  const pay = occupation?.medianPay
  if (occupation && pay) {
    const amount = `${pay.bound === 'at-least' ? 'at least ' : ''}$${pay.value.toLocaleString('en-US')}`
    // A US median says nothing of pay elsewhere.
    if (region && region.id !== 'united-states' && region.id !== 'world')
      return `Not known for ${region.name} (assumption: ask for a range in the first five interviews)`
    return `Median pay in the US ${amount} a year for ${occupation.statisticalTitle.toLowerCase()}, Bureau of Labor Statistics ${pay.year} (assumption for this person)`
  }
  if (audience) return `${withoutPoint(audience.incomeNote)} (assumption: ask in the first five interviews)`
  if (!areGrown(context.brief) && /\b(?:child|kid|pupil|toddler|preschooler|baby|grandchild)$/i.test(member.title))
    return 'None of their own: somebody else pays (assumption: ask who decides on such expenses)'
  return 'Not known (assumption: ask for a range in the first five interviews)'
}
