import { present } from '#agents/_kit/present.ts'
import type { DeepPartial } from '#shared/deep-partial.ts'
import { columns, type RoadmapItem } from './output.ts'
import { endOf, weekMs } from './quarters.ts'

export interface Scheduled {
  item: RoadmapItem
  start: Date
  /** The team is free again; what follows is watching. */
  built: Date
  /** Its exit criteria can be judged. */
  end: Date
  /** What is wrong with its place, each in words. */
  /** Ends behind the months of the plan. */
  isLate: boolean
  problems: readonly string[]
}

export interface Capacity {
  people: number
  /** Percent of their time. */
  focus: number
}

/** So many people work on one thing; a larger team works on several at once. */
const peoplePerLane = 4

export const lanesOf = (people: number): number => Math.max(1, Math.floor(people / peoplePerLane))

/** Person-weeks that a team gets done in one week. */
export const weeklyOutput = ({ people, focus }: Capacity): number => (people * focus) / 100

/** Items that are whole; a list that is being written may end in half a one. */
export function wholeItems(items: DeepPartial<RoadmapItem[]> | undefined): RoadmapItem[] {
  return present(items).flatMap((item) => {
    const { id, column, title, weeks } = item
    if (id === undefined || column === undefined || title === undefined || weeks === undefined || weeks <= 0) return []
    return [
      {
        id,
        column,
        title,
        weeks,
        observeWeeks: item.observeWeeks ?? 0,
        outcome: item.outcome ?? '',
        evidence: item.evidence ?? '',
        bets: present(item.bets),
        exitCriteria: present(item.exitCriteria),
        dependsOn: present(item.dependsOn),
        due: item.due ?? null,
      },
    ]
  })
}

/**
 * Puts items on the calendar: now before next before later, in their order, each as early as a lane is free and what it depends
 * on has been judged. The team is split evenly over its lanes.
 */
export function scheduleOf(
  items: readonly RoadmapItem[],
  capacity: Capacity,
  startAt: string,
  months: number,
): Scheduled[] {
  const start = new Date(startAt)
  const horizon = endOf(start, months)
  const lanes = Array.from({ length: lanesOf(capacity.people) }, () => start.getTime())
  const perLane = weeklyOutput(capacity) / lanes.length
  const done = new Map<string, number>()
  const ordered = columns.flatMap((column) => items.filter((item) => item.column === column))
  return ordered.map((item) => {
    const ready = Math.max(start.getTime(), ...item.dependsOn.flatMap((id) => done.get(id) ?? []))
    const lane = bestLane(lanes, ready)
    const from = Math.max(lanes[lane] ?? ready, ready)
    const built = from + (item.weeks / perLane) * weekMs
    const to = built + item.observeWeeks * weekMs
    lanes[lane] = built
    done.set(item.id, to)
    return {
      item,
      start: new Date(from),
      built: new Date(built),
      end: new Date(to),
      isLate: to > horizon.getTime(),
      problems: problemsOf(item, new Date(to), horizon, ordered),
    }
  })
}

/** The lane in which it can begin first. */
function bestLane(lanes: readonly number[], ready: number): number {
  let best = 0
  lanes.forEach((free, index) => {
    if (Math.max(free, ready) < Math.max(lanes[best] ?? ready, ready)) best = index
  })
  return best
}

function problemsOf(item: RoadmapItem, end: Date, horizon: Date, ordered: readonly RoadmapItem[]): string[] {
  const problems: string[] = []
  if (item.due !== null && end > new Date(`${item.due}T23:59:59Z`)) problems.push('ends after its fixed date')
  if (end > horizon) problems.push('ends after the horizon')
  const place = ordered.indexOf(item)
  for (const id of item.dependsOn) {
    const other = ordered.findIndex((each) => each.id === id)
    if (other > place) problems.push(`scheduled before ${id}, which it depends on`)
  }
  return problems
}
