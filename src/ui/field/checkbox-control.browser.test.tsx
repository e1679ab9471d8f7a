import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { flawsOnPhone } from '#tests/support/components/on-a-phone.tsx'
import { arabic, longWord } from '#tests/support/components/words.ts'
import { Checkbox } from './checkbox-control.tsx'

const own = { id: 'remember', name: 'remember', label: 'Remember me', checked: false }

test('a press on its words and the space bar both tick it', async () => {
  const onChecked = vi.fn()
  const screen = await render(<Checkbox {...own} onChecked={onChecked} />)
  await screen.getByText('Remember me').click()
  await expect.element(screen.getByRole('checkbox', { name: 'Remember me' })).toHaveFocus()
  await userEvent.keyboard(' ')
  expect(onChecked.mock.calls).toEqual([[true], [true]])
})

test('disabled it is not ticked by its words', async () => {
  const onChecked = vi.fn()
  const screen = await render(<Checkbox {...own} disabled onChecked={onChecked} />)
  screen
    .getByText('Remember me')
    .element()
    .dispatchEvent(new MouseEvent('click', { bubbles: true }))
  await expect.element(screen.getByRole('checkbox')).toBeDisabled()
  expect(onChecked).not.toHaveBeenCalled()
})

test('holds a long label and one in Arabic on a phone', async () => {
  const boxes = [longWord(90), arabic].map((label, at) => (
    <Checkbox key={label} {...own} id={`box-${at}`} label={label} onChecked={() => undefined} />
  ))
  expect(await flawsOnPhone(boxes)).toEqual([])
})
