import { useEffect } from 'react'

type Load = () => Promise<unknown>

/** So long nothing more may have come before the page counts as loaded, in milliseconds. */
const quietMs = 2_000

const waiting = new Set<Load>()
const done = new Set<Load>()
let watching = false

/** Calls back once the page has loaded what it loads by itself, and has nothing to do. */
function whenQuiet(callback: () => void): void {
  const idle = () => {
    observer.disconnect()
    if ('requestIdleCallback' in window) requestIdleCallback(callback, { timeout: quietMs })
    else callback()
  }
  let timer = setTimeout(idle, quietMs)
  const observer = new PerformanceObserver(() => {
    clearTimeout(timer)
    timer = setTimeout(idle, quietMs)
  })
  observer.observe({ type: 'resource' })
}

/** One after the other, so that a press in between finds the connection free. */
async function drain(): Promise<void> {
  for (const load of waiting) {
    waiting.delete(load)
    try {
      await load()
      done.add(load)
    } catch {
      // It is loaded, or its failure said, when it is wanted.
    }
  }
  watching = false
}

function savesData(): boolean {
  if (!('connection' in navigator)) return false
  const { connection } = navigator
  return (
    connection !== null && typeof connection === 'object' && 'saveData' in connection && connection.saveData === true
  )
}

/** Fetches code that a press will want, once the page is quiet: the press is answered at once, also without a network. */
export function loadAhead(load: Load): void {
  if (done.has(load) || savesData()) return
  waiting.add(load)
  if (watching) return
  watching = true
  whenQuiet(() => void drain())
}

/** The same, from when the part that opens it is on the page. */
export function useLoadAhead(load: Load, wanted = true): void {
  useEffect(() => {
    if (wanted) loadAhead(load)
  }, [load, wanted])
}
