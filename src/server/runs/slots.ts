/** Room for a run that is about to be stored or claimed. */
export interface Slots {
  free(): number
  /** Of runs that are on their way: stored or claimed, and not worked on yet. */
  reserved(): number
  /** Reserves so many, at most what is free, until `release` is called. */
  reserve(count: number): { count: number; release: () => void }
}

/** Slots for runs on one server. `capacity` is what runs that are worked on have left; it changes as they begin and end. */
export function createSlots(capacity: () => number): Slots {
  /** Of runs whose row is being written: they are not worked on yet, and nobody else may have their slot. */
  let reservedCount = 0
  const free = () => Math.max(0, capacity() - reservedCount)
  return {
    free,
    reserved: () => reservedCount,
    reserve(wanted) {
      const count = Math.min(wanted, free())
      reservedCount += count
      let isReserved = true
      return {
        count,
        release() {
          if (isReserved) reservedCount -= count
          isReserved = false
        },
      }
    },
  }
}
