import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { flawsOnPhone } from '#tests/support/components/on-a-phone.tsx'
import { CopyButton, CopyTextContext } from './copy-button.tsx'

test('copies its text and says so', async () => {
  const copy = vi.fn(async () => true)
  const screen = await render(
    <CopyTextContext value={copy}>
      <CopyButton text="Hello" what="the post" />
    </CopyTextContext>,
  )
  await userEvent.keyboard('{Tab}{Enter}')
  expect(copy).toHaveBeenCalledWith('Hello')
  await expect.element(screen.getByRole('button', { name: 'Copy the post' })).toMatchTextContent('Copied')
})

test('does not say so where nothing was copied', async () => {
  const copy = vi.fn(async () => false)
  const screen = await render(
    <CopyTextContext value={copy}>
      <CopyButton text="Hello" what="the post" />
    </CopyTextContext>,
  )
  await screen.getByRole('button').click()
  await expect.poll(() => copy.mock.settledResults.length).toBe(1)
  await expect.element(screen.getByRole('button')).toMatchTextContent(/^Copy$/)
})

test('can be pressed on a phone', async () => {
  expect(await flawsOnPhone(<CopyButton text="" what="the post" />)).toEqual([])
})
