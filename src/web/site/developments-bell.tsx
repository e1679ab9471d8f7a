import { useState } from 'react'
import { Icon } from '#ui/icon/icon.tsx'
import { lazyDialog } from '#ui/loading/lazy-dialog.tsx'
import { useLoadAhead } from '#ui/loading/load-ahead.ts'
import classes from './header.module.css'
import { developments } from './site-copy.ts'

const DevelopmentsDialog = lazyDialog('Latest Developments', () => import('./developments-dialog.tsx'))

export function DevelopmentsBell() {
  const [opened, setOpened] = useState(false)
  const [wanted, setWanted] = useState(false)
  useLoadAhead(DevelopmentsDialog.load)
  return (
    <>
      <button
        type="button"
        className={classes.tool}
        aria-label={`Latest developments, ${developments.length} new`}
        aria-haspopup="dialog"
        data-tooltip="Latest developments"
        onClick={() => {
          setWanted(true)
          setOpened(true)
        }}
      >
        <Icon name="bell" />
        <span className={classes.badge} aria-hidden="true">
          {developments.length}
        </span>
      </button>
      {wanted && <DevelopmentsDialog opened={opened} onClose={() => setOpened(false)} />}
    </>
  )
}
