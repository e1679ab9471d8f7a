import { expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { PlainToast } from './plain-toast.tsx'

test('says what a toast says, and its action closes it', async () => {
  const onClose = vi.fn()
  const onPress = vi.fn()
  const toast = { tone: 'error' as const, title: 'Offline', message: 'Not sent', action: { label: 'Send', onPress } }
  const screen = await render(<PlainToast toast={toast} onClose={onClose} />)
  await expect.element(screen.getByRole('alert')).toMatchTextContent('OfflineNot sent')
  await screen.getByRole('button', { name: 'Send' }).click()
  expect([onPress.mock.calls.length, onClose.mock.calls.length]).toEqual([1, 1])
})

test('closes by itself when its time is over, and not before', async () => {
  vi.useFakeTimers()
  const onClose = vi.fn()
  await render(<PlainToast toast={{ message: 'Saved', duration: 5_000 }} onClose={onClose} />)
  vi.advanceTimersByTime(4_999)
  expect(onClose).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(onClose).toHaveBeenCalledTimes(1)
})
