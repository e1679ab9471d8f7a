import { defineOutside } from '#agents/_kit/define-outside.ts'
import { isAchieved, sentence } from '#drafting/index.ts'
import { charactersIn } from '#shared/characters.ts'
import { shortened } from '#shared/shortened.ts'
import agent from './agent.ts'

const longestHook = 160
const mostHooks = 4

/** The user's own sentences that are short enough to stand first; none is written for them. */
export default defineOutside(agent, ({ facts }) => {
  const { post, stop, advice } = facts
  const proof = (stop ? [] : facts.proof).map(sentence).filter((text) => charactersIn(text) <= longestHook)
  const lines = post.text
    .filter((text) => charactersIn(text) <= longestHook && !proof.includes(text))
    .slice(0, mostHooks)
  return {
    hooks: [
      ...proof.slice(0, 2).map((hook) => ({
        hook,
        why_it_works: 'It happened and it can be checked; no competitor can copy this line.',
        emotional_trigger: 'Trust',
        inspired_by: 'Your description',
        check: isAchieved(hook) ? 'Your own figure: keep the date and the method at hand.' : null,
      })),
      ...lines.map((hook) => {
        const isAsked = hook.endsWith('?')
        return {
          hook,
          why_it_works: isAsked
            ? 'It asks about their own experience and makes no claim.'
            : 'Your own sentence, unchanged and concrete.',
          emotional_trigger: isAsked
            ? 'Feeling asked, not told'
            : 'Not tested: read it to five people in the audience and watch',
          inspired_by: isAsked ? 'A question we added' : 'Your description',
          check: null,
        }
      }),
    ],
    notes: [
      ...(post.withheld ? [`Do not publish any line yet. ${post.withheld}`] : []),
      ...(stop ? [`${stop.text} Proposed answer: ${stop.question.propose}`] : []),
      ...post.checks,
      ...post.left.slice(0, 2).map(({ quote, why }) => `Not used: “${shortened(quote, 80)}” (${why})`),
      ...advice.slice(0, 1).map(({ text }) => text),
    ].slice(0, 6),
  }
})
