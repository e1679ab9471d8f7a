import type { ReactNode } from 'react'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { flawsOf } from './flaws.ts'

/** What is wrong with a part in a window of 320 px, in both directions of reading. It stays drawn from right to left. */
export async function flawsOnPhone(part: ReactNode): Promise<string[]> {
  await page.viewport(320, 700)
  const { container } = await render(<main style={{ padding: '1rem' }}>{part}</main>)
  const flaws = flawsOf(container)
  document.documentElement.dir = 'rtl'
  return [...flaws, ...flawsOf(container).map((flaw) => `from right to left: ${flaw}`)]
}
