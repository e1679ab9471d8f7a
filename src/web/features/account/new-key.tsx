import { Button } from '#ui/button/button.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { useCopied } from '../../clipboard/use-copied.ts'
import classes from './account.module.css'

/** A key right after it was made; only its hash is stored. */
export function NewKey({ value, onDone }: { value: string; onDone: () => void }) {
  const { copied, copy } = useCopied()
  return (
    <div className={classes.once} role="status">
      <p>
        <strong>Copy your key now.</strong> It is not shown again. Whoever has it can use your account's agents.
      </p>
      <p className={classes.key}>{value}</p>
      <div className={classes.actions}>
        <Button look="line" size="sm" onClick={() => copy(value)}>
          <Icon name={copied ? 'check' : 'copy'} size={16} />
          {copied ? 'Copied' : 'Copy Key'}
        </Button>
        <Button size="sm" onClick={onDone}>
          Done
        </Button>
      </div>
    </div>
  )
}
