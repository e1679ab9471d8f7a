import { sentence, shortened, upperFirst, withoutPoint } from '#drafting/compose/phrases.ts'
import type { RoadmapItem } from '../output.ts'

/** An item before it has its id; `after` names the keys of others. */
export type Drafted = Omit<RoadmapItem, 'id' | 'dependsOn'> & { key: string; after: readonly string[] }

const longestTitle = 120

export const item = (
  key: string,
  column: RoadmapItem['column'],
  title: string,
  [weeks, observeWeeks]: readonly [build: number, observe: number],
  more: Omit<Drafted, 'key' | 'column' | 'title' | 'weeks' | 'observeWeeks' | 'due' | 'after'> & {
    after?: readonly string[]
  },
): Drafted => ({
  key,
  column,
  title: shortened(withoutPoint(upperFirst(title)), longestTitle),
  weeks,
  observeWeeks,
  due: null,
  ...more,
  after: more.after ?? [],
  outcome: sentence(more.outcome),
  bets: more.bets.map(sentence),
  exitCriteria: more.exitCriteria.map(sentence),
})
