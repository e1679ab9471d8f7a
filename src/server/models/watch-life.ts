import type { Alive, ModelPrompt } from './model-client.ts'

/** How long a request may show no life, in ms. */
export interface LifeBounds {
  /** From the request to the first byte of the answer. */
  firstByte: number
  /** Between two bytes. */
  idle: number
  /** Between two parts, however many pings come in between. */
  silence: number
}

/** A sign of life is passed on at most this often, in ms. */
const signEvery = 1_000

/**
 * Gives a request up that shows no life: no byte for the bounds of `timing`. A ping holds it up as a part does, but not for ever.
 */
export function watchLife(timing: LifeBounds, giveUp: (why: string) => void, onAlive: ModelPrompt['onAlive']) {
  let lastPart = performance.now()
  let lastSign = Number.NEGATIVE_INFINITY
  let isHeard = false
  const tooLong = () =>
    giveUp(isHeard ? `nothing arrived for ${timing.idle} ms` : `nothing arrived within ${timing.firstByte} ms`)
  let timer = setTimeout(tooLong, timing.firstByte)
  const sign = (doing: Alive) => {
    const now = performance.now()
    if (now - lastSign < signEvery) return
    lastSign = now
    onAlive?.(doing)
  }
  const heard = () => {
    if (isHeard) timer.refresh()
    else {
      isHeard = true
      clearTimeout(timer)
      timer = setTimeout(tooLong, timing.idle)
    }
    if (performance.now() - lastPart > timing.silence) giveUp(`nothing but pings for ${timing.silence} ms`)
    else sign('waiting')
  }
  return {
    heard,
    spoke(isThinking: boolean) {
      lastPart = performance.now()
      if (isThinking) sign('thinking')
      heard()
    },
    end: () => clearTimeout(timer),
  }
}
