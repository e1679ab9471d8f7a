import { Button } from '../button/button.tsx'
import classes from './editor-actions.module.css'

interface EditorActionsProps {
  saving: boolean
  onSave: () => void
  onCancel: () => void
}

export function EditorActions({ saving, onSave, onCancel }: EditorActionsProps) {
  return (
    <div className={classes.actions}>
      <Button size="sm" onClick={onSave} busy={saving} disabled={saving}>
        {saving ? 'Saving...' : 'Save'}
      </Button>
      <Button size="sm" look="line" onClick={onCancel} disabled={saving}>
        Cancel
      </Button>
    </div>
  )
}
