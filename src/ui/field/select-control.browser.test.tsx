import { expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { flawsOnPhone } from '#tests/support/components/on-a-phone.tsx'
import { arabic, longWord } from '#tests/support/components/words.ts'
import { Select } from './select-control.tsx'

const options = [
  { value: 'formal', label: 'Formal' },
  { value: 'friendly', label: 'Friendly' },
]
const own = { id: 'tone', name: 'tone', label: 'Tone', value: 'formal', options }

test('is named by its label and says what is chosen', async () => {
  const onText = vi.fn()
  const screen = await render(<Select {...own} onText={onText} />)
  const select = screen.getByRole('combobox', { name: 'Tone' })
  await expect.element(select).toHaveValue('formal')
  await select.selectOptions('friendly')
  expect(onText).toHaveBeenCalledWith('friendly')
})

test('says its error and its help, and disabled it is left out of the tab order', async () => {
  const screen = await render(
    <Select {...own} disabled error="Choose a tone" help="How it sounds" onText={() => undefined} />,
  )
  const select = screen.getByRole('combobox')
  await expect.element(select).toBeDisabled()
  await expect.element(select).toHaveAttribute('aria-invalid', 'true')
  await expect.element(select).toHaveAccessibleDescription('Choose a tone How it sounds')
})

test('holds a long option and an Arabic label on a phone', async () => {
  const long = [{ value: 'formal', label: `Formal ${longWord(80)}` }]
  expect(await flawsOnPhone(<Select {...own} label={arabic} options={long} onText={() => undefined} />)).toEqual([])
})
