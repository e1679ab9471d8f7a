import { useState } from 'react'
import { FailedDialog } from '#ui/loading/lazy-dialog.tsx'
import { useAgainOnline } from '#ui/loading/use-again-online.ts'
import type { SessionUser } from '../session/session.ts'
import classes from './header.module.css'
import { initialsOf } from './initials.ts'

interface FailedAccountMenuProps {
  account: SessionUser
  error: unknown
  onAgain: () => void
}

/** Stands where the avatar's menu could not be loaded; a press says why. */
export function FailedAccountMenu({ account, error, onAgain }: FailedAccountMenuProps) {
  const [opened, setOpened] = useState(false)
  useAgainOnline(error, onAgain)
  const initials = initialsOf(account.email)
  return (
    <>
      <button
        type="button"
        className={classes.avatar}
        aria-label={`${initials}, your account`}
        aria-haspopup="dialog"
        onClick={() => setOpened(true)}
      >
        {initials}
      </button>
      {opened && (
        <FailedDialog
          title="Your account"
          error={error}
          opened={opened}
          onClose={() => setOpened(false)}
          onAgain={onAgain}
        />
      )}
    </>
  )
}
