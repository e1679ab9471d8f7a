import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import type { Product } from '#shared/api/products.ts'
import { asApiError } from '../../http/api-error.ts'
import { apiJson } from '../../http/api-fetch.ts'
import { bounded } from '../account/product-traits.ts'
import { productApi, renewProducts } from './switch-product.ts'

export type Words = Pick<Product, 'name' | 'description' | 'audience' | 'market'>

const none: Words = { name: '', description: '', audience: '', market: '' }

/** What is typed of a product, and how it is stored: a new one where there is none yet. */
export function useProductWords(product: Product | undefined, onSaved: (product: Product) => void) {
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
  return { words, errors, saving, set, save }
}
