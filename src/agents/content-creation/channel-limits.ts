import { charactersIn } from '#shared/characters.ts'
import type { ContentChannel } from './options.ts'

/** How long what may be, in characters as a person counts them. The numbers are those of the channels of the library. */
export interface ChannelLimit {
  characters: number
  /** What is counted: "post", "subject". */
  of: string
  /** The line that is counted, when it is not the whole text; the first group is what counts. */
  line?: RegExp
  /** How that line begins. */
  start?: string
}

export const channelLimits: Record<ContentChannel, ChannelLimit> = {
  linkedin: { characters: 3000, of: 'post' },
  instagram: { characters: 2200, of: 'caption' },
  twitter: { characters: 280, of: 'post' },
  facebook: { characters: 63206, of: 'post' },
  tiktok: { characters: 2200, of: 'caption', line: /^Caption: (.*)$/m, start: 'Caption: ' },
  youtube: { characters: 100, of: 'title', line: /^Title: (.*)$/m, start: 'Title: ' },
  email: { characters: 60, of: 'subject', line: /^Subject: (.*)$/m, start: 'Subject: ' },
  blog: { characters: 60, of: 'title', line: /^# (.*)$/m, start: '# ' },
}

/** A link counts as this many characters on X, whatever its length. */
const linkOnX = 23

export interface Measured {
  characters: number
  limit: number
  of: string
}

/** How much of its limit a text uses. */
export function measured(channel: ContentChannel, text: string): Measured {
  const { characters: limit, of, line } = channelLimits[channel]
  const counted = line ? (line.exec(text)?.[1] ?? '') : text
  const links = channel === 'twitter' ? counted.replace(/\[link\]|https?:\/\/\S+/g, '~'.repeat(linkOnX)) : counted
  return { characters: charactersIn(links), limit, of }
}
