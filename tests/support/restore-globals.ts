import { afterAll, vi } from 'vitest'

/** Test files of one worker share a process: what one of them has replaced is put back before the next. */
afterAll(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
  vi.restoreAllMocks()
})
