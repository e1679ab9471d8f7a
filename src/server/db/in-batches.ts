import { runDetached } from '#server/observe/work-context.ts'
import { isConnectionError } from './database.ts'

export interface BatchOptions<Item, Answer> {
  /** One answer for each item, in their order. What it throws, it throws for all of them, and nothing was done then. */
  work: (items: readonly Item[]) => Promise<readonly Answer[]>
  /** Items of the same key never go together: they go one after the other, in the order in which they came. */
  keyOf?: (item: Item) => string
  /** Most items of one batch. */
  most: number
}

/**
 * Statements for many callers at once. The first item goes at once; what comes while a batch is under way waits for the next, so
 * that an idle server answers as fast as ever and a busy one pays for a round trip and a commit once for many. An item that spoils its
 * batch fails alone: the others are tried again, each by itself.
 */
export function inBatches<Item, Answer>({
  work,
  keyOf,
  most,
}: BatchOptions<Item, Answer>): (item: Item) => Promise<Answer> {
  interface Waiting {
    item: Item
    resolve: (answer: Answer) => void
    reject: (error: unknown) => void
  }
  let queue: Waiting[] = []
  let busy = false

  function takeBatch(): Waiting[] {
    const batch: Waiting[] = []
    const later: Waiting[] = []
    const keys = new Set<string>()
    for (const each of queue) {
      const key = keyOf?.(each.item)
      if (batch.length >= most || (key !== undefined && keys.has(key))) {
        later.push(each)
      } else {
        batch.push(each)
        if (key !== undefined) keys.add(key)
      }
    }
    queue = later
    return batch
  }

  async function settle(batch: readonly Waiting[]): Promise<void> {
    try {
      const answers = await work(batch.map(({ item }) => item))
      for (const [at, { resolve, reject }] of batch.entries()) {
        if (at in answers) resolve(answers[at] as Answer)
        else reject(new Error('a batch left an item without an answer'))
      }
    } catch (error) {
      // Without a connection nobody knows what was done, so nothing is done a second time.
      if (batch.length > 1 && !isConnectionError(error)) await Promise.all(batch.map((each) => settle([each])))
      else for (const { reject } of batch) reject(error)
    }
  }

  async function next(): Promise<void> {
    busy = true
    while (queue.length > 0) await settle(takeBatch())
    busy = false
  }

  return (item) =>
    new Promise<Answer>((resolve, reject) => {
      queue.push({ item, resolve, reject })
      // A batch is the work of many requests, and not of the one that came first.
      if (!busy) void runDetached(next)
    })
}
