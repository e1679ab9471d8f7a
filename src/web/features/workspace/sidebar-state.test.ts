import { expect, test } from 'vitest'
import { readSidebarState, sidebarCookie } from './sidebar-state.ts'

test('open unless the cookie says otherwise', () => {
  expect(readSidebarState('')).toBe(true)
  expect(readSidebarState('a=1; sidebar_state=false; b=2')).toBe(false)
  expect(readSidebarState('old_sidebar_state=false')).toBe(true)
  expect(readSidebarState(sidebarCookie(true).split(';')[0] ?? '')).toBe(true)
})

test('the state is kept for seven days on every page', () => {
  expect(sidebarCookie(false)).toBe('sidebar_state=false; path=/; max-age=604800; samesite=lax')
})
