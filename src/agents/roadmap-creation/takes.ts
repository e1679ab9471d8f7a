import { citing, defineTakes } from '#agents/_kit/define-takes.ts'
import { isAboutSame, type NumberedItem } from '#drafting/index.ts'
import { firstCharacters } from '#shared/characters.ts'
import agent from './agent.ts'
import type { RoadmapItem } from './output.ts'

const mostItems = 20
const mostCriteria = 4
const longestTitle = 200
const assumedWeeks = 4

/** A requirement is an item: where the plan has one for the same it keeps its place and weeks, a new one comes next. */
export default defineTakes(agent, ({ output, handed: { requirements } }) => {
  const itemOf = ({ title }: Pick<RoadmapItem, 'title'>) => requirements.find((each) => isAboutSame(each, title))
  const matched = new Set(output.items.flatMap((each) => itemOf(each) ?? []))
  const own = output.items.map((each) => {
    const found = itemOf(each)
    if (!found) return each
    const exitCriteria = found.lines.length > 0 ? found.lines.slice(0, mostCriteria) : each.exitCriteria
    return { ...each, title: titleOf(found), evidence: citing(`${each.evidence} ${found.name}`, found), exitCriteria }
  })
  const last = Math.max(0, ...own.map(({ id }) => Number(id.slice(1))))
  const added = requirements
    .filter((each) => !matched.has(each))
    .slice(0, Math.max(0, mostItems - own.length))
    .map((each, index) => ({ id: `R${last + index + 1}`, ...addedItem(each) }))
  return { ...output, items: [...own, ...added] }
})

const titleOf = ({ text }: NumberedItem) => firstCharacters(text, longestTitle).trim()

const addedItem = (item: NumberedItem): Omit<RoadmapItem, 'id'> => ({
  column: item.isMust === false ? 'later' : 'next',
  title: titleOf(item),
  outcome: item.lines[0] ?? item.text,
  evidence: `${citing(`${item.name} of your requirements`, item)} (assumption: ${assumedWeeks} person-weeks)`,
  bets: [],
  exitCriteria: item.lines.slice(0, mostCriteria),
  dependsOn: [],
  weeks: assumedWeeks,
  observeWeeks: 0,
  due: null,
})
