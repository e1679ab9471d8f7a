export const settingsTabs = [
  { id: 'profile', label: 'Profile' },
  { id: 'integrations', label: 'Integrations' },
  { id: 'notifications', label: 'Notifications' },
] as const

export type SettingsTab = (typeof settingsTabs)[number]['id']

/** The tab that an address names; Integrations when it names none. */
export function settingsTab(name: string | null): SettingsTab {
  return settingsTabs.find(({ id }) => id === name)?.id ?? 'integrations'
}
