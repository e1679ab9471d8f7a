import { expect, test } from 'vitest'
import { settingsTab } from './settings-tab.ts'

test('an address names a tab, or Integrations opens', () => {
  expect(settingsTab('profile')).toBe('profile')
  expect(settingsTab('notifications')).toBe('notifications')
  expect(settingsTab(null)).toBe('integrations')
  expect(settingsTab('billing')).toBe('integrations')
})
