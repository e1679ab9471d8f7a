import { useNavigate } from 'react-router'
import type { AgentCard } from '#agents/_kit/card.ts'
import type { Agent } from '#agents/_kit/define-agent.ts'
import { loadAgent } from '#agents/registry-browser.ts'
import { useAccount } from '../../../session/use-session.ts'
import { fieldsFor, productIn, withUnderstood } from '../../account/product-traits.ts'
import { pathOf } from '../../catalogue/catalogue.ts'
import { arrivingWith } from '../form/arrival.ts'
import { fillForm, readDraft, writeDraft } from '../form/form-draft.ts'
import { sayFilled, withFindings } from '../form/with-findings.ts'
import type { RunState } from '../run/run-state.ts'

export type CarriedRun = Pick<RunState, 'input' | 'understood' | 'productId' | 'runId' | 'result'>

/** Opens another agent, whose form holds what was typed for this run, what it understood of the product and, in fields that are empty, what it found, and whose options have the result ticked. Its runs are the same product's. */
export function useCarryOver(agent: Agent, run: CarriedRun) {
  const account = useAccount()
  const navigate = useNavigate()
  return async (card: AgentCard) => {
    const next = await loadAgent(card.id).catch(() => null)
    if (next) {
      const known = withUnderstood(productIn(agent.form.about, run.input ?? {}), run.understood)
      const owner = account?.id ?? null
      const before = readDraft(card.id, next.form.defaults, owner)
      const about = fillForm(before.values, { ...before.values, ...fieldsFor(next.form.about, known) })
      const parsed = agent.parseResult(run.result)
      const { values, filled } = withFindings(next.form, about, parsed.ok ? [agent.finds(parsed.value)] : [])
      sayFilled(filled, agent.card.name)
      writeDraft(card.id, { values, run: null, asked: null }, owner)
    }
    navigate(run.productId ? `${pathOf(card)}?product=${run.productId}` : pathOf(card), {
      state: run.runId ? arrivingWith([run.runId]) : null,
    })
  }
}
