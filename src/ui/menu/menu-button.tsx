import { type ReactNode, useState } from 'react'
import { FailedDialog } from '../loading/lazy-dialog.tsx'
import { lazyPart } from '../loading/lazy-part.tsx'
import { useLoadAhead } from '../loading/load-ahead.ts'
import type { MenuButtonProps } from './action.ts'

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
