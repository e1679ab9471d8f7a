import { CloseButton } from '@mantine/core'
import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { LibraryProvider } from './library-provider.tsx'

test("leaves the page's colour scheme alone and writes no style of its own", async () => {
  document.documentElement.setAttribute('data-mantine-color-scheme', 'dark')
  const before = document.querySelectorAll('style').length
  const screen = await render(
    <LibraryProvider>
      <CloseButton aria-label="Close" />
    </LibraryProvider>,
  )
  await expect.element(screen.getByRole('button', { name: 'Close' })).toBeVisible()
  expect(document.documentElement.getAttribute('data-mantine-color-scheme')).toBe('dark')
  // The page's policy refuses inline styles.
  expect(document.querySelectorAll('style')).toHaveLength(before)
  expect(screen.container.querySelector('style')).toBeNull()
  document.documentElement.setAttribute('data-mantine-color-scheme', 'light')
})
