import { expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { flawsOnPhone } from '#tests/support/components/on-a-phone.tsx'
import { LoadFailure } from './load-failure.ts'
import { LoadNotice } from './load-notice.tsx'

test.each([
  [new LoadFailure('offline'), 'You are offline', 'Try again'],
  [new LoadFailure('unreachable'), 'PM Pilot cannot be reached', 'Try again'],
  [new LoadFailure('new-version'), 'A new version is there', 'Reload the page'],
  [new LoadFailure('blocked'), 'This part of the page could not be loaded', 'Try again'],
  [new Error('secret detail'), 'An unexpected error occurred', 'Reload the page'],
])('%s is said at once, with what helps first', async (error, title, helps) => {
  const screen = await render(<LoadNotice error={error} onAgain={() => undefined} />)
  const notice = screen.getByRole('alert')
  await expect.element(notice).toMatchTextContent(title)
  await expect.element(notice).not.toMatchTextContent('secret detail')
  await expect.element(screen.getByRole('button', { name: helps })).toHaveAttribute('data-look', 'fill')
})

test('tries again at a press, and by itself when the network is back', async () => {
  const onAgain = vi.fn()
  const screen = await render(<LoadNotice error={new LoadFailure('offline')} onAgain={onAgain} />)
  await screen.getByRole('button', { name: 'Try again' }).click()
  window.dispatchEvent(new Event('online'))
  expect(onAgain).toHaveBeenCalledTimes(2)
  await screen.rerender(<LoadNotice error={new LoadFailure('new-version')} onAgain={onAgain} />)
  window.dispatchEvent(new Event('online'))
  expect(onAgain).toHaveBeenCalledTimes(2)
})

test('alone on a page its title is the heading; it fits a phone', async () => {
  const flaws = await flawsOnPhone(<LoadNotice page error={new LoadFailure('blocked')} onAgain={() => undefined} />)
  expect(flaws).toEqual([])
  expect(document.querySelector('h1')?.textContent).toBe('This page could not be loaded')
})
