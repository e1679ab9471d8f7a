import { useEffect } from 'react'
import type { Product } from '#shared/api/products.ts'
import { longestProductText } from '#shared/product-text.ts'
import { Button } from '#ui/button/button.tsx'
import { TextArea, TextInput } from '#ui/field/text-control.tsx'
import classes from './product-page.module.css'
import { useProductWords, type Words } from './use-product-words.ts'

interface ProductWordsProps {
  /** Absent for a new one. */
  product?: Product
  onSaved: (product: Product) => void
  onCancel?: () => void
}

/** Name and words of a product. What could not be stored stays typed. */
export function ProductWords({ product, onSaved, onCancel }: ProductWordsProps) {
  const { words, errors, saving, set, save } = useProductWords(product, onSaved)
  useEffect(() => document.getElementById('product-name')?.focus(), [])
  const field = (name: keyof Words) => ({
    id: `product-${name}`,
    value: words[name],
    error: errors[name],
    onText: set(name),
  })
  return (
    <form className={classes.form} onSubmit={save} noValidate>
      <TextInput {...field('name')} label="Name" most={longestProductText.name} autoComplete="off" />
      <TextArea
        {...field('description')}
        label="Description"
        help="What it does, for whom and how. Forms of the agents start with it."
        rows={4}
        counter={longestProductText.description}
      />
      <TextInput {...field('audience')} label="Audience" most={longestProductText.audience} autoComplete="off" />
      <TextInput {...field('market')} label="Market" most={longestProductText.market} autoComplete="off" />
      {errors.form && (
        <p className={classes.error} role="alert">
          {errors.form}
        </p>
      )}
      <div className={classes.buttons}>
        <Button type="submit" busy={saving} disabled={saving}>
          {product ? 'Save' : 'Add product'}
        </Button>
        {onCancel && (
          <Button look="quiet" onClick={onCancel} disabled={saving}>
            Cancel
          </Button>
        )}
      </div>
    </form>
  )
}
