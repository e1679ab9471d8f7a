import type { DraftFacts } from '#drafting/compose/draft-facts.ts'
import { listed, sentence } from '#drafting/compose/phrases.ts'
import type { RoadmapItem } from '../output.ts'
import { type Capacity, scheduleOf } from '../schedule.ts'

/** What the coming weeks are for, what waits for it, and what does not fit. */
export function summaryOf(
  facts: DraftFacts,
  items: readonly RoadmapItem[],
  capacity: Capacity,
  { timestamp, months, unread }: { timestamp: string; months: number; unread: readonly string[] },
): string {
  const { subject, brief, market } = facts
  const ids = (column: RoadmapItem['column']) => items.filter((item) => item.column === column).map(({ id }) => id)
  const parts = [
    `Now is for one thing: that ${subject.who.plural} ${subject.main ? subject.gain : `get through “${subject.idea}”`}${subject.today[0] ? ` without ${subject.today[0]}` : subject.main?.alone ? '' : ' from start to end'} (${listed(ids('now'))})`,
  ]
  if (ids('next').length > 0)
    parts.push(
      `${listed(ids('next'))} ${ids('next').length > 1 ? 'wait' : 'waits'} until that has been seen${ids('later').length > 0 ? `, ${listed(ids('later'))} until somebody pays` : ''}`,
    )
  const tight = scheduleOf(items, capacity, timestamp, months).filter(({ problems }) => problems.length > 0)
  if (tight.length > 0)
    parts.push(`With this team ${listed(tight.map(({ item, problems }) => `${item.id} ${problems[0]}`))}`)
  if (unread.length > 0) parts.push(`No date could be read from “${unread[0]}”; write it as 2027-03-15`)
  if (!market)
    parts.push('The library has no market for this product, so no rival and no rule of the trade sets a date here')
  if (brief.language !== 'en' && brief.language !== 'und')
    parts.push('The built-in drafter reads English only, so steps are not read from the original words')
  return parts.map(sentence).join(' ')
}
