import { defineSelection } from '#agents/_kit/define-selection.ts'
import { productWords } from '#drafting/index.ts'
import agent from './agent.ts'
import { notesOn, trends } from './selection/notes.ts'
import { writtenHooks } from './selection/written-hooks.ts'

/** First lines for the platform, each from another angle, each with the line behind it. */
export default defineSelection(agent, ({ input, facts, timestamp }) => {
  const words = productWords(input.productDescription, input.productName, facts)
  const notes = notesOn(input, facts, words)
  const news = trends(facts, timestamp)
  return {
    hooks: writtenHooks(input, facts, words),
    ...(news.length > 0 ? { bonus_trends: news } : {}),
    ...(notes.length > 0 ? { notes } : {}),
  }
})
