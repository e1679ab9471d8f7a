import type { Agent } from '#agents/_kit/define-agent.ts'
import { Button } from '#ui/button/button.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { useCard } from '../../catalogue/use-catalogue.ts'
import classes from './next-agent.module.css'
import { type CarriedRun, useCarryOver } from './use-carry-over.ts'

interface NextAgentProps {
  agent: Agent
  run: CarriedRun
}

/** The one step that is recommended after a result. Not there where this installation only announces that agent. */
export function NextAgent({ agent, run }: NextAgentProps) {
  const card = useCard(agent.next.agentId)
  const carryOver = useCarryOver(agent, run)
  if (card?.status !== 'live') return null
  return (
    <section className={classes.step} aria-labelledby="next-agent-title" data-screen-only>
      <span className={classes.icon}>
        <Icon name={card.icon} size={24} />
      </span>
      <div className={classes.words}>
        <h2 id="next-agent-title" className={classes.title}>
          Next: {card.name}
        </h2>
        <p>{agent.next.why}</p>
      </div>
      <Button onClick={() => carryOver(card)}>
        Go on with it
        <Icon name="arrow-right" size={18} />
      </Button>
    </section>
  )
}
