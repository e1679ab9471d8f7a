import type { Epic } from '../output.ts'
import type { DraftEpic } from './draft-ticket.ts'

const mostTickets = 40
const mostEpics = 24

/** Numbers in the order of the epics; what waits for a ticket that is not there waits for nothing. */
export function numbered(drafts: readonly DraftEpic[]): Epic[] {
  const shown = drafts.filter(({ tickets }) => tickets.length > 0).slice(0, mostEpics)
  const ids = new Map(shown.flatMap(({ tickets }) => tickets).map(({ key }, index) => [key, `T${index + 1}`]))
  return shown.map(({ tickets, ...epic }, index) => ({
    id: `E${index + 1}`,
    ...epic,
    tickets: tickets.slice(0, mostTickets).map(({ key, after, holdsUp: _held, ...ticket }) => ({
      id: ids.get(key) ?? 'T0',
      ...ticket,
      dependsOn: [...new Set(after.flatMap((each) => ids.get(each) ?? []))].slice(0, 6),
    })),
  }))
}
