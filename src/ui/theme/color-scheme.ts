import { useSyncExternalStore } from 'react'

export type ColorScheme = 'light' | 'dark'

/** Also read by public/first-paint.js, which sets the attribute before the first paint. */
const key = 'pm-pilot.color-scheme'
const attribute = 'data-mantine-color-scheme'
const system = '(prefers-color-scheme: dark)'

const listeners = new Set<() => void>()

function chosen(): ColorScheme | null {
  try {
    const value = localStorage.getItem(key)
    return value === 'light' || value === 'dark' ? value : null
  } catch {
    return null
  }
}

function shown(): ColorScheme {
  return document.documentElement.getAttribute(attribute) === 'dark' ? 'dark' : 'light'
}

/** The same while drawing; what is built ahead counts as light. */
export const shownColorScheme = (): ColorScheme => (typeof document === 'undefined' ? 'light' : shown())

function show(scheme: ColorScheme): void {
  document.documentElement.setAttribute(attribute, scheme)
  for (const listener of listeners) listener()
}

export function chooseColorScheme(scheme: ColorScheme): void {
  try {
    localStorage.setItem(key, scheme)
  } catch {
    // Chosen for as long as the page is open.
  }
  show(scheme)
}

/** Without a choice of the user the page follows the system, and the choice made in another tab. */
function subscribe(listener: () => void): () => void {
  const follow = () => show(chosen() ?? (matchMedia(system).matches ? 'dark' : 'light'))
  const media = matchMedia(system)
  listeners.add(listener)
  media.addEventListener('change', follow)
  window.addEventListener('storage', follow)
  return () => {
    listeners.delete(listener)
    media.removeEventListener('change', follow)
    window.removeEventListener('storage', follow)
  }
}

/** What is shown. The prerendered page counts as light until it lives. */
export function useColorScheme(): ColorScheme {
  return useSyncExternalStore(subscribe, shown, () => 'light')
}
