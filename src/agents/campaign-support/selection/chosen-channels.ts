import type { MarketFacts } from '#drafting/index.ts'
import type { Channel } from '#knowledge/channel.ts'
import { tokens } from '#shared/language/tokens.ts'
import { campaignDefaults } from '../input.ts'
import { type CampaignChannel, campaignChannels } from './campaign-channels.ts'
import type { CampaignSide } from './sides.ts'
import { unpaidIn } from './targets.ts'

/** A channel of the plan, with the reason for it and the side that it reaches. */
export interface ChosenChannel extends CampaignChannel {
  why: string
  side: CampaignSide
}

export interface ChosenChannels {
  channels: ChosenChannel[]
  refused: { channel: string; why: string }[]
}

const mostOfMarket = 3
const stages = ['Notice', 'Understand', 'Decide'] as const
const upperFirst = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
const closed = (text: string) => (/[.!?]$/.test(text) ? text : `${text}.`)

/**
 * The channels of the form that fit the market and the goal; one more in which these people are met, or three where none was typed. A
 * scarce side has a place of its own, first.
 */
export function chosenChannels(
  typed: string,
  goal: string,
  sides: readonly CampaignSide[],
  facts: MarketFacts,
  known: readonly Channel[],
  isTimely: (what: string) => boolean,
): ChosenChannels {
  const { fits, doesNotFit } = facts.dossier.copy.channels
  const isBlank = typed === campaignDefaults.channels
  const main = sides.find(({ isScarce }) => !isScarce) ?? sides[0]
  if (!main) return { channels: [], refused: [] }
  const unpaid = unpaidIn(goal)
  const wanted = campaignChannels(typed, known)
  const refused = wanted.flatMap((channel) => {
    const against = doesNotFit.find(({ what }) => isNamed(channel, what))
    if (against) return [{ channel: channel.name, why: `${closed(against.what)} ${closed(against.why)}` }]
    return unpaid && channel.known?.form === 'ad'
      ? [{ channel: channel.name, why: `Your goal specifies “${unpaid}”.` }]
      : []
  })
  const fitting = wanted.filter(({ name }) => !refused.some(({ channel }) => channel === name))
  // Where the market names no channels, those of the form stand, be they the usual ones or all refused.
  const kept = fits.length === 0 ? (fitting.length > 0 ? fitting : wanted) : isBlank ? [] : fitting
  const ofMarket = fits
    .filter(({ what }) => kept.every((each) => !isNamed(each, what)) && isTimely(what))
    .map(({ what, why }) => ({ what: upperFirst(what), why }))
  // Places of the market are those of its own roles: other people are met elsewhere.
  const isElsewhere =
    fits.length > 0 &&
    main.role === null &&
    facts.people.length > 0 &&
    facts.people.every(({ role, near }) => role === null && near === null)
  const added = (isElsewhere ? placesOf(main.text, facts) : ofMarket).slice(0, kept.length > 0 ? 1 : mostOfMarket)
  const names = [...added.map(({ what }) => what), ...kept.map(({ name }) => name)]
  const reasonOf = ({ name, known: library }: Pick<CampaignChannel, 'name' | 'known'>): string => {
    const ours = added.find(({ what }) => what === name)
    if (ours) return closed(ours.why)
    const state = library
      ? ` Somebody there ${closed(library.state)}`
      : ' We have no benchmarks for it: track it manually.'
    const fit = fits.find(({ what }) => isNamed({ name, known: library }, what))
    return fit ? `Your choice. ${closed(fit.why)}` : `Your choice.${state}`
  }
  const ofMain = names.map((name, at): ChosenChannel => {
    const typedOne = kept.find((each) => each.name === name)
    const channel = typedOne ?? { name, known: null, stage: stages[at] ?? 'Decide' }
    return { ...channel, why: reasonOf(channel), side: main }
  })
  const scarce = sides
    .filter(({ isScarce, role }) => isScarce && role !== null)
    .flatMap((side): ChosenChannel[] => {
      const [place] = side.role?.channels ?? []
      return place
        ? [
            {
              name: upperFirst(place),
              known: null,
              stage: 'Notice',
              why: `It is where ${side.role?.nounPlural} in this market can be reached.`,
              side,
            },
          ]
        : []
    })
  return { channels: [...scarce, ...inOrder(ofMain)], refused: isBlank ? [] : refused }
}

/** Where people whom the market does not know are met for certain: by those who use it, where they already meet, one by one. */
function placesOf(who: string, { proof, isLive }: MarketFacts): { what: string; why: string }[] {
  return [
    proof.length > 0 || isLive
      ? {
          what: 'Introductions by those who use it already',
          why: 'Each of them knows two others in the same position, and can say what changed.',
        }
      : {
          what: 'Twenty people from your own network',
          why: `They answer, and each names two more “${who}”.`,
        },
    {
      what: 'Their association, forum or regular meeting',
      why: 'Ask the first ten which one they read or attend; go where two name the same.',
    },
    {
      what: 'Personal messages, ten a week',
      why: 'Written by hand with the reason why this person, followed up once.',
    },
  ]
}

const order: readonly string[] = stages

function inOrder(channels: readonly ChosenChannel[]): ChosenChannel[] {
  return channels.toSorted((a, b) => order.indexOf(a.stage) - order.indexOf(b.stage))
}

/** Whether a text names the channel: every word of its name or of one of its other names stands in it. */
function isNamed({ name, known }: Pick<CampaignChannel, 'name' | 'known'>, text: string): boolean {
  const stems = new Set(tokens(text).map(({ stem }) => stem))
  const names = known ? known.aliases.filter((alias) => alias.length > 2) : [name]
  return names.some((each) => tokens(each).every(({ stem }) => stems.has(stem)))
}
