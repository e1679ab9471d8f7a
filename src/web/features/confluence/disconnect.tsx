import { useState } from 'react'
import { Button } from '#ui/button/button.tsx'
import { showToast } from '../../toast/show-toast.ts'
import { removeSettings } from './confluence-calls.ts'
import classes from './confluence-card.module.css'
import { reasonOf } from './confluence-reason.ts'

/** Forgets the connection with its token, after asking once more. */
export function Disconnect({ onGone }: { onGone: () => void }) {
  const [asked, setAsked] = useState(false)
  const [busy, setBusy] = useState(false)
  const remove = async () => {
    setBusy(true)
    try {
      await removeSettings()
      showToast({ tone: 'success', message: 'Confluence is disconnected. Its token was deleted.' })
      onGone()
    } catch (error) {
      showToast({ tone: 'error', title: 'Not disconnected', message: reasonOf(error).text })
      setBusy(false)
    }
  }
  if (!asked) {
    return (
      <Button look="line" size="sm" onClick={() => setAsked(true)}>
        Disconnect
      </Button>
    )
  }
  return (
    <div className={classes.ask}>
      <p>Delete the saved configuration and its token? Pages in Confluence stay.</p>
      <div className={classes.actions}>
        <Button look="danger" size="sm" busy={busy} disabled={busy} onClick={remove} autoFocus>
          Delete Connection
        </Button>
        <Button look="quiet" size="sm" disabled={busy} onClick={() => setAsked(false)}>
          Keep It
        </Button>
      </div>
    </div>
  )
}
