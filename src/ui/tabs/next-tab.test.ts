import { expect, test } from 'vitest'
import { nextTab } from './next-tab.ts'

const tabs = [{ id: 'a' }, { id: 'b', disabled: true }, { id: 'c' }] as const

test('arrows go round and pass over what is disabled', () => {
  expect(nextTab(tabs, 'a', 'ArrowRight')).toBe('c')
  expect(nextTab(tabs, 'c', 'ArrowRight')).toBe('a')
  expect(nextTab(tabs, 'a', 'ArrowLeft')).toBe('c')
  expect(nextTab(tabs, 'c', 'Home')).toBe('a')
  expect(nextTab(tabs, 'a', 'End')).toBe('c')
})

test('another key leads nowhere', () => {
  expect(nextTab(tabs, 'a', 'Enter')).toBe(null)
  expect(nextTab(tabs, 'a', 'toString')).toBe(null)
})
