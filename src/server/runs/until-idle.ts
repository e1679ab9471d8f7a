import { setTimeout as sleep } from 'node:timers/promises'

/** How often it is asked again while no work has begun for what was reserved, in ms. */
const againMs = 20

/** Waits, again and again, until no work is under way and none is reserved; at most `graceMs`. */
export async function untilIdle(
  underWay: () => readonly Promise<unknown>[],
  reserved: () => number,
  graceMs: number,
): Promise<void> {
  let isOver = false
  // Ended with the waiting: a timer that goes on would hold the whole server in memory.
  const ended = new AbortController()
  const grace = sleep(graceMs, undefined, { ref: false, signal: ended.signal }).then(
    () => {
      isOver = true
    },
    () => undefined,
  )
  for (let work = underWay(); (work.length > 0 || reserved() > 0) && !isOver; work = underWay()) {
    await Promise.race([work.length > 0 ? Promise.allSettled(work) : sleep(againMs), grace])
  }
  ended.abort()
}
