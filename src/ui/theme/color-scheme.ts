import { localStorageColorSchemeManager } from '@mantine/core'

/** The key is read by public/first-paint.js before the first paint. */
export const colorSchemeManager = localStorageColorSchemeManager({ key: 'pm-pilot.color-scheme' })
