import { defineOutside } from '#agents/_kit/define-outside.ts'
import { featureRows } from '#agents/_kit/outside-parts.ts'
import { isAchieved, sentence } from '#drafting/index.ts'
import { charactersIn } from '#shared/characters.ts'
import { shortened } from '#shared/shortened.ts'
import agent, { fewestHooks } from './agent.ts'

const longestHook = 160
const mostHooks = 4

/** Whether one holds the other's words. */
const holds = (whole: string, part: string) => whole.toLowerCase().includes(part.replace(/[.!?]$/, '').toLowerCase())

/** The user's own sentences that are short enough to stand first; none is written for them. */
export default defineOutside(agent, ({ facts }) => {
  const { post, stop, advice } = facts
  const proof = (stop ? [] : facts.proof).map(sentence).filter((text) => charactersIn(text) <= longestHook)
  const features = post.text.length === 0 ? [] : featureRows(facts).map(({ quote }) => sentence(quote))
  const said = [...post.text, ...features].filter(
    (text, index, all) =>
      charactersIn(text) <= longestHook &&
      !proof.includes(text) &&
      all.findIndex((each) => holds(each, text)) === index,
  )
  // The question stands last in a post, and is wanted among the hooks.
  const asked = said.filter((text) => text.endsWith('?')).slice(0, 1)
  const lines = [...said.filter((text) => !asked.includes(text)).slice(0, mostHooks - asked.length), ...asked]
  const isEnough = proof.length + lines.length >= fewestHooks
  const withheld = post.withheld || (isEnough ? '' : 'Too few of your sentences are short enough to stand first.')
  return {
    hooks: !isEnough
      ? []
      : [
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
                ? 'Curiosity: it asks the reader a question'
                : 'Not tested: read it to five people in the audience and watch',
              inspired_by: isAsked ? 'A question we added' : 'Your description',
              check: null,
            }
          }),
        ],
    notes: [
      ...(withheld ? [`${post.withheld ? 'Do not publish any line yet. ' : ''}${withheld}`] : []),
      ...(stop ? [`${stop.text} Proposed answer: ${stop.question.propose}`] : []),
      ...post.checks,
      ...post.left
        .slice(0, 2)
        .map((quote) => `Not used; add it if customers should read it: “${shortened(quote, 80)}”`),
      ...advice.slice(0, 1).map(({ text }) => text),
    ].slice(0, 6),
  }
})
