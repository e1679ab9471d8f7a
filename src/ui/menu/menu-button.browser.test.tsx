import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import type { ActionGroup } from './action.ts'
import { MenuButton } from './menu-button.tsx'

const button = (groups: readonly ActionGroup[], opened = false) => (
  <MenuButton
    title="Export"
    groups={groups}
    opened={opened}
    button={(handlers) => (
      <button {...handlers} type="button">
        Export
      </button>
    )}
  />
)
const line = (label: string, onPress: () => void = () => undefined) => ({ label, onPress })

test('is a button that says it has a menu, and opens it at the first press', async () => {
  const onPress = vi.fn()
  const screen = await render(button([{ actions: [line('Word', onPress)] }]))
  const target = screen.getByRole('button', { name: 'Export' })
  await expect.element(target).toHaveAttribute('aria-haspopup', 'menu')
  await expect.element(target).toHaveAttribute('aria-expanded', 'false')
  await expect.element(screen.getByRole('menu')).not.toBeInTheDocument()
  await target.click()
  await screen.getByRole('menuitem', { name: 'Word' }).click()
  expect(onPress).toHaveBeenCalledTimes(1)
  await expect.element(screen.getByRole('menu')).not.toBeInTheDocument()
  await expect.element(screen.getByRole('button', { name: 'Export' })).toHaveFocus()
})

test('opens with its first drawing where a press came earlier; Escape leaves it with the focus on the button', async () => {
  const screen = await render(button([{ actions: [line('Word')] }], true))
  await expect.element(screen.getByRole('menuitem', { name: 'Word' })).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await expect.element(screen.getByRole('menu')).not.toBeInTheDocument()
  await expect.element(screen.getByRole('button', { name: 'Export' })).toHaveFocus()
})
