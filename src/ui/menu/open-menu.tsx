import { Fragment, useRef } from 'react'
import { Icon } from '../icon/icon.tsx'
import type { MenuButtonProps } from './action.ts'
import classes from './menu.module.css'
import { Menu } from './menu.tsx'

/** Opens with its first drawing: it was loaded by the press on the button that it replaces. */
export default function OpenMenu({ button, groups, scrolls = false }: MenuButtonProps) {
  const target = useRef<HTMLButtonElement>(null)
  /** The library returns the focus only to the element that had it when the menu opened. An action may have moved it on. */
  const returnFocus = () =>
    requestAnimationFrame(() => {
      const focused = document.activeElement
      if (!focused || focused === document.body || focused.closest('[role="menu"]')) target.current?.focus()
    })
  return (
    <Menu defaultOpened onClose={returnFocus}>
      <Menu.Target>{button({ ref: target })}</Menu.Target>
      <Menu.Dropdown className={scrolls ? classes.scrolls : undefined}>
        {groups.map(({ label, actions }, index) => (
          <Fragment key={label ?? index}>
            {label ? <Menu.Label>{label}</Menu.Label> : index > 0 && <Menu.Divider />}
            {actions.map((action) => (
              <Menu.Item
                key={action.label}
                leftSection={action.icon && <Icon name={action.icon} size={18} />}
                data-danger={action.danger || undefined}
                onClick={action.onPress}
              >
                {action.label}
              </Menu.Item>
            ))}
          </Fragment>
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}
