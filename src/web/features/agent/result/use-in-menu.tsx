import { Fragment } from 'react'
import { useNavigate } from 'react-router'
import type { AgentCard } from '#agents/_kit/card.ts'
import type { Agent } from '#agents/_kit/define-agent.ts'
import { loadAgent } from '#agents/registry-browser.ts'
import { Button } from '#ui/button/button.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { Menu } from '#ui/menu/menu.tsx'
import { asApiError } from '../../../http/api-error.ts'
import { useAccount } from '../../../session/use-session.ts'
import { showToast } from '../../../toast/show-toast.ts'
import { fieldsFor, joined, noProduct, productIn, withUnderstood } from '../../account/product-traits.ts'
import { useProductProfile } from '../../account/use-product-profile.ts'
import { pathOf, stagesOf } from '../../catalogue/catalogue.ts'
import { useStatuses } from '../../catalogue/use-catalogue.ts'
import { fillForm, readDraft, writeDraft } from '../form/form-draft.ts'
import type { RunState } from '../run/run-state.ts'
import classes from './use-in-menu.module.css'

interface UseInMenuProps {
  agent: Agent
  run: Pick<RunState, 'input' | 'understood'>
}

/** Leads on to the next agent with what this run was told and what it understood of the product. */
export default function UseInMenu({ agent, run }: UseInMenuProps) {
  const account = useAccount()
  const navigate = useNavigate()
  const statuses = useStatuses()
  const { product: kept, save } = useProductProfile()
  const told = productIn(agent.form.about, run.input ?? {})
  const known = withUnderstood(told, run.understood)

  const open = async (card: AgentCard) => {
    const next = await loadAgent(card.id).catch(() => null)
    if (next) {
      const owner = account?.id ?? null
      const before = readDraft(card.id, next.form.defaults, owner)
      const values = fillForm(before.values, { ...before.values, ...fieldsFor(next.form.about, known) })
      writeDraft(card.id, { values, run: null }, owner)
    }
    navigate(pathOf(card))
  }
  const keep = async () => {
    try {
      await save(joined(kept ?? noProduct, told))
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
