import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import type { NewFact } from '#shared/api/product-facts.ts'
import { Button } from '#ui/button/button.tsx'
import { asApiError } from '../../http/api-error.ts'
import { apiFetch } from '../../http/api-fetch.ts'
import { showToast } from '../../toast/show-toast.ts'
import { factErrors } from './fact-errors.ts'
import { FactFields } from './fact-fields.tsx'
import classes from './facts.module.css'
import { factsInLines } from './facts-in-lines.ts'
import { productApi, renewProducts } from './switch-product.ts'

const empty: NewFact = { kind: 'rival', text: '', source: '', date: '' }

interface AddFactsProps {
  productId: string
  /** What the form begins with. */
  initial?: Partial<NewFact>
  onAdded?: () => void
}

/** Adds one fact, or one a line. What could not be stored stays typed. */
export function AddFacts({ productId, initial, onAdded }: AddFactsProps) {
  const queries = useQueryClient()
  const [value, setValue] = useState<NewFact>({ ...empty, ...initial })
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({})
  const [saving, setSaving] = useState(false)
  const lines = factsInLines(value.text)

  const add = async (event: FormEvent) => {
    event.preventDefault()
    if (saving) return
    if (lines.length === 0) {
      setErrors({ text: 'Say what is known' })
      document.getElementById('new-fact-text')?.focus()
      return
    }
    setSaving(true)
    try {
      const facts = lines.map((text) => ({ ...value, text }))
      await apiFetch(productApi(productId, '/facts'), { method: 'POST', body: { facts } })
      setErrors({})
      setValue({ ...value, text: '' })
      await renewProducts(queries)
      showToast({ tone: 'success', message: lines.length === 1 ? 'Fact added' : `${lines.length} facts added` })
      onAdded?.()
    } catch (error) {
      setErrors(factErrors(asApiError(error)))
    }
    setSaving(false)
  }
  return (
    <form className={classes.form} onSubmit={add} noValidate>
      <FactFields
        id="new-fact"
        value={value}
        errors={errors}
        label="What do you know?"
        help={
          lines.length > 1
            ? `${lines.length} facts, one a line, all of the kind, source and date below. Add those of another kind separately.`
            : 'One fact a line. Begin a rival with its name: “Acme Rota: strong in Bavaria”.'
        }
        rows={2}
        onValue={(next) => {
          setValue(next)
          setErrors({})
        }}
      />
      {errors.form && (
        <p className={classes.error} role="alert">
          {errors.form}
        </p>
      )}
      <Button type="submit" busy={saving} disabled={saving}>
        {lines.length > 1 ? `Add ${lines.length} facts` : 'Add fact'}
      </Button>
    </form>
  )
}
