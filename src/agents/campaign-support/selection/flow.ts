import { type CopyForm, channelCopy, chosenPoints, sentence } from '#drafting/index.ts'
import type { Channel } from '#knowledge/channel.ts'
import { shortened } from '#shared/shortened.ts'
import type { PlatformStep } from '../output.ts'
import type { CampaignFacts } from './campaign-facts.ts'
import type { ChosenChannel } from './chosen-channels.ts'
import type { Span } from './spans.ts'

const personaCharacters = 140
const longPost = 1000

export interface WrittenStep extends PlatformStep {
  /** Why no text is there; undefined where one is. */
  withheld: string | undefined
}

/** What each channel does for a person who met those before it, with its text. */
export function flowOf(
  campaign: CampaignFacts,
  channels: readonly ChosenChannel[],
  spans: readonly Span[],
): WrittenStep[] {
  return channels.map((channel, at) => {
    const copy = copyOf(campaign, channel, at)
    const before = channels.slice(0, at).findLast(({ side }) => side === channel.side)
    return {
      channel: channel.name,
      stage: channel.stage,
      startWeek: spans[at]?.startWeek ?? 2,
      endWeek: spans[at]?.endWeek ?? 2,
      audience: audienceOf(channel, before),
      goal: goalOf(campaign, channel, at),
      contentIdea: `${channel.why} ${ideaOf(channel)}`.trim(),
      copyExample: copy.text,
      measure: measureOf(channel),
      withheld: copy.why,
    }
  })
}

function formOf(known: Channel | null): CopyForm {
  if (!known) return 'message'
  const forms: Readonly<Record<Channel['form'], CopyForm>> = {
    post: known.limit.characters < longPost ? 'short-post' : known.id === 'facebook' ? 'group-post' : 'post',
    caption: 'caption',
    'short-video': 'short-video',
    video: 'video',
    email: 'mail',
    article: 'outline',
    ad: 'search-ad',
  }
  return forms[known.form]
}

/** A text for the people of this channel: points that speak of them stand in front. */
function copyOf({ words, facts, lines, troubles, button }: CampaignFacts, { known, side }: ChosenChannel, at: number) {
  const others = troubles.filter((text) => !lines.includes(text))
  // The second text opens with what was reached, so that two messages to one person do not say the same.
  const proof = at % 2 === 1 && !side.isScarce ? words.proof[0] : undefined
  return channelCopy(formOf(known), {
    words: at > 0 && !proof ? { ...words, proof: words.proof.slice(1) } : words,
    facts,
    opening: side.isScarce ? undefined : (proof ?? lines[at % Math.max(1, lines.length)]),
    trouble: others[at % Math.max(1, others.length)],
    topic: side.isScarce ? `${side.text} ${side.role?.noun ?? ''}` : '',
    call: button,
    audience: side.text,
    limit: known?.limit.characters ?? longPost,
  })
}

function audienceOf({ side, stage }: ChosenChannel, before: ChosenChannel | undefined): string {
  const who = shortened(side.text, personaCharacters)
  if (!before) return side.isScarce ? `${who}: recruited first` : who
  return stage === 'Decide'
    ? `${who}: those who left contact details or a reply`
    : `${who}: those who got no further than ${before.name}`
}

/** What they know or do afterwards, in words of the form where it is about the product. */
function goalOf({ words, goal }: CampaignFacts, { stage, side }: ChosenChannel, at: number): string {
  const [pain] = side.role?.pains ?? []
  const points = chosenPoints(words, 4, side.isScarce ? side.text : '')
  const point = points[at % Math.max(1, points.length)]
  if (side.isScarce && side.target) return `${side.target.amount} ${side.target.what} by the gate`
  if (stage === 'Notice' && pain) return `They recognise themselves: ${pain} (typical, not collected)`
  if (stage === 'Decide')
    return side.target
      ? `They become one of the ${side.target.amount} ${side.target.what}`
      : `They contribute to the goal: “${goal.text}”`
  return point ? `They can say: ${sentence(point.text)}` : 'They describe a case of their own'
}

/** How the text is used, by the channel's own rules. */
function ideaOf({ known, side }: ChosenChannel): string {
  const people = side.role?.nounPlural ?? 'these people'
  const tip = known?.tips.find((each) => !each.includes('{thing}'))
  if (tip) return `${tip.replaceAll('{people}', people)}.`
  return 'Delivered in person, with a phone number that someone answers.'
}

function measureOf({ known, side }: ChosenChannel): string {
  const measure = known?.measures[0]
  return measure
    ? `${measure.name}: ${measure.definition.replaceAll('{people}', side.role?.nounPlural ?? 'the people it is for')}`
    : 'People who name it when asked “Where did you hear about us?”, counted manually every Friday'
}
