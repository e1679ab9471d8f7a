import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { loadAgent } from '#agents/registry-browser.ts'
import { findCard } from '#agents/registry-cards.ts'
import type { ProductTraits } from '#shared/api/product-profile.ts'
import { runList, runView } from '#shared/api/runs.ts'
import { Select } from '#ui/field/select-control.tsx'
import { asApiError } from '../../http/api-error.ts'
import { apiJson } from '../../http/api-fetch.ts'
import { useSession } from '../../session/use-session.ts'
import { showToast } from '../../toast/show-toast.ts'
import { bounded, isBlank, productIn, withUnderstood } from './product-traits.ts'

/** How many runs the list offers. */
const offered = 30

/** What a stored run says of the product. Throws an ApiError; null when it says nothing. */
export async function productOfRun(runId: string): Promise<ProductTraits | null> {
  const run = await apiJson(`/api/runs/${encodeURIComponent(runId)}`, runView)
  const agent = await loadAgent(run.agentId)
  const product = agent && bounded(withUnderstood(productIn(agent.form.about, run.input), run.understood))
  return product && !isBlank(product) ? product : null
}

interface FromEarlierRunProps {
  disabled: boolean
  onProduct: (product: ProductTraits) => void
}

/** Takes the product out of the form of an earlier run. Not there while there is no run. */
export function FromEarlierRun({ disabled, onProduct }: FromEarlierRunProps) {
  const session = useSession()
  const [reading, setReading] = useState(false)
  const list = useQuery({
    queryKey: ['runs', 'product', session?.user.id],
    queryFn: () => apiJson(`/api/runs?limit=${offered}`, runList),
    enabled: Boolean(session),
  })
  const runs = list.data?.runs ?? []
  if (runs.length === 0) return null
  const take = async (runId: string) => {
    if (runId === '') return
    setReading(true)
    try {
      const product = await productOfRun(runId)
      if (product) onProduct(product)
      else showToast({ message: 'That run says nothing about the product.' })
    } catch (error) {
      showToast({ tone: 'error', message: asApiError(error).message })
    } finally {
      setReading(false)
    }
  }
  return (
    <Select
      id="product-from-run"
      name="product-from-run"
      label="Fill in from an earlier run"
      value=""
      disabled={disabled || reading}
      help="Fills the fields below. Nothing is saved until you press Save product."
      options={[
        { value: '', label: reading ? 'Reading the run...' : 'Choose a run' },
        ...runs.map((run) => ({
          value: run.id,
          label: `${findCard(run.agentId)?.name ?? run.agentId}: ${run.title}`,
        })),
      ]}
      onText={take}
    />
  )
}
