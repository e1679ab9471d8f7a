import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { flawsOnPhone } from '#tests/support/components/on-a-phone.tsx'
import { ActionsButton } from './actions-button.tsx'

test('the first press loads and opens the menu; an action is taken by keyboard and the focus comes back', async () => {
  const onPress = vi.fn()
  const actions = [
    { label: 'Edit', icon: 'edit' as const, onPress },
    { label: 'Remove', danger: true, onPress: () => undefined },
  ]
  const screen = await render(<ActionsButton name="Actions of R3" actions={actions} />)
  await screen.getByRole('button', { name: 'Actions of R3' }).click()
  await expect.element(screen.getByRole('menuitem', { name: 'Edit' })).toBeVisible()
  await expect.element(screen.getByRole('menuitem', { name: 'Remove' })).toHaveAttribute('data-danger', 'true')
  await expect.element(screen.getByRole('menuitem', { name: 'Edit' })).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  expect(onPress).toHaveBeenCalledTimes(1)
  await expect.element(screen.getByRole('button', { name: 'Actions of R3' })).toHaveFocus()
})

test('names itself and can be pressed on a phone', async () => {
  expect(await flawsOnPhone(<ActionsButton name="Actions of R3" actions={[]} />)).toEqual([])
})
