import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { flawsOnPhone } from '#tests/support/components/on-a-phone.tsx'
import { arabic, longWord } from '#tests/support/components/words.ts'
import { Choice } from './choice-control.tsx'

const options = [
  { value: 'cloud', label: 'Cloud' },
  { value: 'server', label: 'Server' },
] as const

function Held({ onChoose = () => undefined }: { onChoose?: (value: string) => void }) {
  const [value, setValue] = useState<'cloud' | 'server'>('cloud')
  const choose = (next: typeof value) => {
    setValue(next)
    onChoose(next)
  }
  return <Choice id="kind" name="kind" label="Kind" value={value} options={options} onChoose={choose} />
}

test('arrow keys choose within the group, which has one tab stop', async () => {
  const onChoose = vi.fn()
  const screen = await render(
    <>
      <Held onChoose={onChoose} />
      <button type="button">Next</button>
    </>,
  )
  await userEvent.keyboard('{Tab}')
  await expect.element(screen.getByRole('radio', { name: 'Cloud' })).toHaveFocus()
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(screen.getByRole('radio', { name: 'Server' })).toBeChecked()
  expect(onChoose.mock.calls).toEqual([['server']])
  await userEvent.keyboard('{Tab}')
  await expect.element(screen.getByRole('button', { name: 'Next' })).toHaveFocus()
})

test('its legend names the group, and disabled it takes no choice', async () => {
  const screen = await render(
    <Choice id="a" name="a" label="Kind" value="cloud" options={options} disabled onChoose={() => undefined} />,
  )
  await expect.element(screen.getByRole('group', { name: 'Kind' })).toBeVisible()
  await expect.element(screen.getByRole('radio', { name: 'Server' })).toBeDisabled()
})

test('holds long options and Arabic ones on a phone', async () => {
  const long = [
    { value: 'a', label: `Kind ${longWord(60)}` },
    { value: 'b', label: arabic },
  ] as const
  const flaws = await flawsOnPhone(
    <Choice id="b" name="b" label={longWord(80)} value="a" options={long} onChoose={() => undefined} />,
  )
  expect(flaws).toEqual([])
})
