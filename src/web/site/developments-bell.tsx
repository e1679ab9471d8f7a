import { lazy, Suspense, useState } from 'react'
import { Icon } from '#ui/icon/icon.tsx'
import classes from './header.module.css'
import { developments } from './site-copy.ts'

const DevelopmentsDialog = lazy(() => import('./developments-dialog.tsx'))

export function DevelopmentsBell() {
  const [opened, setOpened] = useState(false)
  const [wanted, setWanted] = useState(false)
  return (
    <>
      <button
        type="button"
        className={classes.tool}
        aria-label={`Latest developments, ${developments.length} new`}
        aria-haspopup="dialog"
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
      <Suspense>{wanted && <DevelopmentsDialog opened={opened} onClose={() => setOpened(false)} />}</Suspense>
    </>
  )
}
