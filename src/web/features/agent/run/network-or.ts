/** Waits so many milliseconds, or until the network is back. Throws the reason of an abort. */
export function networkOr(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const end = (settle: () => void) => () => {
      clearTimeout(timer)
      globalThis.removeEventListener?.('online', back)
      signal.removeEventListener('abort', left)
      settle()
    }
    const back = end(resolve)
    const left = end(() => reject(signal.reason))
    const timer = setTimeout(back, ms)
    globalThis.addEventListener?.('online', back)
    signal.addEventListener('abort', left)
    if (signal.aborted) left()
  })
}
