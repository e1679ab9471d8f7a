import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import type { NewFact, ProductFact } from '#shared/api/product-facts.ts'
import { safeHref } from '#shared/document/safe-href.ts'
import { factDate } from '#shared/own-fact.ts'
import { shortened } from '#shared/shortened.ts'
import { Button } from '#ui/button/button.tsx'
import { useOnceDrawn } from '#ui/focus/use-once-drawn.ts'
import { ActionsButton } from '#ui/menu/actions-button.tsx'
import { asApiError } from '../../http/api-error.ts'
import { apiFetch } from '../../http/api-fetch.ts'
import { factErrors } from './fact-errors.ts'
import { FactFields } from './fact-fields.tsx'
import { factKindLabel } from './fact-kinds.ts'
import classes from './facts.module.css'
import { productApi, renewProducts } from './switch-product.ts'

interface FactRowProps {
  productId: string
  fact: ProductFact
  onRemove: (fact: ProductFact) => void
}

/** One fact, to read or to edit in its place. */
export function FactRow({ productId, fact, onRemove }: FactRowProps) {
  const queries = useQueryClient()
  const [editing, setEditing] = useState<NewFact | null>(null)
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({})
  const [saving, setSaving] = useState(false)
  const row = useRef<HTMLLIElement>(null)
  const onceDrawn = useOnceDrawn()
  const { id, kind, text, source, date } = fact
  const isEdited = editing !== null
  useEffect(() => {
    if (isEdited) document.getElementById(`fact-${id}-text`)?.focus()
  }, [isEdited, id])

  const end = () => {
    setEditing(null)
    setErrors({})
    onceDrawn(() => row.current?.querySelector('button'))
  }
  const save = async (event: FormEvent) => {
    event.preventDefault()
    if (!editing || saving) return
    setSaving(true)
    try {
      await apiFetch(productApi(productId, `/facts/${id}`), { method: 'PATCH', body: editing })
      await renewProducts(queries)
      end()
    } catch (error) {
      setErrors(factErrors(asApiError(error)))
    }
    setSaving(false)
  }
  if (editing)
    return (
      <li className={classes.row} ref={row}>
        <form className={classes.form} onSubmit={save} noValidate>
          <FactFields id={`fact-${id}`} value={editing} errors={errors} label="Fact" rows={2} onValue={setEditing} />
          {errors.form && (
            <p className={classes.error} role="alert">
              {errors.form}
            </p>
          )}
          <div className={classes.buttons}>
            <Button type="submit" size="sm" busy={saving} disabled={saving}>
              Save
            </Button>
            <Button look="quiet" size="sm" onClick={end} disabled={saving}>
              Cancel
            </Button>
          </div>
        </form>
      </li>
    )
  const href = safeHref(source)
  const name = shortened(text, 60)
  return (
    <li className={classes.row} ref={row}>
      <div className={classes.words}>
        <p dir="auto">{text}</p>
        <p className={classes.about}>
          <span className={classes.kind}>{factKindLabel(kind)}</span>
          {source !== '' &&
            (href ? (
              <a href={href} target="_blank" rel="noopener noreferrer">
                {source}
              </a>
            ) : (
              <span>{source}</span>
            ))}
          {date !== '' && <time dateTime={date}>{factDate(date)}</time>}
        </p>
      </div>
      <ActionsButton
        name={`Actions for ${name}`}
        actions={[
          { label: 'Edit', icon: 'edit', onPress: () => setEditing({ kind, text, source, date }) },
          { label: 'Remove', icon: 'trash', danger: true, onPress: () => onRemove(fact) },
        ]}
      />
    </li>
  )
}
