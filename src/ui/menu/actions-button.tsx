import { useState } from 'react'
import { Icon } from '../icon/icon.tsx'
import { lazyPart } from '../loading/lazy-part.tsx'
import type { Action } from './action.ts'
import classes from './actions-button.module.css'

interface ActionsButtonProps {
  /** Of what they are, since many stand on one page: "Actions of R3". */
  name: string
  actions: readonly Action[]
}

const ActionsMenu = lazyPart(() => import('./actions-menu.tsx'))

/** The actions of a card or row in one menu, whose code comes when somebody turns to it. */
export function ActionsButton({ name, actions }: ActionsButtonProps) {
  const [wanted, setWanted] = useState(false)
  const load = () => void ActionsMenu.load().catch(() => undefined)
  const button = (
    <button
      type="button"
      className={classes.button}
      aria-label={name}
      aria-haspopup="menu"
      aria-expanded={false}
      onPointerEnter={load}
      onFocus={load}
      onClick={() => setWanted(true)}
    >
      <Icon name="more" size={20} />
    </button>
  )
  return wanted ? <ActionsMenu fallback={button} name={name} actions={actions} /> : button
}
