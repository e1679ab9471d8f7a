import type { AgentCard } from '#agents/_kit/card.ts'
import { Button } from '#ui/button/button.tsx'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { useCopied } from '../../clipboard/use-copied.ts'
import { pathOf } from './catalogue.ts'
import classes from './team-dialog.module.css'

interface TeamDialogProps {
  card: AgentCard
  opened: boolean
  onClose: () => void
}

export default function TeamDialog({ card, opened, onClose }: TeamDialogProps) {
  const { copied, copy } = useCopied()
  const address = `${window.location.origin}${pathOf(card)}`
  const share = () => navigator.share({ title: card.name, url: address }).catch(() => undefined)
  return (
    <Dialog
      opened={opened}
      onClose={onClose}
      title={`Share ${card.name}`}
      description="Whoever opens this link starts with an empty form. Your own results are not part of it."
    >
      <label className={classes.field}>
        <span>Link</span>
        <input readOnly value={address} onFocus={(event) => event.currentTarget.select()} />
      </label>
      <div className={classes.actions}>
        <Button onClick={() => copy(address)}>
          <Icon name={copied ? 'check' : 'copy'} size={18} />
          {copied ? 'Copied' : 'Copy link'}
        </Button>
        {'share' in navigator && (
          <Button look="line" onClick={share}>
            Share
          </Button>
        )}
      </div>
    </Dialog>
  )
}
