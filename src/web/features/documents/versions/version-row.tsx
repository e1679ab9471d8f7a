import { type FormEvent, useState } from 'react'
import type { DocumentVersion } from '#shared/api/documents.ts'
import { Button } from '#ui/button/button.tsx'
import { TextInput } from '#ui/field/text-control.tsx'
import { reasonText } from './reason-text.ts'
import { momentOf } from './version-moment.ts'
import classes from './versions.module.css'

interface VersionRowProps {
  version: DocumentVersion
  latest: boolean
  busy: boolean
  onOpen: () => void
  onName: (name: string) => Promise<void>
  /** Shows what changed since the version before; absent for the oldest. */
  onCompare: (() => void) | undefined
  onRestore: () => void
}

export function VersionRow({ version, latest, busy, onOpen, onName, onCompare, onRestore }: VersionRowProps) {
  const [name, setName] = useState<string | null>(null)
  const title = version.name || `Version ${version.number}`
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    await onName(name?.trim() ?? '')
    setName(null)
  }
  return (
    <li className={classes.version} aria-label={title}>
      <div className={classes.about}>
        <h3>
          {title}
          {latest && <span className={classes.latest}>Latest</span>}
        </h3>
        <p>{reasonText(version)}</p>
        <p className={classes.when}>
          {version.name && `Version ${version.number} · `}
          {version.author && `${version.author.you ? 'You' : version.author.name} · `}
          <time dateTime={version.createdAt}>{momentOf(version.createdAt)}</time>
        </p>
      </div>
      {name === null ? (
        <div className={classes.actions}>
          <Button id={`open-version-${version.number}`} size="sm" look="line" onClick={onOpen} disabled={busy}>
            Open
          </Button>
          {onCompare && (
            <Button size="sm" look="line" onClick={onCompare} disabled={busy}>
              What changed
            </Button>
          )}
          <Button size="sm" look="line" onClick={() => setName(version.name)}>
            {version.name ? 'Rename' : 'Name it'}
          </Button>
          {!latest && (
            <Button size="sm" look="line" onClick={onRestore} disabled={busy}>
              Restore
            </Button>
          )}
        </div>
      ) : (
        <form className={classes.naming} onSubmit={submit}>
          <TextInput
            id={`version-name-${version.number}`}
            label="Name"
            value={name}
            most={100}
            onText={setName}
            autoFocus
          />
          <Button size="sm" type="submit">
            Save
          </Button>
          <Button size="sm" look="line" onClick={() => setName(null)}>
            Cancel
          </Button>
        </form>
      )}
    </li>
  )
}
