import { upperFirst } from '#drafting/compose/phrases.ts'
import type { CopyFacts } from '#drafting/copy/copy-facts.ts'
import { hadTo } from '#drafting/copy/pains.ts'
import { toThem } from '#drafting/copy/second-person.ts'
import type { CampaignWeek } from '../output.ts'
import type { CampaignChannel } from './campaign-channels.ts'
import type { CampaignGoal } from './goal.ts'

export interface ChannelWeeks {
  startWeek: number
  endWeek: number
}

/** When each channel runs: one starts after the other from the second week on, all end before the last. */
export function channelWeeks(channels: readonly CampaignChannel[], { weeks }: CampaignGoal): ChannelWeeks[] {
  const last = Math.max(2, weeks - 1)
  const room = last - 1
  return channels.map((_channel, index) => {
    const startWeek = Math.min(last, 2 + Math.floor((index * room) / Math.max(1, channels.length)))
    return { startWeek, endWeek: last }
  })
}

const label = (from: number, to: number) => (from === to ? `W${from}` : `W${from} to W${to}`)

/** What is done in which week, by whom, and how one sees that it is done. */
export function weekPlan(
  facts: CopyFacts,
  channels: readonly CampaignChannel[],
  spans: readonly ChannelWeeks[],
  goal: CampaignGoal,
): CampaignWeek[] {
  const { people, shortAct, pains } = facts
  const act = shortAct ? `the last time they ${toThem(hadTo(shortAct))}` : `“${facts.idea}”`
  const isOpen = pains.some(({ basis }) => basis !== 'told')
  const plan: CampaignWeek[] = [
    {
      weeks: 'W1',
      work: `Ask five ${people} about ${act}${isOpen ? ', and whether the persona is true of them' : ''}. Give each channel a link of its own, and count for three days how many ${people} come without the campaign.`,
      owner: 'Product marketer',
      doneWhen: `Each line of copy has the “yes” or “no” of five ${people} beside it.`,
    },
  ]
  for (const [index, channel] of channels.entries()) {
    const start = spans[index]?.startWeek ?? 2
    const next = spans[index + 1]?.startWeek
    const to = Math.max(start, next === undefined ? (spans[index]?.endWeek ?? start) : next - 1)
    const measure = channel.known?.measures[0]?.name.toLowerCase() ?? 'conversations with the right people'
    plan.push({
      weeks: label(start, to),
      work:
        index === 0
          ? `${channel.name} alone, with two versions of the opening: which do ${people} answer?`
          : `${channel.name} joins, with the opening that most ${people} answered on ${channels[index - 1]?.name ?? 'the channel before'}.`,
      owner: channel.known ? 'Content marketer' : 'Product marketer',
      doneWhen: `${upperFirst(measure)}, ${to > start ? 'week by week' : 'counted'}, with what ${people} wrote.`,
    })
  }
  const lastStart = spans.at(-1)?.endWeek ?? goal.weeks - 1
  plan.push({
    weeks: label(Math.min(goal.weeks, lastStart + 1), goal.weeks),
    work: `Ask ten ${people} who came and did not go on what they did instead. Stop the channel that brought the fewest ${people}.`,
    owner: 'Product manager',
    doneWhen: `One page says which channel brought people who got to “${firstStep(facts)}”, and what is dropped.`,
  })
  return plan
}

const firstStep = ({ steps, shortAct }: CopyFacts) =>
  (steps.find(({ yours }) => yours)?.phrase ?? shortAct ?? 'came back').replace(/\byour\b/g, 'their')
