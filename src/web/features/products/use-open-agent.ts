import { useNavigate } from 'react-router'
import type { AgentFace } from '#agents/_kit/agent-face.ts'
import type { AgentCard } from '#agents/_kit/card.ts'
import { fieldTaking } from '#agents/_kit/fields-found.ts'
import { type Findings, findingKinds } from '#agents/_kit/findings.ts'
import { loadAgent, loadFace } from '#agents/registry-browser.ts'
import { documentView } from '#shared/api/documents.ts'
import type { ProductDocument } from '#shared/api/product-overview.ts'
import type { Product } from '#shared/api/products.ts'
import { mostHandedResults } from '#shared/api/run-context.ts'
import { apiJson } from '../../http/api-fetch.ts'
import { useAccount } from '../../session/use-session.ts'
import { fieldsFor } from '../account/product-traits.ts'
import { arrivingWith } from '../agent/form/arrival.ts'
import { type FormValues, fillForm, readDraft, writeDraft } from '../agent/form/form-draft.ts'
import { sayFilled, withFindings } from '../agent/form/with-findings.ts'
import { pathOf } from '../catalogue/catalogue.ts'

/**
 * Opens an agent whose form holds the words of a product and whose runs are the product's. Its options have the newest documents of other
 * agents ticked: what they found goes along.
 */
export function useOpenAgent(product: Product, latest: readonly ProductDocument[]) {
  const account = useAccount()
  const navigate = useNavigate()
  return async (card: AgentCard) => {
    const found = latest
      .filter(({ agentId }) => agentId !== card.id)
      .toSorted((a, b) => b.createdAt.localeCompare(a.createdAt))
      .slice(0, mostHandedResults)
    const face = await loadFace(card.id).catch(() => null)
    if (face) {
      const owner = account?.id ?? null
      const before = readDraft(card.id, face.form.defaults, owner)
      const about = fillForm(before.values, { ...before.values, ...fieldsFor(face.form.about, product) })
      const findings = await findingsFor(face.form, about, found)
      const { values, filled } = withFindings(face.form, about, findings)
      sayFilled(filled, 'your results')
      writeDraft(card.id, { values, run: null, asked: null }, owner)
    }
    navigate(`${pathOf(card)}?product=${product.id}`, { state: arrivingWith(found.map(({ id }) => id)) })
  }
}

/** What the documents found, newest first, where the form has an empty field for it. What cannot be read is left out. */
async function findingsFor(
  form: AgentFace['form'],
  values: FormValues,
  documents: readonly ProductDocument[],
): Promise<Findings[]> {
  const isAsked = findingKinds.some((kind) => {
    const field = fieldTaking(form, kind)
    return field !== undefined && values[field] === ''
  })
  if (!isAsked) return []
  const read = documents.map(async ({ id, agentId }) => {
    const [agent, { result }] = await Promise.all([
      loadAgent(agentId),
      apiJson(`/api/documents/${encodeURIComponent(id)}`, documentView),
    ])
    const parsed = agent?.parseResult(result)
    return agent && parsed?.ok ? agent.finds(parsed.value) : {}
  })
  return (await Promise.allSettled(read)).map((each) => (each.status === 'fulfilled' ? each.value : {}))
}
