import { useEffect, useEffectEvent, useRef } from 'react'
import type { AgentFace } from '#agents/_kit/agent-face.ts'
import type { ProductTraits } from '#shared/api/product-profile.ts'
import { fieldsFor } from '../../account/product-traits.ts'
import type { AgentFormControl } from './use-agent-form.ts'

/**
 * Fills an empty form with the user's product, once: what the user clears afterwards stays clear. `product` is undefined
 * until it is known; a page that was opened for a run leaves its form alone.
 */
export function usePrefill(
  agent: AgentFace,
  form: AgentFormControl,
  product: ProductTraits | null | undefined,
  forRun: boolean,
): void {
  const done = useRef(false)
  const fill = useEffectEvent((known: ProductTraits | null) => {
    if (done.current) return
    done.current = true
    if (known && !forRun && form.untouched) form.setValues(fieldsFor(agent.form.about, known))
  })
  useEffect(() => {
    if (product !== undefined) fill(product)
  }, [product])
}
