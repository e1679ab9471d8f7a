import { useRef } from 'react'
import { Icon } from '../icon/icon.tsx'
import type { Action } from './action.ts'
import classes from './actions-button.module.css'
import { Menu } from './menu.tsx'

/** Opens with its first drawing: it was loaded by the press on the button that it replaces. */
export default function ActionsMenu({ name, actions }: { name: string; actions: readonly Action[] }) {
  const target = useRef<HTMLButtonElement>(null)
  /** The library returns the focus only to the element that had it when the menu opened. An action may have moved it on. */
  const returnFocus = () =>
    requestAnimationFrame(() => {
      const focused = document.activeElement
      if (!focused || focused === document.body || focused.closest('[role="menu"]')) target.current?.focus()
    })
  return (
    <Menu defaultOpened onClose={returnFocus}>
      <Menu.Target>
        <button ref={target} type="button" className={classes.button} aria-label={name}>
          <Icon name="more" size={20} />
        </button>
      </Menu.Target>
      <Menu.Dropdown>
        {actions.map(({ label, icon, danger, onPress }) => (
          <Menu.Item
            key={label}
            leftSection={icon && <Icon name={icon} size={18} />}
            data-danger={danger || undefined}
            onClick={onPress}
          >
            {label}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}
