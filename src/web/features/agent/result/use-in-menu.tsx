import type { Agent } from '#agents/_kit/define-agent.ts'
import { Button } from '#ui/button/button.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { useWasPainted } from '#ui/loading/use-was-painted.ts'
import type { ActionGroup } from '#ui/menu/action.ts'
import { MenuButton } from '#ui/menu/menu-button.tsx'
import { asApiError } from '../../../http/api-error.ts'
import { showToast } from '../../../toast/show-toast.ts'
import { joined, noProduct, productIn } from '../../account/product-traits.ts'
import { useProductProfile } from '../../account/use-product-profile.ts'
import { stagesOf } from '../../catalogue/catalogue.ts'
import { useStatuses } from '../../catalogue/use-catalogue.ts'
import { type CarriedRun, useCarryOver } from './use-carry-over.ts'

interface UseInMenuProps {
  agent: Agent
  run: CarriedRun
}

/** Leads on to the next agent with what was typed for this run and what it understood of the product. */
export function UseInMenu({ agent, run }: UseInMenuProps) {
  const statuses = useStatuses()
  const { product: kept, save } = useProductProfile(useWasPainted())
  const open = useCarryOver(agent, run)
  const product = productIn(agent.form.about, run.input ?? {})

  const keep = async () => {
    try {
      await save(joined(kept ?? noProduct, product))
      showToast({ tone: 'success', message: 'Saved as your product. Empty forms of other agents start with it.' })
    } catch (error) {
      showToast({ tone: 'error', title: 'Not saved', message: asApiError(error).message })
    }
  }
  const stages = stagesOf(statuses)
    .map((stage) => ({
      ...stage,
      agents: stage.agents.filter((card) => card.status === 'live' && card.id !== agent.card.id),
    }))
    .filter((stage) => stage.agents.length > 0)
  const groups: ActionGroup[] = [
    { actions: [{ label: 'Save as my product', icon: 'target', onPress: keep }] },
    ...stages.map((stage) => ({
      label: stage.label,
      actions: stage.agents.map((card) => ({ label: card.name, icon: card.icon, onPress: () => open(card) })),
    })),
  ]
  return (
    <MenuButton
      title="Use in ..."
      scrolls
      groups={groups}
      button={(handlers) => (
        <Button {...handlers} look="line" size="sm">
          Use in ...
          <Icon name="chevron-down" size={16} />
        </Button>
      )}
    />
  )
}
