import { sharedWords } from '#drafting/compose/relevance.ts'
import type { Milestone, RoadmapItem } from '../output.ts'

/** A fixed date binds the item that shares its words, else the first run of the job: what a date is for is to be shown there. */
export function withDates(items: readonly RoadmapItem[], milestones: readonly Milestone[]): RoadmapItem[] {
  const due = new Map<string, string>()
  for (const { date, label } of milestones) {
    const open = items.filter(({ id }) => !due.has(id))
    const best = open
      .map((item) => ({
        item,
        shared: sharedWords(label, `${item.title} ${item.outcome} ${item.exitCriteria.join(' ')}`),
      }))
      .sort((a, b) => b.shared - a.shared)[0]
    const first = open.find(({ column, title }) => column === 'now' && /from start to end/.test(title))
    const bound = best && best.shared >= 2 ? best.item : first
    if (bound) due.set(bound.id, date)
  }
  return items.map((item) => ({ ...item, due: due.get(item.id) ?? item.due }))
}
