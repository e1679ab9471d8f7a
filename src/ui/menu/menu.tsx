import '@mantine/core/styles/Popover.css'
import '@mantine/core/styles/Menu.css'
import { Menu as LibraryMenu } from '@mantine/core'
import classes from './menu.module.css'

/** The library's menu in the product's dress. Load it lazily: it brings the positioning engine. */
export const Menu = LibraryMenu.withProps({
  shadow: 'none',
  radius: 'var(--radius-2)',
  position: 'bottom-end',
  offset: 6,
  classNames: {
    dropdown: classes.dropdown ?? '',
    item: classes.item ?? '',
    label: classes.label ?? '',
    divider: classes.divider ?? '',
  },
})
