import { createTheme, type MantineColorsTuple } from '@mantine/core'

/** From the lightest to the darkest; what pages show comes from the tokens, see mantine.css. */
const pilot: MantineColorsTuple = [
  '#e0f1ef',
  '#c3e4e0',
  '#97d0ca',
  '#67bab2',
  '#3fa79e',
  '#1f8f87',
  '#0b6e69',
  '#085a56',
  '#064844',
  '#043532',
]

export const theme = createTheme({
  colors: { pilot },
  primaryColor: 'pilot',
  primaryShade: { light: 6, dark: 4 },
  defaultRadius: 'sm',
  cursorType: 'pointer',
  focusRing: 'auto',
  respectReducedMotion: true,
  fontFamily: 'var(--face-text)',
  headings: { fontFamily: 'var(--face-display)' },
})
