import { defineSelection } from '#agents/_kit/define-selection.ts'
import agent from './agent.ts'
import { entriesOf } from './input.ts'
import { ownColumn } from './output.ts'
import { battleCards } from './selection/battle-cards.ts'
import { columnsOf } from './selection/columns.ts'
import { matrixOf } from './selection/matrix.ts'
import { positioningMap } from './selection/positioning-map.ts'
import { howToWin, questionsOf, summaryOf, whereNotToFight } from './selection/strategy.ts'

/** A comparison whose cells are read from the dossier; what nobody has read stays unknown and says how to find out. */
export default defineSelection(agent, ({ input, facts }) => {
  const columns = columnsOf(facts, entriesOf(input.competitors))
  return {
    summary: summaryOf(facts, columns),
    vendors: [...columns.map(({ name }) => name), ownColumn],
    matrix: matrixOf(facts, columns, entriesOf(input.criteria)),
    map: positioningMap(facts, columns),
    battleCards: battleCards(facts, columns),
    howToWin: howToWin(facts),
    whereNotToFight: whereNotToFight(facts, columns),
    openQuestions: questionsOf(facts, columns),
  }
})
