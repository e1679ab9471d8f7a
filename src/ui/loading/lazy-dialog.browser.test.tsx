import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { forgiveComplaints } from '#tests/support/components/complaints.ts'
import { flawsOf } from '#tests/support/components/flaws.ts'
import { lazyDialog } from './lazy-dialog.tsx'
import { LoadFailure } from './load-failure.ts'

const Plans = ({ opened }: { opened: boolean; onClose: () => void }) => (opened ? <p>All plans</p> : null)

function opener(Dialog: ReturnType<typeof lazyDialog<{ opened: boolean; onClose: () => void }>>) {
  return function Page() {
    const [opened, setOpened] = useState(false)
    return (
      <>
        <button type="button" onClick={() => setOpened(true)}>
          Plans
        </button>
        {opened && <Dialog opened={opened} onClose={() => setOpened(false)} />}
      </>
    )
  }
}

test('a dialog whose code is missing says so under its title, and is loaded again', async () => {
  forgiveComplaints(/could not be loaded/)
  await page.viewport(320, 600)
  const load = vi
    .fn<() => Promise<{ default: typeof Plans }>>()
    .mockRejectedValueOnce(new LoadFailure('unreachable'))
    .mockResolvedValue({ default: Plans })
  const Page = opener(lazyDialog('Plans', load))
  const screen = await render(<Page />)
  await screen.getByRole('button', { name: 'Plans' }).click()
  const dialog = page.getByRole('dialog', { name: 'Plans' })
  await expect.element(dialog).toMatchTextContent('PM Pilot cannot be reached')
  expect(flawsOf(dialog.element())).toEqual([])
  await dialog.getByRole('button', { name: 'Try again' }).click()
  await expect.element(screen.getByText('All plans')).toBeVisible()
})

test('Escape closes what could not be loaded', async () => {
  forgiveComplaints(/could not be loaded/)
  const Page = opener(
    lazyDialog<Parameters<typeof Plans>[0]>('Plans', () => Promise.reject(new LoadFailure('blocked'))),
  )
  const screen = await render(<Page />)
  await screen.getByRole('button', { name: 'Plans' }).click()
  await expect.element(page.getByRole('dialog')).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
})
