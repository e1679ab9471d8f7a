import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { fakeServer, renderAt } from '#tests/support/components/application.tsx'
import { flawsOf } from '#tests/support/components/flaws.ts'
import SideSheet from './side-sheet.tsx'

test('holds the links of the workspace, leaves with one, and fits a phone', async () => {
  fakeServer({})
  await page.viewport(320, 700)
  const onClose = vi.fn()
  const screen = await renderAt('/features', <SideSheet opened onClose={onClose} />)
  const sheet = page.getByRole('dialog', { name: 'Agents' })
  await expect.element(sheet.getByRole('navigation', { name: 'Workspace' })).toBeVisible()
  await expect.element(sheet.getByRole('link', { name: 'Dashboard' })).toHaveAttribute('aria-current', 'page')
  expect(flawsOf(sheet.element())).toEqual([])
  await sheet.getByRole('link', { name: 'History' }).click()
  expect(onClose).toHaveBeenCalledTimes(1)
  await expect.element(screen.getByTestId('address')).toHaveTextContent('/features/history')
})

test('Escape closes it', async () => {
  fakeServer({})
  const onClose = vi.fn()
  await renderAt('/features', <SideSheet opened onClose={onClose} />)
  await expect.element(page.getByRole('dialog', { name: 'Agents' })).toBeVisible()
  await userEvent.keyboard('{Escape}')
  expect(onClose).toHaveBeenCalledTimes(1)
})
