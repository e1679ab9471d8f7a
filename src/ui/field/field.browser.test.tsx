import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { flawsOnPhone } from '#tests/support/components/on-a-phone.tsx'
import { arabic, longWord } from '#tests/support/components/words.ts'
import { describedBy, FieldFrame } from './field.tsx'

const text = { label: 'Name', required: true, error: 'Enter it', help: 'As on the card' }

test('its label leads to the control, and the ids it names are there', async () => {
  const screen = await render(
    <FieldFrame id="name" {...text}>
      <input id="name" aria-describedby={describedBy('name', text)} />
    </FieldFrame>,
  )
  // The star of a required field is for the eyes; the control says it itself.
  await expect.element(screen.getByRole('textbox', { name: 'Name' })).toHaveAttribute('id', 'name')
  await expect
    .element(screen.getByRole('textbox', { name: 'Name' }))
    .toHaveAccessibleDescription('Enter it As on the card')
})

test('without help and error nothing is described', () => {
  expect(describedBy('name', { label: 'Name' })).toBeUndefined()
})

test('long words and what stands aside have room on a phone', async () => {
  const flaws = await flawsOnPhone(
    <FieldFrame id="long" label={longWord(60)} error={arabic} help={longWord(60)} aside={<span>12/5000</span>}>
      <input id="long" style={{ minHeight: '2.75rem' }} />
    </FieldFrame>,
  )
  expect(flaws).toEqual([])
})
