import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { flawsOnPhone } from '#tests/support/components/on-a-phone.tsx'
import { longWord } from '#tests/support/components/words.ts'
import { CommentForm } from './comment-form.tsx'

const form = (more: Partial<Parameters<typeof CommentForm>[0]> = {}) => (
  <CommentForm
    label="Your comment"
    send="Send"
    people={['Grace Hopper', 'Alan Turing']}
    onSend={async () => undefined}
    onCancel={() => undefined}
    {...more}
  />
)

test('nothing is not sent; words are; what could not be sent stays typed', async () => {
  const onSend = vi.fn<(text: string) => Promise<void>>().mockRejectedValueOnce(new Error('Gone')).mockResolvedValue()
  const screen = await render(form({ onSend }))
  const field = screen.getByLabelText('Your comment')
  await expect.element(field).toHaveFocus()
  await screen.getByRole('button', { name: 'Send' }).click()
  await expect.element(screen.getByText('Write something first')).toBeVisible()
  expect(onSend).not.toHaveBeenCalled()
  await field.fill('Is this still true?')
  await screen.getByRole('button', { name: 'Send' }).click()
  await expect.element(field).toHaveAttribute('aria-invalid', 'true')
  await expect.element(field).toHaveValue('Is this still true?')
  await screen.getByRole('button', { name: 'Send' }).click()
  expect(onSend.mock.calls).toEqual([['Is this still true?'], ['Is this still true?']])
})

test('a name behind an @ is offered and taken', async () => {
  const screen = await render(form())
  await userEvent.keyboard('Ask @gr')
  const people = screen.getByRole('list', { name: 'People to mention' })
  expect(people.getByRole('button').elements()).toHaveLength(1)
  await people.getByRole('button', { name: '@Grace Hopper' }).click()
  await expect.element(screen.getByLabelText('Your comment')).toHaveValue('Ask @Grace Hopper ')
  await expect.element(screen.getByLabelText('Your comment')).toHaveFocus()
})

test('Escape leaves, but never with words that were typed', async () => {
  const onCancel = vi.fn()
  const screen = await render(form({ first: 'As it was', onCancel }))
  await userEvent.keyboard('{Escape}')
  expect(onCancel).toHaveBeenCalledTimes(1)
  await screen.getByLabelText('Your comment').fill('Other words')
  await userEvent.keyboard('{Escape}')
  expect(onCancel).toHaveBeenCalledTimes(1)
})

test('fits a phone', async () => {
  expect(await flawsOnPhone(form({ people: [longWord(60)], first: '@' }))).toEqual([])
})
