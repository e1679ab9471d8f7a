import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { flawsOf } from '#tests/support/components/flaws.ts'
import { arabic, longWord } from '#tests/support/components/words.ts'
import { loadToasts, showToast } from './show-toast.ts'
import { ToastHost } from './toast-host.tsx'

/** So long that no test waits for its end, in milliseconds. */
const duration = 600_000

test('an error is an alert, anything else a status; a new toast takes the place of the one that shows', async () => {
  await render(<ToastHost />)
  await showToast({ tone: 'error', title: 'Not saved', message: 'Try again', duration })
  await expect.element(page.getByRole('alert')).toMatchTextContent('Not savedTry again')
  await showToast({ tone: 'success', message: 'Saved', duration })
  await expect.element(page.getByRole('status')).toMatchTextContent('Saved')
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument()
})

test('an earlier toast whose code arrives later does not take the place of a newer one', async () => {
  await render(<ToastHost />)
  const arrived = Promise.withResolvers<void>()
  const earlier = showToast({ message: 'Earlier', duration }, () => arrived.promise.then(loadToasts))
  await showToast({ message: 'Newer', duration })
  arrived.resolve()
  await earlier
  await expect.element(page.getByRole('status')).toMatchTextContent('Newer')
})

test('its action is done once and closes it; so does Dismiss', async () => {
  const onPress = vi.fn()
  await render(<ToastHost />)
  await showToast({ message: 'Removed', action: { label: 'Undo', onPress }, duration })
  await page.getByRole('button', { name: 'Undo' }).click()
  expect(onPress).toHaveBeenCalledTimes(1)
  await expect.element(page.getByRole('status')).not.toBeInTheDocument()
  await showToast({ message: 'Saved', duration })
  await page.getByRole('button', { name: 'Dismiss' }).click()
  await expect.element(page.getByRole('status')).not.toBeInTheDocument()
})

test('long words and an action have room on a phone', async () => {
  await page.viewport(320, 600)
  await render(<ToastHost />)
  const action = { label: 'Undo', onPress: () => undefined }
  await showToast({ title: arabic, message: longWord(200), action, duration })
  await expect.element(page.getByRole('button', { name: 'Undo' })).toBeVisible()
  expect(flawsOf(document.body)).toEqual([])
})
