import { useState } from 'react'
import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { flawsOnPhone } from '#tests/support/components/on-a-phone.tsx'
import { arabic } from '#tests/support/components/words.ts'
import { TabPanel, Tabs } from './tabs.tsx'

const tabs = [
  { id: 'form', label: 'Form' },
  { id: 'result', label: 'Result', disabled: true },
  { id: 'about', label: 'Tutorial' },
] as const
type Id = (typeof tabs)[number]['id']

function Held({ all = tabs }: { all?: readonly { id: Id; label: string; disabled?: boolean }[] }) {
  const [chosen, setChosen] = useState<Id>('form')
  return (
    <>
      <Tabs label="Agent" name="agent" tabs={all} chosen={chosen} onChoose={setChosen} />
      {all.map(({ id, label }) => (
        <TabPanel key={id} name="agent" id={id} chosen={id === chosen}>
          <input aria-label={`Note on ${label}`} style={{ minHeight: '2.75rem' }} />
        </TabPanel>
      ))}
    </>
  )
}

test('arrows, Home and End choose and move the focus; a disabled tab is passed over', async () => {
  const screen = await render(<Held />)
  await userEvent.keyboard('{Tab}{ArrowRight}')
  const last = screen.getByRole('tab', { name: 'Tutorial' })
  await expect.element(last).toHaveFocus()
  await expect.element(last).toHaveAttribute('aria-selected', 'true')
  await expect.element(screen.getByRole('tabpanel', { name: 'Tutorial' })).toBeVisible()
  await userEvent.keyboard('{Home}')
  await expect.element(screen.getByRole('tab', { name: 'Form' })).toHaveFocus()
  // The row is one stop of the keyboard: the next is in the panel.
  await userEvent.keyboard('{Tab}')
  await expect.element(screen.getByLabelText('Note on Form')).toHaveFocus()
})

test('what was typed in a panel stays while another shows', async () => {
  const screen = await render(<Held />)
  await screen.getByLabelText('Note on Form').fill('kept')
  await screen.getByRole('tab', { name: 'Tutorial' }).click()
  await screen.getByRole('tab', { name: 'Form' }).click()
  await expect.element(screen.getByLabelText('Note on Form')).toHaveValue('kept')
})

test('a row too long for a phone scrolls by its tabs', async () => {
  const long = tabs.map(({ id, label }) => ({ id, label: `${label} ${arabic.slice(0, 30)}` }))
  expect(await flawsOnPhone(<Held all={long} />)).toEqual([])
})
