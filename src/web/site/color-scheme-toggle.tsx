import { Icon } from '#ui/icon/icon.tsx'
import { chooseColorScheme, useColorScheme } from '#ui/theme/color-scheme.ts'
import toggle from './color-scheme-toggle.module.css'
import classes from './header.module.css'

/** Both pictures are there and the style sheet shows one, so that the prerendered page is right before any script runs. */
export function ColorSchemeToggle() {
  const other = useColorScheme() === 'dark' ? 'light' : 'dark'
  return (
    <button
      type="button"
      className={classes.tool}
      aria-label={`Switch to the ${other} colours`}
      data-tooltip="Colours"
      onClick={() => chooseColorScheme(other)}
    >
      <Icon name="moon" className={toggle.inLight} />
      <Icon name="sun" className={toggle.inDark} />
    </button>
  )
}
