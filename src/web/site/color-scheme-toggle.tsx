import { useComputedColorScheme, useMantineColorScheme } from '@mantine/core'
import { useEffect, useState } from 'react'
import { Icon } from '#ui/icon/icon.tsx'
import toggle from './color-scheme-toggle.module.css'
import classes from './header.module.css'

/** Both pictures are there and the style sheet shows one, so that the prerendered page is right before any script runs. */
export function ColorSchemeToggle() {
  const { setColorScheme } = useMantineColorScheme()
  const computed = useComputedColorScheme('light')
  const [hydrated, setHydrated] = useState(false)
  useEffect(() => setHydrated(true), [])
  const scheme = hydrated ? computed : 'light'
  return (
    <button
      type="button"
      className={classes.tool}
      aria-label={scheme === 'dark' ? 'Switch to the light colours' : 'Switch to the dark colours'}
      onClick={() => setColorScheme(scheme === 'dark' ? 'light' : 'dark')}
    >
      <Icon name="moon" className={toggle.inLight} />
      <Icon name="sun" className={toggle.inDark} />
    </button>
  )
}
