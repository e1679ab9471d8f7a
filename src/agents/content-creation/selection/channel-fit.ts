import type { MarketFacts } from '#drafting/index.ts'
import { type ContentChannel, channelLabels } from '../options.ts'

/** Names under which the dossiers speak of a channel, beside its label. */
const otherNames: Partial<Record<ContentChannel, readonly string[]>> = {
  twitter: ['X'],
  email: ['Newsletter', 'Newsletters', 'Email'],
  blog: ['Blog'],
}

export interface Fit {
  what: string
  why: string
}

/** The dossier's reason against a channel, found by the channel's name; null where it has none. */
export function reasonAgainst(channel: ContentChannel, { dossier }: MarketFacts): Fit | null {
  const names = [channelLabels[channel], ...(otherNames[channel] ?? [])]
  const speaksOf = ({ what }: Fit) => names.some((name) => what.split(/[^\p{L}]+/u).includes(name))
  return dossier.copy.channels.doesNotFit.find(speaksOf) ?? null
}
