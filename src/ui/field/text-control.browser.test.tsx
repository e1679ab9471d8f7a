import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { flawsOnPhone } from '#tests/support/components/on-a-phone.tsx'
import { arabic, longWord } from '#tests/support/components/words.ts'
import { TextArea, TextInput } from './text-control.tsx'

function Held({ most }: { most?: number }) {
  const [value, setValue] = useState('')
  return <TextInput id="name" label="Name" value={value} most={most} onText={setValue} />
}

test('a line takes no more characters than its most, as people count them', async () => {
  const screen = await render(<Held most={3} />)
  await screen.getByLabelText('Name').fill('a👩‍🚀bcd')
  await expect.element(screen.getByLabelText('Name')).toHaveValue('a👩‍🚀b')
})

test('a required line says its error and its help to a screen reader', async () => {
  const screen = await render(
    <TextInput
      id="mail"
      label="Email"
      required
      value=""
      error="Enter it"
      help="For sign-in"
      onText={() => undefined}
    />,
  )
  const field = screen.getByRole('textbox', { name: 'Email' })
  await expect.element(field).toHaveAttribute('aria-required', 'true')
  await expect.element(field).toHaveAttribute('aria-invalid', 'true')
  await expect.element(field).toHaveAccessibleDescription('Enter it For sign-in')
})

test('Ctrl and Enter send the form from within a text; Enter alone does not', async () => {
  const onSubmit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault())
  const screen = await render(
    <form onSubmit={onSubmit}>
      <TextArea id="idea" label="Idea" value="An app" counter={4} onText={() => undefined} />
    </form>,
  )
  await screen.getByLabelText('Idea').click()
  await userEvent.keyboard('{Enter}')
  expect(onSubmit).not.toHaveBeenCalled()
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
  expect(onSubmit).toHaveBeenCalledTimes(1)
  // More than the limit is kept, and counted.
  await expect.element(screen.getByText('6/4')).toHaveAttribute('data-over', 'true')
})

test('disabled, neither takes words', async () => {
  const screen = await render(
    <>
      <TextInput id="a" label="Line" value="" disabled onText={() => undefined} />
      <TextArea id="b" label="Text" value="" disabled onText={() => undefined} />
    </>,
  )
  await expect.element(screen.getByLabelText('Line')).toBeDisabled()
  await expect.element(screen.getByLabelText('Text')).toBeDisabled()
})

test('Arabic runs from the right in a page from the left, and long words stay in the box', async () => {
  const flaws = await flawsOnPhone(
    <>
      <TextInput id="c" label={longWord(70)} value={arabic} error={longWord(70)} onText={() => undefined} />
      <TextArea
        id="d"
        label={arabic}
        value={longWord(300)}
        counter={5000}
        help={longWord(70)}
        onText={() => undefined}
      />
    </>,
  )
  expect(flaws).toEqual([])
  document.documentElement.dir = 'ltr'
  expect(getComputedStyle(document.getElementById('c') ?? document.body).direction).toBe('rtl')
})
