import { present } from '#agents/_kit/present.ts'

interface Waiting {
  id?: string | undefined
  dependsOn?: readonly (string | undefined)[] | undefined
}

/**
 * The order in which tickets can be started: each wave needs only what earlier waves have done. `stuck` are those that wait for
 * each other in a circle. A dependency that is not among the tickets holds nothing up.
 */
export function wavesOf(tickets: readonly Waiting[]): { waves: string[][]; stuck: string[] } {
  const ids = new Set(tickets.flatMap(({ id }) => (id ? [id] : [])))
  let left = [...new Map(tickets.flatMap((ticket) => (ticket.id ? [[ticket.id, ticket] as const] : [])))]
  const done = new Set<string>()
  const waves: string[][] = []
  while (left.length > 0) {
    const ready = left.filter(([, { dependsOn }]) => present(dependsOn).every((id) => !ids.has(id) || done.has(id)))
    if (ready.length === 0) return { waves, stuck: left.map(([id]) => id) }
    for (const [id] of ready) done.add(id)
    waves.push(ready.map(([id]) => id))
    left = left.filter(([id]) => !done.has(id))
  }
  return { waves, stuck: [] }
}
