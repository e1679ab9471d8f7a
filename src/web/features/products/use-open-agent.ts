import { useNavigate } from 'react-router'
import type { AgentCard } from '#agents/_kit/card.ts'
import { loadFace } from '#agents/registry-browser.ts'
import type { Product } from '#shared/api/products.ts'
import { useAccount } from '../../session/use-session.ts'
import { fieldsFor } from '../account/product-traits.ts'
import { fillForm, readDraft, writeDraft } from '../agent/form/form-draft.ts'
import { pathOf } from '../catalogue/catalogue.ts'

/** Opens an agent whose form holds the words of a product, and whose runs are the product's. */
export function useOpenAgent(product: Product) {
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
    navigate(`${pathOf(card)}?product=${product.id}`)
  }
}
