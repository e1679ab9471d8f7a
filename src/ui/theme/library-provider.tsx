import { MantineProvider } from '@mantine/core'
import type { ReactNode } from 'react'
import { theme } from './theme.ts'

/** The page's own scheme stands on the root element; the library must not set another. */
const noRoot = () => undefined

/**
 * Around each part that comes from the component library. Those parts are loaded when they are needed, so the first
 * page carries none of the library.
 */
export function LibraryProvider({ children }: { children: ReactNode }) {
  return (
    <MantineProvider
      theme={theme}
      forceColorScheme="light"
      getRootElement={noRoot}
      withCssVariables={false}
      withGlobalClasses={false}
    >
      {children}
    </MantineProvider>
  )
}
