import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useEffect, useState } from 'react'
import type { Product } from '#shared/api/products.ts'
import { longestProductText } from '#shared/product-text.ts'
import { Button } from '#ui/button/button.tsx'
import { TextArea, TextInput } from '#ui/field/text-control.tsx'
import { asApiError } from '../../http/api-error.ts'
import { apiJson } from '../../http/api-fetch.ts'
import { bounded } from '../account/product-traits.ts'
import classes from './product-page.module.css'
import { productApi, renewProducts } from './switch-product.ts'

type Words = Pick<Product, 'name' | 'description' | 'audience' | 'market'>

const none: Words = { name: '', description: '', audience: '', market: '' }

interface ProductWordsProps {
  /** Absent for a new one. */
  product?: Product
  onSaved: (product: Product) => void
  onCancel?: () => void
}

/** Name and words of a product. What could not be stored stays typed. */
export function ProductWords({ product, onSaved, onCancel }: ProductWordsProps) {
  const queries = useQueryClient()
  const [words, setWords] = useState<Words>(() =>
    product
      ? { name: product.name, description: product.description, audience: product.audience, market: product.market }
      : none,
  )
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({})
  const [saving, setSaving] = useState(false)
  const set = (name: keyof Words) => (text: string) => {
    setWords((before) => ({ ...before, [name]: text }))
    setErrors({})
  }
  const save = async (event: FormEvent) => {
    event.preventDefault()
    if (saving) return
    if (words.description.trim() === '' && words.name.trim() === '') {
      setErrors({ name: 'Give the product a name, or describe it' })
      document.getElementById('product-name')?.focus()
      return
    }
    setSaving(true)
    try {
      const schema = () => import('#shared/api/products.ts').then((module) => module.product)
      const body = bounded(words)
      const saved = product
        ? await apiJson(productApi(product.id), schema, {
            method: 'PATCH',
            body: { ...body, revision: product.revision },
          })
        : await apiJson('/api/products', schema, { method: 'POST', body })
      await renewProducts(queries)
      onSaved(saved)
    } catch (error) {
      const { fields, message } = asApiError(error)
      setErrors(Object.keys(fields).length > 0 ? fields : { form: message })
      setSaving(false)
    }
  }
  useEffect(() => document.getElementById('product-name')?.focus(), [])
  return (
    <form className={classes.form} onSubmit={save} noValidate>
      <TextInput
        id="product-name"
        label="Name"
        value={words.name}
        most={longestProductText.name}
        error={errors.name}
        autoComplete="off"
        onText={set('name')}
      />
      <TextArea
        id="product-description"
        label="Description"
        help="What it does, for whom and how. Forms of the agents start with it."
        rows={4}
        counter={longestProductText.description}
        value={words.description}
        error={errors.description}
        onText={set('description')}
      />
      <TextInput
        id="product-audience"
        label="Audience"
        value={words.audience}
        most={longestProductText.audience}
        error={errors.audience}
        autoComplete="off"
        onText={set('audience')}
      />
      <TextInput
        id="product-market"
        label="Market"
        value={words.market}
        most={longestProductText.market}
        error={errors.market}
        autoComplete="off"
        onText={set('market')}
      />
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
