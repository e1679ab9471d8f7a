import { Icon } from '../icon/icon.tsx'
import type { Action } from './action.ts'
import classes from './actions-button.module.css'
import { MenuButton } from './menu-button.tsx'

interface ActionsButtonProps {
  /** Of what they are, since many stand on one page: "Actions of R3". */
  name: string
  actions: readonly Action[]
}

/** The actions of a card or row in one menu. */
export function ActionsButton({ name, actions }: ActionsButtonProps) {
  return (
    <MenuButton
      title={name}
      groups={[{ actions }]}
      button={(handlers) => (
        <button {...handlers} type="button" className={classes.button} aria-label={name}>
          <Icon name="more" size={20} />
        </button>
      )}
    />
  )
}
