import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { flawsOnPhone } from '#tests/support/components/on-a-phone.tsx'
import { arabic, longWord } from '#tests/support/components/words.ts'
import { Menu } from './menu.tsx'

const menu = (label: string, onClick: () => void, opened = false) => (
  <Menu defaultOpened={opened}>
    <Menu.Target>
      <button type="button" style={{ minHeight: '2.75rem' }}>
        Export
      </button>
    </Menu.Target>
    <Menu.Dropdown>
      <Menu.Label>{arabic}</Menu.Label>
      <Menu.Item onClick={onClick}>{label}</Menu.Item>
      <Menu.Divider />
      <Menu.Item disabled>PDF</Menu.Item>
      <Menu.Item>Word</Menu.Item>
    </Menu.Dropdown>
  </Menu>
)

test('opens, moves by arrows past what is disabled, and closes by Escape with the focus where it was', async () => {
  const onClick = vi.fn()
  const screen = await render(menu('Markdown', onClick))
  const target = screen.getByRole('button', { name: 'Export' })
  await userEvent.keyboard('{Tab}{Enter}')
  await expect.element(screen.getByRole('menuitem', { name: 'Markdown' })).toBeVisible()
  await expect.element(target).toHaveAttribute('aria-expanded', 'true')
  await expect.element(screen.getByRole('menuitem', { name: 'Markdown' })).toHaveFocus()
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(screen.getByRole('menuitem', { name: 'Word' })).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await expect.element(screen.getByRole('menu')).not.toBeInTheDocument()
  await expect.element(target).toHaveFocus()
  expect(onClick).not.toHaveBeenCalled()
})

test('has room for long lines on a phone', async () => {
  expect(await flawsOnPhone(menu(`Send ${longWord(60)}`, () => undefined, true))).toEqual([])
})
