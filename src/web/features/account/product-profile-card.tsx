import type { ProductTraits } from '#shared/api/product-profile.ts'
import { Button } from '#ui/button/button.tsx'
import { TextArea, TextInput } from '#ui/field/text-control.tsx'
import { QueryScope } from '../../session/query-scope.tsx'
import { useAccount } from '../../session/use-session.ts'
import { AccountCard } from './account-card.tsx'
import { FromEarlierRun } from './from-earlier-run.tsx'
import classes from './product-profile-card.module.css'
import { joined } from './product-traits.ts'
import { useProductForm } from './use-product-form.ts'
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
  const { values, errors, busy, loading, changed, set, put, discard, submit } = useProductForm(stored, save)
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
      <FromEarlierRun disabled={busy || loading} onProduct={(product) => put((now) => joined(now, product))} />
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
          <Button look="quiet" onClick={discard}>
            Discard changes
          </Button>
        )}
      </div>
    </form>
  )
}
