import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { flawsOnPhone } from '#tests/support/components/on-a-phone.tsx'
import { EditorActions } from './editor-actions.tsx'

test('saves and cancels by keyboard, in this order', async () => {
  const pressed = vi.fn()
  await render(<EditorActions saving={false} onSave={() => pressed('save')} onCancel={() => pressed('cancel')} />)
  await userEvent.keyboard('{Tab}{Enter}{Tab}{Enter}')
  expect(pressed.mock.calls.flat()).toEqual(['save', 'cancel'])
})

test('while it saves it says so and takes no second press', async () => {
  const screen = await render(<EditorActions saving onSave={() => undefined} onCancel={() => undefined} />)
  await expect.element(screen.getByRole('button', { name: 'Saving...' })).toHaveAttribute('aria-busy', 'true')
  for (const button of screen.getByRole('button').all()) await expect.element(button).toBeDisabled()
})

test('fits a phone', async () => {
  expect(await flawsOnPhone(<EditorActions saving onSave={() => undefined} onCancel={() => undefined} />)).toEqual([])
})
