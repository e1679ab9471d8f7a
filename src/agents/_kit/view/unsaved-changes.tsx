import { Button } from '#ui/button/button.tsx'
import classes from './unsaved-changes.module.css'

interface Props {
  /** What is changed, as a sentence. */
  text: string
  /** Said where files take what is saved. */
  onceSaved: string
  /** Null where the result cannot be saved, such as in an example. */
  save: (() => void) | null
  undo: () => void
  saving: boolean
}

/** Stays at the foot of a result while numbers in it are changed and not saved. */
export function UnsavedChanges({ text, onceSaved, save, undo, saving }: Props) {
  return (
    <div className={classes.bar}>
      <p>
        {text} {save ? onceSaved : ''}
      </p>
      <div className={classes.buttons}>
        {save && (
          <Button size="sm" onClick={save} busy={saving} disabled={saving}>
            {saving ? 'Saving...' : 'Save changes'}
          </Button>
        )}
        <Button size="sm" look="line" onClick={undo} disabled={saving}>
          Undo changes
        </Button>
      </div>
    </div>
  )
}
