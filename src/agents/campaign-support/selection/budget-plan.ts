import type { CampaignOutput } from '../output.ts'
import type { CampaignFacts } from './campaign-facts.ts'
import type { ChosenChannel } from './chosen-channels.ts'
import { firstGateWeek } from './spans.ts'

type Line = NonNullable<CampaignOutput['budget']>[number]

/** How a stated budget is spent: a little to learn, most on what has worked, the rest kept; none where the form names none. */
export function budgetPlan(
  { budget, goal, sides, targets }: CampaignFacts,
  channels: readonly ChosenChannel[],
): Line[] {
  if (!budget) return []
  const scarce = sides.find(({ isScarce }) => isScarce)
  const main = sides.find(({ isScarce }) => !isScarce) ?? sides[0]
  const target = main.target ?? targets[0]
  const gate = firstGateWeek(goal)
  const shares: readonly [string, number, string][] = scarce
    ? [
        [`Winning ${scarce.text}: visits, print material, referral rewards`, 0.35, 'From W1'],
        [`First tests for ${main.text}: ${names(channels, false)}`, 0.2, `After the gate of W${gate}`],
        ['The channel that performed best in the tests', 0.35, 'After the gate of the second half'],
        ['Reserve', 0.1, 'Only if the goal owner decides'],
      ]
    : [
        [`First tests, in equal parts: ${names(channels, false)}`, 0.25, 'From W2'],
        ['The channel that performed best in the tests', 0.6, `After the gate of W${gate}`],
        ['Reserve', 0.15, 'Only if the goal owner decides'],
      ]
  return [
    ...shares.map(([what, share, release]) => ({ what, amount: budget.of(rounded(budget.amount * share)), release })),
    ...(target
      ? [
          {
            what: `Maximum cost for one of the ${target.amount} ${target.what}`,
            amount: budget.of(Math.round((budget.amount / target.amount) * 10) / 10),
            release: 'Stop a channel that costs more for two weeks',
          },
        ]
      : []),
  ]
}

/** Channels on which money can be spent at once; all of the side where there is none. */
function names(channels: readonly ChosenChannel[], isScarce: boolean): string {
  const ofSide = channels.filter(({ side }) => side.isScarce === isScarce)
  const paid = ofSide.filter(({ known }) => known !== null && known.form !== 'email')
  return (paid.length > 0 ? paid : ofSide).map(({ name }) => name).join(', ')
}

/** To tens, so that parts of a plan do not look measured. */
const rounded = (amount: number) => (amount < 100 ? Math.round(amount) : Math.round(amount / 10) * 10)
