import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import OpenMenu from './open-menu.tsx'

const nothing = () => undefined
const target = (name: string) => (handlers: object) => (
  <button {...handlers} type="button">
    {name}
  </button>
)

test('groups have their label or stand apart by a line; the arrows go through all of them', async () => {
  const groups = [
    { label: 'ada@example.com', actions: [{ label: 'Profile', icon: 'user' as const, onPress: nothing }] },
    { actions: [{ label: 'Sign out', danger: true, onPress: nothing }] },
  ]
  const screen = await render(<OpenMenu title="Account" button={target('Account')} groups={groups} />)
  await expect.element(screen.getByText('ada@example.com')).toBeVisible()
  expect(screen.getByRole('menu').element().querySelectorAll('[class*=divider]')).toHaveLength(1)
  await expect.element(screen.getByRole('menuitem', { name: 'Profile' })).toHaveFocus()
  await userEvent.keyboard('{ArrowDown}')
  const last = screen.getByRole('menuitem', { name: 'Sign out' })
  await expect.element(last).toHaveFocus()
  await expect.element(last).toHaveAttribute('data-danger', 'true')
})

test('an action that moves the focus keeps it there', async () => {
  const onPress = vi.fn(() => document.querySelector('input')?.focus())
  const screen = await render(
    <>
      <input aria-label="Name" />
      <OpenMenu title="Actions" button={target('Actions')} groups={[{ actions: [{ label: 'Rename', onPress }] }]} />
    </>,
  )
  await screen.getByRole('menuitem', { name: 'Rename' }).click()
  expect(onPress).toHaveBeenCalledTimes(1)
  await expect.element(screen.getByRole('menu')).not.toBeInTheDocument()
  await expect.element(screen.getByLabelText('Name')).toHaveFocus()
})

test('a long menu scrolls within the window', async () => {
  const actions = Array.from({ length: 60 }, (_, at) => ({ label: `Line ${at + 1}`, onPress: nothing }))
  const screen = await render(<OpenMenu title="Many" button={target('Many')} groups={[{ actions }]} scrolls />)
  const menu = screen.getByRole('menu')
  await expect.element(menu).toBeVisible()
  const { scrollHeight, clientHeight } = menu.element()
  expect(scrollHeight).toBeGreaterThan(clientHeight)
  expect(clientHeight).toBeLessThanOrEqual(window.innerHeight)
})
