import type { ComponentProps, ReactNode, Ref } from 'react'
import type { Icon } from '../icon/icon.tsx'

/** One line of a menu. */
export interface Action {
  label: string
  icon?: ComponentProps<typeof Icon>['name']
  /** Destroys something. */
  danger?: boolean
  onPress: () => void
}

/** Lines that belong together. One without a label is set apart from the one before by a line. */
export interface ActionGroup {
  label?: string
  actions: readonly Action[]
}

/** What the drawn button hands on to its `button` element. */
interface MenuButtonHandlers {
  ref?: Ref<HTMLButtonElement>
  'aria-haspopup'?: 'menu'
  'aria-expanded'?: boolean
  onPointerEnter?: () => void
  onFocus?: () => void
  onClick?: () => void
}

export interface MenuButtonProps {
  /** Draws the button, before the menu's code is there and with it. */
  button: (handlers: MenuButtonHandlers) => ReactNode
  groups: readonly ActionGroup[]
  /** Says what the menu is where it could not be loaded. */
  title: string
  /** Opens with its first drawing, where a press came before its lines were known. */
  opened?: boolean
  /** Scrolls where it would be too long for the room below a toolbar. */
  scrolls?: boolean
}
