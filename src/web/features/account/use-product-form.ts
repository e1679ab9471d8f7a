import { type FormEvent, useEffect, useState } from 'react'
import type { ProductTraits } from '#shared/api/product-profile.ts'
import { isLongerThan } from '#shared/characters.ts'
import { longestProductText } from '#shared/product-text.ts'
import { asApiError } from '../../http/api-error.ts'
import { showToast } from '../../toast/show-toast.ts'
import { noProduct, traits } from './product-traits.ts'

const lengthText = (most: number) => `Please keep it under ${most.toLocaleString('en-US')} characters`

/** What is typed of the product profile. `stored` is undefined while it is loaded. */
export function useProductForm(
  stored: ProductTraits | null | undefined,
  save: (product: ProductTraits) => Promise<void>,
) {
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
  const put = (next: (now: ProductTraits) => ProductTraits) => {
    setTyped(true)
    setErrors({})
    setValues(next)
  }
  const set = (trait: keyof ProductTraits) => (text: string) => put((now) => ({ ...now, [trait]: text }))
  const discard = () => {
    setTyped(false)
    setErrors({})
    setValues(before)
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const tooLong = traits.filter((trait) => isLongerThan(values[trait].trim(), longestProductText[trait]))
    if (tooLong.length > 0) {
      setErrors(Object.fromEntries(tooLong.map((trait) => [trait, lengthText(longestProductText[trait])])))
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
  return { values, errors, busy, loading, changed, set, put, discard, submit }
}
