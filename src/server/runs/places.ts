/** Room for a run that is about to be stored or claimed. */
export interface Places {
  free(): number
  /** Of runs that are on their way: stored or claimed, and not worked on yet. */
  kept(): number
  /** Keeps so many, at most what is free, until the function that it answers is called. */
  keep(count: number): { count: number; giveBack: () => void }
}

/** Places for runs on one server. `capacity` is what runs that are worked on have left; it changes as they begin and end. */
export function createPlaces(capacity: () => number): Places {
  /** Of runs whose row is being written: they are not worked on yet, and nobody else may have their place. */
  let kept = 0
  const free = () => Math.max(0, capacity() - kept)
  return {
    free,
    kept: () => kept,
    keep(wanted) {
      const count = Math.min(wanted, free())
      kept += count
      let isKept = true
      return {
        count,
        giveBack() {
          if (isKept) kept -= count
          isKept = false
        },
      }
    },
  }
}
