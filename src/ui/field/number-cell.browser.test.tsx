import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { flawsOnPhone } from '#tests/support/components/on-a-phone.tsx'
import { NumberCell } from './number-cell.tsx'

function Held({ onNumber = () => undefined }: { onNumber?: (value: number) => void }) {
  const [value, setValue] = useState(100)
  const take = (number: number) => {
    setValue(number)
    onNumber(number)
  }
  return <NumberCell label="Reach" value={value} min={0} max={1000} onNumber={take} />
}

test('arrow keys step by a tenth of the number and stop at its bounds', async () => {
  const onNumber = vi.fn()
  const screen = await render(<Held onNumber={onNumber} />)
  await screen.getByLabelText('Reach').click()
  await userEvent.keyboard('{ArrowUp}{ArrowDown}{ArrowDown}')
  expect(onNumber.mock.calls).toEqual([[110], [100], [90]])
})

test('what is no number is said on leaving, and the number from before stays in use', async () => {
  const onNumber = vi.fn()
  const screen = await render(<Held onNumber={onNumber} />)
  const cell = screen.getByLabelText('Reach')
  await cell.fill('many')
  await userEvent.keyboard('{Enter}')
  await expect.element(cell).toHaveAttribute('aria-invalid', 'true')
  await expect.element(cell).toHaveAccessibleDescription('This is no number. Write it like 1,250.5. 100 stays in use.')
  await cell.fill('-5')
  await expect.element(cell).toHaveAccessibleDescription('This cannot be negative. 100 stays in use.')
  expect(onNumber.mock.lastCall).toEqual([100])
})

test('who passes through within a frame is not called back', async () => {
  const screen = await render(
    <>
      <Held />
      <button type="button">Next</button>
    </>,
  )
  const next = screen.getByRole('button').element() as HTMLElement
  ;(screen.getByLabelText('Reach').element() as HTMLElement).focus()
  next.focus()
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  expect(document.activeElement).toBe(next)
})

test('who types before the page has drawn a frame replaces the number, and loses no key', async () => {
  const screen = await render(<Held />)
  const cell = screen.getByLabelText('Reach')
  const input = cell.element() as HTMLInputElement
  const frames: FrameRequestCallback[] = []
  const frame = vi.spyOn(window, 'requestAnimationFrame').mockImplementation((callback) => frames.push(callback))
  const cancel = vi.spyOn(window, 'cancelAnimationFrame').mockImplementation((id) => {
    frames[id - 1] = () => undefined
  })
  input.focus()
  input.setSelectionRange(3, 3)
  await userEvent.keyboard('5')
  for (const callback of frames) callback(0)
  await userEvent.keyboard('00')
  frame.mockRestore()
  cancel.mockRestore()
  await expect.element(cell).toHaveValue('500')
})

test('empty it shows nothing, not zero; disabled it cannot be reached', async () => {
  const screen = await render(
    <>
      <NumberCell label="Open" value={0} empty onNumber={() => undefined} />
      <NumberCell label="Shut" value={5} disabled onNumber={() => undefined} />
    </>,
  )
  await expect.element(screen.getByLabelText('Open')).toHaveValue('')
  await userEvent.keyboard('{Tab}{Tab}')
  await expect.element(screen.getByLabelText('Shut')).not.toHaveFocus()
})

test('its sentence has room on a phone', async () => {
  expect(await flawsOnPhone(<Held />)).toEqual([])
})
