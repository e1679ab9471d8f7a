export type OneAtATime = <Result>(key: string, work: () => Promise<Result>) => Promise<Result>

/** Work of the same key waits for the work before it, so that of two clicks the second one sees what the first one did. */
export function createOneAtATime(): OneAtATime {
  const last = new Map<string, Promise<unknown>>()
  return async (key, work) => {
    const before = last.get(key) ?? Promise.resolve()
    const mine = before.then(work, work)
    last.set(key, mine)
    try {
      return await mine
    } finally {
      if (last.get(key) === mine) last.delete(key)
    }
  }
}
