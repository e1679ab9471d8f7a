import { getHeapStatistics } from 'node:v8'

export interface IdleGcOptions {
  /** Runs under way and files arriving here. */
  active: () => number
  isClosing: () => boolean
  /** Node's, where it was started with --expose-gc. */
  collectGarbage: NonNullable<typeof globalThis.gc>
  /** Bytes that the heap has taken from the system. */
  reserved?: () => number
  /** Milliseconds between two looks. */
  lookEveryMs?: number
  /** Looks in a row that must find none. */
  quietLooks?: number
}

/** Grown by less than this share since the last time there is little to release. */
const worthwhile = 1.25

/**
 * Gives the memory back that runs and uploads have left, after a minute without any. V8's own way of doing so (switched off by
 * `--no-memory-reducer`) begins some seconds after the last run and shrinks the young generation, so that where people come in
 * waves each wave pays for its growing again: a quarter more CPU for each run.
 */
export function startIdleGc(options: IdleGcOptions): void {
  const { active, isClosing, collectGarbage, lookEveryMs = 5_000, quietLooks = 12 } = options
  const reserved = options.reserved ?? (() => getHeapStatistics().total_heap_size)
  let kept = reserved()
  let quiet = 0
  const look = () => {
    if (isClosing()) {
      clearInterval(timer)
      return
    }
    quiet = active() === 0 ? quiet + 1 : 0
    if (quiet < quietLooks) return
    quiet = 0
    if (reserved() < kept * worthwhile) return
    collectGarbage({ type: 'major', execution: 'sync', flavor: 'last-resort' })
    kept = reserved()
  }
  const timer = setInterval(look, lookEveryMs)
  timer.unref()
}
