import { useEffect, useId, useRef } from 'react'
import { Link } from 'react-router'
import type { FileField } from '#agents/_kit/form.ts'
import { tableFileMessages } from '#shared/table/table-file.ts'
import { Button } from '#ui/button/button.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { showToast } from '../../../toast/show-toast.ts'
import classes from './file-control.module.css'
import { FilePreview } from './file-preview.tsx'
import type { FormValues } from './form-draft.ts'
import { useChosenFile } from './use-chosen-file.ts'
import { useDrop } from './use-drop.ts'

interface FileControlProps {
  field: FileField<string>
  values: FormValues
  error: string | undefined
  disabled: boolean
  /** Sets several inputs at once. */
  onValues: (values: FormValues) => void
  /** A file is on its way; the promise ends with it. */
  onWork: (work: Promise<void>) => void
}

const size = new Intl.NumberFormat('en', { maximumFractionDigits: 1 })

function sizeText(bytes: number): string {
  return bytes < 1024 ** 2 ? `${size.format(Math.max(0.1, bytes / 1024))} KB` : `${size.format(bytes / 1024 ** 2)} MB`
}

/** Chooses a table, shows its first rows, and uploads it while the user reads them. */
export function FileControl({ field, values, error, disabled, onValues, onWork }: FileControlProps) {
  const input = useRef<HTMLInputElement>(null)
  const box = useRef<HTMLDivElement>(null)
  const describe = useId()
  const { file, choose, remove, limitMb, parquet } = useChosenFile(values, onValues)
  const id = `field-${field.name}`
  const wrong = file.problem ?? error

  useEffect(() => {
    if (file.status === 'stored' && file.fresh) {
      showToast({ tone: 'success', message: `File "${file.name}" uploaded successfully` })
    }
    if (file.problem === tableFileMessages.wrongKind) showToast({ tone: 'error', message: 'Invalid file format' })
    else if (file.problem) showToast({ tone: 'error', message: file.problem })
  }, [file.status, file.fresh, file.name, file.problem])

  const take = (list: FileList | null) => {
    const chosen = list?.[0]
    if (chosen && !disabled) onWork(choose(chosen))
  }
  const over = useDrop(box, take)
  const clear = () => {
    if (input.current) input.current.value = ''
    remove()
    input.current?.focus()
  }
  return (
    <div className={classes.field} data-invalid={wrong ? true : undefined}>
      <span className={classes.label}>
        {field.label}
        {field.required && <span aria-hidden="true"> *</span>}
      </span>
      <div ref={box} className={classes.box} data-over={over || undefined} data-filled={file.name ? true : undefined}>
        <input
          ref={input}
          id={id}
          type="file"
          className={classes.input}
          accept={parquet ? '.csv,.xlsx,.xls,.parquet' : '.csv,.xlsx,.xls'}
          disabled={disabled}
          aria-label={field.label}
          aria-invalid={wrong ? true : undefined}
          aria-describedby={describe}
          onChange={(event) => take(event.currentTarget.files)}
        />
        <Icon name={file.name ? 'table' : 'upload'} size={26} className={classes.icon} />
        {file.name ? (
          <div className={classes.chosen}>
            <p className={classes.name}>{file.name}</p>
            <p className={classes.state}>
              {[file.bytes === null ? '' : sizeText(file.bytes), stateText(file.status, file.share)]
                .filter(Boolean)
                .join(', ')}
            </p>
          </div>
        ) : (
          <p className={classes.invite}>
            <label htmlFor={id} className={classes.choose}>
              Choose a file
            </label>{' '}
            or drop it here
          </p>
        )}
        {file.name && (
          <div className={classes.actions}>
            <label htmlFor={id} className={classes.choose} data-disabled={disabled || undefined}>
              Choose another
            </label>
            <Button look="quiet" size="sm" onClick={clear} disabled={disabled}>
              Remove
            </Button>
          </div>
        )}
        {file.status === 'sending' && (
          <progress className={classes.progress} max={1} value={file.share} aria-label={`Uploading ${file.name}`} />
        )}
      </div>
      <div id={describe} className={classes.under}>
        {wrong && (
          <p className={classes.error} role="alert">
            {wrong}
          </p>
        )}
        {file.status === 'sign-in' && (
          <p className={classes.note}>
            <Link to={`/auth?mode=signup&next=${encodeURIComponent(location.pathname)}`}>Create a free account</Link> to
            analyze this file. You choose it again when you are back.
          </p>
        )}
        <p className={classes.note}>
          {parquet ? 'CSV, Excel or Parquet (.csv, .xlsx, .xls, .parquet)' : 'CSV or Excel (.csv, .xlsx, .xls)'}, up to{' '}
          {limitMb}MB. Kept for a day, then deleted.
        </p>
      </div>
      {file.preview && <FilePreview preview={file.preview} name={file.name} />}
    </div>
  )
}

function stateText(status: string, share: number): string {
  if (status === 'reading') return 'reading...'
  if (status === 'sending') return `uploading ${Math.floor(share * 100)}%`
  return status === 'stored' ? 'uploaded' : ''
}
