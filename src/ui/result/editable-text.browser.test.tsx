import { expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { flawsOnPhone } from '#tests/support/components/on-a-phone.tsx'
import { arabic, longWord } from '#tests/support/components/words.ts'
import { EditableText } from './editable-text.tsx'

const own = { id: 'post', label: 'LinkedIn post', text: 'Before' }
const meter = (text: string) => ({ characters: text.length, limit: 5, of: 'post' })

test('Edit puts the focus into the text; what is saved is trimmed, and the focus comes back', async () => {
  const save = vi.fn(async () => true)
  const screen = await render(<EditableText {...own} save={save} meter={meter} />)
  await screen.getByRole('button', { name: 'Edit LinkedIn post' }).click()
  const text = screen.getByRole('textbox', { name: 'Edit LinkedIn post' })
  await expect.element(text).toHaveFocus()
  await text.fill('  After it ')
  await expect.element(screen.getByText('post: 11 of 5 characters')).toHaveAttribute('data-over', 'true')
  await screen.getByRole('button', { name: 'Save' }).click()
  expect(save).toHaveBeenCalledWith('After it')
  await expect.element(screen.getByRole('button', { name: 'Edit LinkedIn post' })).toHaveFocus()
})

test('what was not stored stays as typed; while it is stored nothing can be pressed', async () => {
  const { promise, resolve } = Promise.withResolvers<boolean>()
  const screen = await render(<EditableText {...own} save={() => promise} />)
  await screen.getByRole('button', { name: 'Edit LinkedIn post' }).click()
  await screen.getByRole('textbox').fill('After')
  await screen.getByRole('button', { name: 'Save' }).click()
  await expect.element(screen.getByRole('button', { name: 'Saving...' })).toBeDisabled()
  await expect.element(screen.getByRole('button', { name: 'Cancel' })).toBeDisabled()
  resolve(false)
  await expect.element(screen.getByRole('button', { name: 'Save' })).toBeEnabled()
  await expect.element(screen.getByRole('textbox')).toHaveValue('After')
})

test('without a way to store it is read only; empty it offers nothing', async () => {
  const screen = await render(<EditableText {...own} />)
  await expect.element(screen.getByRole('button', { name: 'Copy LinkedIn post' })).toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'Edit LinkedIn post' })).not.toBeInTheDocument()
  await screen.rerender(<EditableText {...own} text="" save={async () => true} />)
  await expect.element(screen.getByRole('button')).not.toBeInTheDocument()
})

test('long words and Arabic have room on a phone', async () => {
  const text = `${longWord(300)} ${arabic}`
  const part = (
    <EditableText {...own} label={`Post ${longWord(40)}`} text={text} save={async () => true} meter={meter} />
  )
  expect(await flawsOnPhone(part)).toEqual([])
})
