import { buttonOf, type Copy, channelCopy } from '#drafting/index.ts'
import { measured } from '../channel-limits.ts'
import type { ContentChannel } from '../options.ts'
import { reasonAgainst } from './channel-fit.ts'
import { formOf, type Material } from './material.ts'

/** So many texts are made in a run: one for the channel and three posts. */
const posts = 4

/** The text for a channel; `at` is its place among the texts of the run, so that no two open alike. */
export function written(
  channel: ContentChannel,
  { input, facts, words, openings, troubles }: Material,
  at: number,
): Copy {
  const opening = openings[at]
  const others = troubles.filter((text) => !openings.slice(0, posts).includes(text))
  const made = channelCopy(formOf[channel], {
    words,
    facts,
    opening,
    trouble: others[at % Math.max(1, others.length)],
    topic: input.topic ?? '',
    call: buttonOf(input.callToAction || 'learn more'),
    audience: input.targetAudience,
    limit: channel === 'twitter' ? 280 : 3000,
  })
  if (made.text === '') return made
  const { characters, limit, of } = measured(channel, made.text)
  return characters <= limit ? made : { text: '', why: `The ${of} would have more than ${limit} characters.` }
}

/** A post beside the text that was asked for: none where the channel does not fit the market. */
export function besides(channel: ContentChannel, material: Material, at: number): Copy {
  const against = reasonAgainst(channel, material.facts)
  return against ? { text: '', why: `${against.what}. ${against.why}` } : written(channel, material, at)
}
