import { Fragment } from 'react'
import type { Agent } from '#agents/_kit/define-agent.ts'
import { Button } from '#ui/button/button.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { Menu } from '#ui/menu/menu.tsx'
import { asApiError } from '../../../http/api-error.ts'
import { showToast } from '../../../toast/show-toast.ts'
import { joined, noProduct, productIn } from '../../account/product-traits.ts'
import { useProductProfile } from '../../account/use-product-profile.ts'
import { stagesOf } from '../../catalogue/catalogue.ts'
import { useStatuses } from '../../catalogue/use-catalogue.ts'
import { type CarriedRun, useCarryOver } from './use-carry-over.ts'
import classes from './use-in-menu.module.css'

interface UseInMenuProps {
  agent: Agent
  run: CarriedRun
}

/** Leads on to the next agent with what was typed for this run and what it understood of the product. */
export function UseInMenu({ agent, run }: UseInMenuProps) {
  const statuses = useStatuses()
  const { product: kept, save } = useProductProfile()
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
  return (
    <Menu classNames={{ dropdown: classes.dropdown ?? '', label: classes.label ?? '', item: classes.item ?? '' }}>
      <Menu.Target>
        <Button look="line" size="sm">
          Use in ...
          <Icon name="chevron-down" size={16} />
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item leftSection={<Icon name="target" size={18} />} onClick={keep}>
          Save as my product
        </Menu.Item>
        {stages.map((stage) => (
          <Fragment key={stage.id}>
            <Menu.Label>{stage.label}</Menu.Label>
            {stage.agents.map((card) => (
              <Menu.Item key={card.id} leftSection={<Icon name={card.icon} size={18} />} onClick={() => open(card)}>
                {card.name}
              </Menu.Item>
            ))}
          </Fragment>
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}
