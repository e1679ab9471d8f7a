import { defineSelection } from '#agents/_kit/define-selection.ts'
import agent from './agent.ts'
import { knowBefore, thingsToCheck } from './selection/advice.ts'
import { cheatSheets } from './selection/cheat-sheets.ts'
import { pitchOf } from './selection/pitch.ts'
import { quizOf } from './selection/quiz.ts'
import { rolePlayOf } from './selection/role-play.ts'
import { salesFacts } from './selection/sales-facts.ts'
import { discoveryOf, objectionsOf } from './selection/talk.ts'

/** A training from the trade's own talks: questions, objections, a scene to play, rivals; the offer in the user's words. */
export default defineSelection(agent, ({ input, facts }) => {
  const sales = salesFacts(input, facts)
  const know = knowBefore(sales)
  return {
    pitch: pitchOf(sales),
    ...(know.length > 0 ? { know } : {}),
    discovery: discoveryOf(sales),
    objections: objectionsOf(sales),
    rolePlay: rolePlayOf(sales),
    quiz: quizOf(sales),
    cheatSheets: cheatSheets(sales),
    toCheck: thingsToCheck(sales),
  }
})
