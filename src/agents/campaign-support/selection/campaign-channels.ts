import type { Channel } from '#knowledge/channel.ts'
import type { PlatformStep } from '../output.ts'

/** A channel as the user named it, with what the library knows of it. */
export interface CampaignChannel {
  name: string
  /** Null for a channel that the library does not know: a trade fair, a podcast. */
  known: Channel | null
  stage: PlatformStep['stage']
}

const mostChannels = 6
const order: readonly PlatformStep['stage'][] = ['Notice', 'Understand', 'Decide']

/** Letters in a box share a word with letters on a screen. */
const onPaper = /\b(?:direct mail|postal|letters?|post ?cards?|leaflets?|flyers?|door ?hangers?|posters?)\b/

/**
 * The channels of the form in the order in which a person meets them: those that interrupt, those that explain, those that ask.
 * Channels of one kind are spread over the stages, so that no two do the same.
 */
export function campaignChannels(typed: string, channels: readonly Channel[]): CampaignChannel[] {
  const names = typed
    .split(/[,;\n/]+/)
    .flatMap((names) => names.replace(/\s+/g, ' ').split(/ (?:and|then|&) /i))
    .map((name) => name.trim().slice(0, 60))
    .filter((name) => /\p{L}/u.test(name))
  const found = names.map((name) => {
    const words = name.toLowerCase()
    const known =
      channels.find(({ aliases }) => aliases.includes(words)) ??
      (onPaper.test(words)
        ? null
        : channels.find(({ aliases }) => aliases.some((alias) => alias.length > 3 && words.includes(alias)))) ??
      null
    return { name: known && known.name.length <= name.length + 14 ? known.name : upperFirst(name), known }
  })
  const distinct = found.filter(
    ({ name, known }, index) =>
      found.findIndex((other) => (known ? other.known === known : other.name.toLowerCase() === name.toLowerCase())) ===
      index,
  )
  const sorted = distinct
    .slice(0, mostChannels)
    .map((channel, index) => ({ ...channel, index, natural: naturalStage(channel.known) }))
    .sort((a, b) => order.indexOf(a.natural) - order.indexOf(b.natural) || a.index - b.index)
  return sorted.map(({ name, known, natural }, index) => ({
    name,
    known,
    stage: spread(index, sorted.length, natural, new Set(sorted.map((each) => each.natural)).size),
  }))
}

function naturalStage(channel: Channel | null): PlatformStep['stage'] {
  if (channel === null) return 'Decide'
  if (['post', 'caption', 'short-video'].includes(channel.form)) return 'Notice'
  return channel.form === 'article' || channel.form === 'video' ? 'Understand' : 'Decide'
}

/** With fewer than two kinds of channel the place in the row decides. */
function spread(index: number, count: number, natural: PlatformStep['stage'], kinds: number): PlatformStep['stage'] {
  if (count === 1) return natural
  if (kinds === 1 || (count > 2 && kinds === 2 && natural === 'Notice' && index > 0)) {
    if (index === 0) return 'Notice'
    return kinds === 1 && index === count - 1 ? 'Decide' : 'Understand'
  }
  return natural
}

const upperFirst = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
