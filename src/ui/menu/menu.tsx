import '@mantine/core/styles/UnstyledButton.css'
import '@mantine/core/styles/Popover.css'
import '@mantine/core/styles/Menu.css'
import { Menu as LibraryMenu, type MenuProps } from '@mantine/core'
import { LibraryProvider } from '../theme/library-provider.tsx'
import classes from './menu.module.css'

const dress = {
  dropdown: classes.dropdown ?? '',
  item: classes.item ?? '',
  label: classes.label ?? '',
  divider: classes.divider ?? '',
}

/** The library's menu in the product's dress. Load it lazily: it brings the positioning engine. */
export function Menu(props: MenuProps) {
  return (
    <LibraryProvider>
      <LibraryMenu
        shadow="none"
        radius="var(--radius-2)"
        position="bottom-end"
        offset={6}
        classNames={dress}
        withinPortal={false}
        withInitialFocusPlaceholder={false}
        {...props}
      />
    </LibraryProvider>
  )
}

Menu.Target = LibraryMenu.Target
Menu.Dropdown = LibraryMenu.Dropdown
Menu.Item = LibraryMenu.Item
Menu.Label = LibraryMenu.Label
Menu.Divider = LibraryMenu.Divider
