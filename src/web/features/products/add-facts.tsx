import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import type { NewFact } from '#shared/api/product-facts.ts'
import type { FactKind } from '#shared/own-fact.ts'
import { Button } from '#ui/button/button.tsx'
import { asApiError } from '../../http/api-error.ts'
import { apiFetch } from '../../http/api-fetch.ts'
import { showToast } from '../../toast/show-toast.ts'
import { factErrors } from './fact-errors.ts'
import { FactFields } from './fact-fields.tsx'
import classes from './facts.module.css'
import { factsInLines, kindOfLine } from './facts-in-lines.ts'
import { LineKinds } from './line-kinds.tsx'
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
  /** Chosen by hand, by the line. */
  const [chosen, setChosen] = useState<ReadonlyMap<string, FactKind>>(new Map())
  /** Whether a line may say what it is; not once a kind was chosen for all. */
  const [reads, setReads] = useState(true)
  const lines = factsInLines(value.text)
  const kinds = lines.map(
    (line) => chosen.get(line) ?? (reads && lines.length > 1 ? kindOfLine(line) : null) ?? value.kind,
  )

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
      const facts = lines.map((text, index) => ({ ...value, text, kind: kinds[index] ?? value.kind }))
      await apiFetch(productApi(productId, '/facts'), { method: 'POST', body: { facts } })
      setErrors({})
      setValue({ ...value, text: '' })
      setChosen(new Map())
      setReads(true)
      await renewProducts(queries)
      showToast({ tone: 'success', message: lines.length === 1 ? 'Fact added' : `${lines.length} facts added` })
      if (onAdded) onAdded()
      else document.getElementById('new-fact-text')?.focus()
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
            ? `${lines.length} facts, one a line. Each kind can be changed below.`
            : 'One fact a line. Begin a rival with its name: “Acme Rota: strong in Bavaria”.'
        }
        kindLabel={lines.length > 1 ? 'Kind of all' : 'Kind'}
        rows={2}
        onValue={(next) => {
          if (next.kind !== value.kind) {
            setChosen(new Map())
            setReads(false)
          }
          setValue(next)
          setErrors({})
        }}
      />
      {lines.length > 1 && (
        <LineKinds lines={lines} kinds={kinds} onKind={(line, kind) => setChosen(new Map(chosen).set(line, kind))} />
      )}
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
