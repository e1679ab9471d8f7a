import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { flawsOnPhone } from '#tests/support/components/on-a-phone.tsx'
import { longWord } from '#tests/support/components/words.ts'
import { PasswordInput } from './password-control.tsx'

const own = { id: 'password', label: 'Password', value: 'correct horse', onText: () => undefined }

test('its button shows what was typed, by keyboard too, and says whether it does', async () => {
  const screen = await render(<PasswordInput {...own} />)
  const field = screen.getByLabelText('Password', { exact: true })
  await expect.element(field).toHaveAttribute('type', 'password')
  await userEvent.keyboard('{Tab}{Tab}{Enter}')
  const button = screen.getByRole('button', { name: 'Show password' })
  await expect.element(button).toHaveFocus()
  await expect.element(button).toHaveAttribute('aria-pressed', 'true')
  await expect.element(field).toHaveAttribute('type', 'text')
})

test('its error is said, and disabled nothing of it can be used', async () => {
  const screen = await render(<PasswordInput {...own} disabled error="Too short" />)
  const field = screen.getByLabelText('Password', { exact: true })
  await expect.element(field).toBeDisabled()
  await expect.element(field).toHaveAccessibleDescription('Too short')
  await expect.element(screen.getByRole('button')).toBeDisabled()
})

test('the text ends before the button, from right to left too', async () => {
  expect(await flawsOnPhone(<PasswordInput {...own} value={longWord(90)} label={longWord(60)} />)).toEqual([])
  const field = document.getElementById('password')
  const button = field?.parentElement?.querySelector('button')
  if (!field || !button) throw new Error('not drawn')
  const edge = field.getBoundingClientRect().left + Number.parseFloat(getComputedStyle(field).paddingLeft)
  expect(edge).toBeGreaterThanOrEqual(button.getBoundingClientRect().right)
})
