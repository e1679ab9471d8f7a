import { defineSelection } from '#agents/_kit/define-selection.ts'
import { cutAtJoint } from '#drafting/index.ts'
import { charactersIn } from '#shared/characters.ts'
import { shortened } from '#shared/shortened.ts'
import agent from './agent.ts'
import { type ContentChannel, channelLabels } from './options.ts'
import { painLines, thingsToCheck, tipsFor } from './selection/advice.ts'
import { type Material, materialOf } from './selection/material.ts'
import { besides, written } from './selection/written.ts'

const taglineCharacters = 60
const longestTagline = 90
const posts = ['twitter', 'linkedin', 'instagram'] as const

/** One text for the channel and three posts: a scene of the trade, then the offer in the user's words. What cannot be published is not written. */
export default defineSelection(agent, ({ input, facts }) => {
  const material = materialOf(input, facts)
  const channel = input.channel || 'linkedin'
  const main = written(channel, material, 0)
  const social = posts.map((id, at) =>
    id === channel
      ? { id, made: { text: '', why: 'Same as the text above.' } as const }
      : { id, made: besides(id, material, at + 1) },
  )
  const textOf = (id: ContentChannel) => social.find((each) => each.id === id)?.made.text ?? ''
  const withheld = [
    { id: 'content', what: channelLabels[channel], made: main },
    ...social.map(({ id, made }) => ({ id, what: `${channelLabels[id]} post`, made })),
  ].flatMap(({ id, what, made }) => (made.why === undefined ? [] : [{ id, what, why: made.why }]))
  return {
    channelSpecificContent: { content: main.text, tips: tipsFor(material) },
    tagline: tagline(material),
    socialPosts: { twitter: textOf('twitter'), linkedin: textOf('linkedin'), instagram: textOf('instagram') },
    realPainPoints: painLines(facts),
    toCheck: thingsToCheck(material),
    ...(withheld.length > 0 ? { withheld } : {}),
  }
})

/** What it is or does, in a line of the user's. */
function tagline({ words, facts }: Material): string {
  const { what, points } = words
  const does = points
    .filter(({ isOfMarket }) => !isOfMarket)
    .toSorted((a, b) => Number(a.isRefusal) - Number(b.isRefusal))
  const fits = (most: number) => (text: string) => charactersIn(text) <= most
  return (
    (what && cutAtJoint(what, taglineCharacters)) ??
    [what ?? ''].filter(Boolean).find(fits(longestTagline)) ??
    does.map(({ text }) => text).find(fits(taglineCharacters)) ??
    shortened(facts.title, taglineCharacters)
  )
}
