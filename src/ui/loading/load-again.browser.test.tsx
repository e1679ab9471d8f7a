import { expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { flawsOnPhone } from '#tests/support/components/on-a-phone.tsx'
import { LoadAgain } from './load-again.tsx'
import { LoadFailure } from './load-failure.ts'

test('says what is missing without taking the focus, and tries again at a press', async () => {
  const onAgain = vi.fn()
  const screen = await render(<LoadAgain what="Your plan" error={new Error('secret detail')} onAgain={onAgain} />)
  const line = screen.getByRole('status')
  await expect.element(line).toMatchTextContent('Your plan could not be loaded.')
  await expect.element(line).not.toMatchTextContent('secret detail')
  expect(document.activeElement).toBe(document.body)
  await screen.getByRole('button', { name: 'Try again' }).click()
  expect(onAgain).toHaveBeenCalledTimes(1)
})

test('tries again by itself when the network is back, where that was the reason, and no more once it is gone', async () => {
  const onAgain = vi.fn()
  const screen = await render(<LoadAgain what="Your plan" error={new LoadFailure('offline')} onAgain={onAgain} />)
  window.dispatchEvent(new Event('online'))
  expect(onAgain).toHaveBeenCalledTimes(1)
  await screen.rerender(<LoadAgain what="Your plan" error={new LoadFailure('new-version')} onAgain={onAgain} />)
  window.dispatchEvent(new Event('online'))
  await screen.unmount()
  window.dispatchEvent(new Event('online'))
  expect(onAgain).toHaveBeenCalledTimes(1)
})

test('fits a phone', async () => {
  const line = <LoadAgain what="The comments of this document" error={null} onAgain={() => undefined} />
  expect(await flawsOnPhone(line)).toEqual([])
})
