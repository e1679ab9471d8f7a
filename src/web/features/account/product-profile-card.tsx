import { type FormEvent, useEffect, useState } from 'react'
import type { ProductTraits } from '#shared/api/product-profile.ts'
import { isLongerThan } from '#shared/characters.ts'
import { longestProductText } from '#shared/product-text.ts'
import { Button } from '#ui/button/button.tsx'
import { TextArea, TextInput } from '#ui/field/text-control.tsx'
import { asApiError } from '../../http/api-error.ts'
import { QueryScope } from '../../session/query-scope.tsx'
import { useAccount } from '../../session/use-session.ts'
import { showToast } from '../../toast/show-toast.ts'
import { AccountCard } from './account-card.tsx'
import { FromEarlierRun } from './from-earlier-run.tsx'
import classes from './product-profile-card.module.css'
import { joined, noProduct, traits } from './product-traits.ts'
import { useProductProfile } from './use-product-profile.ts'

/** What the user works on: it fills the forms of all agents. Stands on any page. */
export function ProductProfileCard() {
  return (
    <QueryScope>
      <Card />
    </QueryScope>
  )
}

function Card() {
  const account = useAccount()
  const { product, failed, retry, save } = useProductProfile()
  return (
    <AccountCard
      id="product"
      title="Product profile"
      description={`Describe what you work on once. Empty agent forms start with it; each run keeps the words it started with.${
        account === null ? ' As a guest, it is kept in this browser only.' : ''
      }`}
    >
      {failed && (
        <p className={classes.failed} role="alert">
          Your product profile could not be loaded.{' '}
          <Button look="line" size="sm" onClick={retry}>
            Try again
          </Button>
        </p>
      )}
      {!failed && <ProductForm stored={product} save={save} />}
    </AccountCard>
  )
}

interface ProductFormProps {
  /** undefined while it is loaded. */
  stored: ProductTraits | null | undefined
  save: (product: ProductTraits) => Promise<void>
}

function ProductForm({ stored, save }: ProductFormProps) {
  const [values, setValues] = useState<ProductTraits>(stored ?? noProduct)
  const [typed, setTyped] = useState(false)
  const [errors, setErrors] = useState<Record<string, string>>({})
  const [busy, setBusy] = useState(false)
  const loading = stored === undefined

  // What arrives late never replaces what was typed meanwhile.
  useEffect(() => {
    if (stored !== undefined && !typed) setValues(stored ?? noProduct)
  }, [stored, typed])

  const before = stored ?? noProduct
  const changed = traits.some((trait) => values[trait].trim() !== before[trait])
  const set = (trait: keyof ProductTraits) => (text: string) => {
    setTyped(true)
    setErrors({})
    setValues((now) => ({ ...now, [trait]: text }))
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const tooLong = traits.filter((trait) => isLongerThan(values[trait].trim(), longestProductText[trait]))
    if (tooLong.length > 0) {
      setErrors(
        Object.fromEntries(
          tooLong.map((trait) => [
            trait,
            `Please keep it under ${longestProductText[trait].toLocaleString('en-US')} characters`,
          ]),
        ),
      )
      document.getElementById(`product-${tooLong[0]}`)?.focus()
      return
    }
    setBusy(true)
    try {
      await save({
        name: values.name.trim(),
        description: values.description.trim(),
        audience: values.audience.trim(),
        market: values.market.trim(),
      })
      setTyped(false)
      showToast({ tone: 'success', message: 'Product profile saved' })
    } catch (error) {
      const { message, fields } = asApiError(error)
      setErrors(fields)
      showToast({ tone: 'error', title: 'Not saved', message })
    } finally {
      setBusy(false)
    }
  }
  const field = (trait: keyof ProductTraits, label: string) => ({
    id: `product-${trait}`,
    label,
    value: values[trait],
    error: errors[trait],
    disabled: busy || loading,
    onText: set(trait),
  })
  return (
    <form className={classes.form} onSubmit={submit} noValidate aria-busy={loading}>
      <FromEarlierRun
        disabled={busy || loading}
        onProduct={(product) => {
          setTyped(true)
          setErrors({})
          setValues((now) => joined(now, product))
        }}
      />
      <TextInput {...field('name', 'Product name')} autoComplete="off" />
      <TextArea
        {...field('description', 'What it does')}
        rows={5}
        help="In your own words: what it does, and what people do today instead."
      />
      <TextArea {...field('audience', 'Who it is for')} rows={3} />
      <TextInput {...field('market', 'Market or industry')} autoComplete="off" />
      <div className={classes.actions}>
        <Button type="submit" busy={busy} disabled={busy || loading || !changed}>
          {busy ? 'Saving...' : 'Save product'}
        </Button>
        {changed && !busy && (
          <Button
            look="quiet"
            onClick={() => {
              setTyped(false)
              setErrors({})
              setValues(before)
            }}
          >
            Discard changes
          </Button>
        )}
      </div>
    </form>
  )
}
