import type { ContentChannel } from './options.ts'

/** How long what may be, in characters as a person counts them. The numbers are those of the channels of the library. */
export interface ChannelLimit {
  characters: number
  /** What is counted: "post", "subject". */
  of: string
  /** The line that is counted, when it is not the whole text; the first group is what counts. */
  line?: RegExp
}

export const channelLimits: Record<ContentChannel, ChannelLimit> = {
  linkedin: { characters: 3000, of: 'post' },
  instagram: { characters: 2200, of: 'caption' },
  twitter: { characters: 280, of: 'post' },
  facebook: { characters: 63206, of: 'post' },
  tiktok: { characters: 2200, of: 'caption', line: /^Caption: (.*)$/m },
  youtube: { characters: 100, of: 'title', line: /^Title: (.*)$/m },
  email: { characters: 60, of: 'subject', line: /^Subject: (.*)$/m },
  blog: { characters: 60, of: 'title', line: /^# (.*)$/m },
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
  return { characters: charactersOf(links), limit, of }
}

const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' })

function charactersOf(text: string): number {
  let count = 0
  for (const _part of segmenter.segment(text)) count += 1
  return count
}
