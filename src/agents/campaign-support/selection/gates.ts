import type { CampaignOutput } from '../output.ts'
import type { CampaignFacts } from './campaign-facts.ts'
import { firstGateWeek } from './spans.ts'

type Gate = NonNullable<CampaignOutput['gates']>[number]

/** Shares of the goal that have to be there by then: our assumption, said with the gates. */
const byFirstGate = 0.15
const byHalf = 0.4
const ofScarce = 0.5
const part = (amount: number, share: number) => Math.max(1, Math.ceil(amount * share))

const fewerThan = (amount: number) => (amount === 1 ? 'None' : `Fewer than ${amount}`)

/** One number each that says go on or stop, from the goal; without a number of the form they count from the first week. */
export function gatesOf({ goal, sides, targets }: CampaignFacts): Gate[] {
  const scarce = sides.find(({ isScarce }) => isScarce)
  const main = sides.find(({ isScarce }) => !isScarce) ?? sides[0]
  const target = main.target ?? targets[0] ?? null
  const first = firstGateWeek(goal)
  const half = Math.max(first + 1, Math.ceil(goal.weeks / 2) + 1)
  const talks: Gate = {
    when: 'End of W1',
    number: '3 of 5 interviews',
    goOn: 'Three describe a case from the last month before the product is mentioned.',
    stop: 'Fewer: publish nothing. Rewrite the opening lines in their words and interview five more.',
  }
  const won: Gate[] = scarce
    ? [
        {
          when: `End of W${first}`,
          number: scarce.target
            ? `${part(scarce.target.amount, ofScarce)} of ${scarce.target.amount} ${scarce.target.what}`
            : `10 ${scarce.text} available today`,
          goOn: `The campaign for ${main.text} starts.`,
          stop: `Fewer: spend two more weeks on ${scarce.text} only. People who arrive now would find nobody and not return.`,
        },
      ]
    : []
  const counted = (share: number, week: string): Gate =>
    target
      ? {
          when: week,
          number: `${part(target.amount, share)} of ${target.amount} ${target.what}`,
          goOn: 'Time and budget move to the channel that brought the most.',
          stop: `${fewerThan(part(target.amount, share / 2))}: stop the weakest channel, change the offer in the opening line, and review the goal.`,
        }
      : {
          when: week,
          number: 'Twice the weekly count of W1',
          goOn: 'Time and budget move to the channel that brought the most.',
          stop: 'Below W1: stop the weakest channel and change the offer in the opening line.',
        }
  const running = [
    ...(scarce ? [] : [counted(byFirstGate, `End of W${first}`)]),
    ...(half < goal.weeks ? [counted(byHalf, `End of W${half}`)] : []),
  ]
  return [talks, ...won, ...running]
}
