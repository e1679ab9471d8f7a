import { useNavigate } from 'react-router'
import type { AgentCard } from '#agents/_kit/card.ts'
import { loadFace } from '#agents/registry-browser.ts'
import type { ProductDocument } from '#shared/api/product-overview.ts'
import type { Product } from '#shared/api/products.ts'
import { mostHandedResults } from '#shared/api/run-context.ts'
import { useAccount } from '../../session/use-session.ts'
import { fieldsFor } from '../account/product-traits.ts'
import { arrivingWith } from '../agent/form/arrival.ts'
import { fillForm, readDraft, writeDraft } from '../agent/form/form-draft.ts'
import { pathOf } from '../catalogue/catalogue.ts'

/**
 * Opens an agent whose form holds the words of a product and whose runs are the product's. Its options have the newest documents of other
 * agents ticked: what they found goes along.
 */
export function useOpenAgent(product: Product, latest: readonly ProductDocument[]) {
  const account = useAccount()
  const navigate = useNavigate()
  return async (card: AgentCard) => {
    const face = await loadFace(card.id).catch(() => null)
    if (face) {
      const owner = account?.id ?? null
      const before = readDraft(card.id, face.form.defaults, owner)
      const values = fillForm(before.values, { ...before.values, ...fieldsFor(face.form.about, product) })
      writeDraft(card.id, { values, run: null, asked: null }, owner)
    }
    const found = latest
      .filter(({ agentId }) => agentId !== card.id)
      .toSorted((a, b) => b.createdAt.localeCompare(a.createdAt))
      .slice(0, mostHandedResults)
    navigate(`${pathOf(card)}?product=${product.id}`, { state: arrivingWith(found.map(({ id }) => id)) })
  }
}
