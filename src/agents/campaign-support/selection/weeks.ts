import type { Channel } from '#knowledge/channel.ts'
import type { CampaignWeek } from '../output.ts'
import type { CampaignFacts } from './campaign-facts.ts'
import type { ChosenChannel } from './chosen-channels.ts'
import { firstGateWeek, mondayOf, type Span, startOf, weekLabel } from './spans.ts'

/** Forms in which two first lines can be compared within a week. */
const comparable: ReadonlySet<string> = new Set(['post', 'caption', 'short-video', 'email', 'ad'])

/** What is done in which week, by whom, and how one sees that it is done. */
export function weekPlan(
  campaign: CampaignFacts,
  channels: readonly ChosenChannel[],
  spans: readonly Span[],
  timestamp: string,
): CampaignWeek[] {
  const { goal, lines } = campaign
  const start = startOf(timestamp)
  const label = (from: number, to: number) => `${weekLabel(from, to)}, ${mondayOf(from, start)}`
  const running = channels.map((channel, at): CampaignWeek => {
    const from = spans[at]?.startWeek ?? 2
    const next = spans.slice(at + 1).find(({ startWeek }) => startWeek > from)?.startWeek
    const to = channel.side.isScarce
      ? firstGateWeek(goal)
      : Math.max(from, next ? next - 1 : (spans[at]?.endWeek ?? from))
    const pair = [lines[at], lines[at + 1]]
    const compares = pair.every(Boolean) && comparable.has(channel.known?.form ?? '')
    return {
      weeks: label(from, to),
      work: workOf(channel, compares ? `“${pair[0]}” or “${pair[1]}”` : null),
      owner: channel.known ? 'Marketer' : 'Founder',
      doneWhen: compares
        ? 'Each line has run for a week, and one has drawn more replies from this audience.'
        : channel.known
          ? `“${channel.known.measures[0]?.name}” is recorded every week.`
          : 'Ten conversations are documented, each with the first objection.',
    }
  })
  const lastStart = Math.min(goal.weeks, (spans.at(-1)?.endWeek ?? goal.weeks - 1) + 1)
  return [
    preparation(campaign, label(1, 1)),
    ...running,
    {
      weeks: label(lastStart, goal.weeks),
      work: 'Ask ten people who dropped off what they did instead. Record cost and results per channel.',
      owner: 'Product manager',
      doneWhen: 'One page states which channels continue, which stop, and what the next goal is.',
    },
  ]
}

const tasks: Readonly<Record<Channel['form'], string>> = {
  post: 'publish the text below from a personal profile and reply to every comment the same day.',
  caption: 'publish the slides and caption below and reply to every comment the same day.',
  'short-video': 'film the 30-second script below on a phone and publish it twice with different opening lines.',
  video: 'record the chapters below with the real product and publish with the description.',
  email: 'send the text below to people who left an address and answer every reply personally.',
  article: 'write the sections below with two of your own cases and publish.',
  ad: 'run the lines below with the test budget and pause any keyword that brings nobody in a week.',
}

function workOf({ name, known, side }: ChosenChannel, lines: string | null): string {
  const forWhom = side.isScarce ? ` for ${side.text}, with the message below in person or by name` : ''
  if (lines) return `${name}: publish the text below twice, each with one of these opening lines: ${lines}`
  return known
    ? `${name}: ${tasks[known.form]}`
    : `${name}${forWhom || ': put the message below there, and be there once in person'}.`
}

/** The first week: five talks about what was named, a page, a way to count. */
function preparation({ facts, sides, words }: CampaignFacts, weeks: string): CampaignWeek {
  const probe = facts.named.find(({ capability }) => capability.probe && words.claims.has(capability.id))?.capability
  const question =
    probe?.probe ?? facts.dossier.sales.discovery[0] ?? 'When did you last need this, and what did you do?'
  const who = sides.map(({ text }) => text).join('; ')
  return {
    weeks,
    work: `Hold five interviews each with: ${who}. Ask: “${question}” Put the offer on one page with the question “Where did you hear about us?”, and count for three days how many arrive without the campaign.`,
    owner: 'Founder and product manager',
    doneWhen: probe?.listen
      ? `Five answers are recorded verbatim. Listen for: ${probe.listen}`
      : 'Five answers are recorded verbatim.',
  }
}
