import { defineOutside } from '#agents/_kit/define-outside.ts'
import { charactersIn } from '#shared/characters.ts'
import { shortened } from '#shared/shortened.ts'
import agent from './agent.ts'
import { channelLimits } from './channel-limits.ts'
import { channelLabels } from './options.ts'

const longestTagline = 90
const longestTweet = 280

/** One post of the user's own sentences, or the reason why there is none yet. */
export default defineOutside(agent, ({ input, facts }) => {
  const { post, advice, stop, story } = facts
  const channel = input.channel || 'linkedin'
  const label = channelLabels[channel]
  const { start, characters } = channelLimits[channel]
  const headed = start && post.text.length > 0 ? [`${start}${shortened(facts.title, characters)}`] : []
  const text = [...headed, ...post.text].join('\n\n')
  const withheld = post.withheld ? [{ id: 'content', what: label, why: post.withheld }] : []
  return {
    channelSpecificContent: {
      content: text,
      tips: post.text.length > 0 ? ['The post uses your own sentences in your order.'] : [],
    },
    tagline: shortened(facts.offer, longestTagline),
    socialPosts: { twitter: tweet(post.text), linkedin: '', instagram: '' },
    realPainPoints: story.map((each) => `${each} (inferred from the description)`).join('\n'),
    toCheck: [
      ...(stop ? [`${stop.text} ${stop.question.ask} Proposed answer: ${stop.question.propose}`] : []),
      ...post.checks,
      ...post.left
        .slice(0, 2)
        .map((quote) => `Not in the text; add it if customers should read it: “${shortened(quote, 80)}”`),
      ...advice.slice(0, 2).map(({ text: said, question }) => `${said} ${question.ask}`),
    ].slice(0, 6),
    ...(withheld.length > 0 ? { withheld } : {}),
  }
})

/** As many of the sentences as fit, with the question at the end. */
function tweet(sentences: readonly string[]): string {
  const [first = '', ...rest] = sentences
  const ask = rest.at(-1) ?? ''
  const both = `${first} ${ask}`.trim()
  return charactersIn(both) <= longestTweet ? both : charactersIn(first) <= longestTweet ? first : ''
}
