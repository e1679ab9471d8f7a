import { defineDraft } from '#agents/_kit/define-draft.ts'
import { marketView } from '#drafting/compose/market-view.ts'
import { workSteps } from '#drafting/compose/work-steps.ts'
import agent from './agent.ts'
import { battleCards } from './draft/battle-cards.ts'
import { ownCell, vendorCell } from './draft/cells.ts'
import { contendersOf } from './draft/contenders.ts'
import { type Criterion, criteriaOf } from './draft/criteria.ts'
import { positioningMap } from './draft/positioning-map.ts'
import { howToWin, questionsOf, summaryOf, whereNotToFight } from './draft/strategy.ts'
import { entriesOf } from './input.ts'
import { type Cell, ownColumn } from './output.ts'

const mostRivals = 5

const leastRows = 3

/** The job, the buyer's wishes and the user's limits are compared even where no vendor has an answer: that is their news. */
const isAsked = ({ kind }: Criterion) => kind === 'step' || kind === 'buyer' || kind === 'limit'
/** Of all else a row without one answer tells nothing. */
const isAnswered = (cells: readonly Cell[]) =>
  cells.some(({ vendor, value }) => vendor !== ownColumn && value !== 'unknown')

/** A comparison in which every cell is read from the library's entry or says how to find out. */
export default defineDraft(agent, (context) => {
  const wishes = entriesOf(context.input.criteria)
  const view = marketView(context, mostRivals)
  const contenders = contendersOf(view, entriesOf(context.input.competitors))
  const steps = workSteps(view.facts)
  const rows = criteriaOf(view, steps, contenders, wishes).map((criterion) => ({
    criterion,
    cells: [...contenders.map((contender) => vendorCell(contender, criterion, steps, view)), ownCell(criterion, view)],
  }))
  const told = rows.filter(({ criterion, cells }) => isAsked(criterion) || isAnswered(cells))
  const shown = told.length < leastRows ? rows.slice(0, Math.max(leastRows, told.length)) : told
  const criteria = shown.map(({ criterion }) => criterion)
  const matrix = shown.map(({ criterion, cells }) => ({ criterion: criterion.label, why: criterion.why, cells }))
  return {
    summary: summaryOf(view, contenders, criteria, matrix),
    vendors: [...contenders.map(({ name }) => name), ownColumn],
    matrix,
    map: positioningMap(view, contenders, matrix),
    battleCards: battleCards(view, contenders, steps, criteria, matrix),
    howToWin: howToWin(view, contenders, criteria, matrix),
    whereNotToFight: whereNotToFight(view, contenders, criteria, matrix),
    openQuestions: questionsOf(view, contenders, criteria, matrix, wishes.length),
  }
})
