import { type ReactNode, type Ref, useState } from 'react'
import { FailedDialog } from '../loading/lazy-dialog.tsx'
import { lazyPart } from '../loading/lazy-part.tsx'
import { useLoadAhead } from '../loading/load-ahead.ts'
import type { ActionGroup } from './action.ts'

/** What the drawn button hands on to its `button` element. */
export interface MenuButtonHandlers {
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

interface OpenMenuProps extends Omit<MenuButtonProps, 'opened'> {
  onFailed: () => void
}

const OpenMenu = lazyPart(
  (): Promise<{ default: (props: OpenMenuProps) => ReactNode }> => import('./open-menu.tsx'),
  ({ title, onFailed }, error, again) => (
    <FailedDialog title={title} error={error} opened onClose={onFailed} onAgain={again} />
  ),
)

/** A button with a menu. The code of menus, and the library that places them, comes once the page is quiet or when somebody turns to one. */
export function MenuButton({ opened = false, ...menu }: MenuButtonProps) {
  const [wanted, setWanted] = useState(opened)
  useLoadAhead(OpenMenu.load)
  const load = () => void OpenMenu.load().catch(() => undefined)
  const button = menu.button({
    'aria-haspopup': 'menu',
    'aria-expanded': false,
    onPointerEnter: load,
    onFocus: load,
    onClick: () => setWanted(true),
  })
  return wanted ? <OpenMenu fallback={button} onFailed={() => setWanted(false)} {...menu} /> : button
}
