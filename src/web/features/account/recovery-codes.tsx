import { Button } from '#ui/button/button.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { useCopied } from '../../clipboard/use-copied.ts'
import { saveFile } from '../../http/save-file.ts'
import classes from './account.module.css'

/** Shown once, right after they were made. */
export function RecoveryCodes({ codes, onSaved }: { codes: readonly string[]; onSaved: () => void }) {
  const { copied, copy } = useCopied()
  const text = codes.join('\n')
  return (
    <div className={classes.once} role="status">
      <p>
        <strong>Save your recovery codes now.</strong> Each one gets you into your account once if you lose your phone.
        They are not shown again.
      </p>
      <ul className={classes.codes} aria-label="Recovery codes">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className={classes.actions}>
        <Button look="line" size="sm" onClick={() => copy(text)}>
          <Icon name={copied ? 'check' : 'copy'} size={16} />
          {copied ? 'Copied' : 'Copy'}
        </Button>
        <Button
          look="line"
          size="sm"
          onClick={() => saveFile(new Blob([`PM Pilot recovery codes\n\n${text}\n`]), 'pm-pilot-recovery-codes.txt')}
        >
          <Icon name="download" size={16} />
          Download
        </Button>
        <Button size="sm" onClick={onSaved}>
          I Have Saved Them
        </Button>
      </div>
    </div>
  )
}
