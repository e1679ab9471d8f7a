import { afterAll, afterEach, beforeEach, expect, vi } from 'vitest'
import { page } from 'vitest/browser'
import { cleanup } from 'vitest-browser-react'
import { storeSession } from '#web/session/session-store.ts'
import { complaints, hearComplaints } from './complaints.ts'

beforeEach(async () => {
  await document.fonts.ready
  hearComplaints()
})

/** Files share one page: each test leaves it as it found it, and nothing on the console. */
afterEach(async () => {
  await cleanup()
  storeSession(null)
  const said = complaints()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  vi.useRealTimers()
  document.documentElement.dir = 'ltr'
  sessionStorage.clear()
  localStorage.clear()
  expect(said).toEqual([])
})

afterAll(() => page.viewport(1280, 900))
