import { Link } from 'react-router'
import { findCard } from '#agents/registry-cards.ts'
import { Icon } from '#ui/icon/icon.tsx'
import chips from '../catalogue/agent-chips.module.css'
import { pathOf, withStatus } from '../catalogue/catalogue.ts'
import { useStatuses } from '../catalogue/use-catalogue.ts'
import classes from './journey.module.css'
import { tutorialIds } from './load-tutorial.ts'
import { phases } from './phases.ts'

/** In the journey some agents are called by what they make. */
const badgeNames: Readonly<Record<string, string>> = {
  'customer-interview': 'Customer Interview Generator',
  'market-sizing': 'Market Sizing Agent',
  'design-ux': 'Design UX Agent',
  'market-research': 'Market Research Agent',
  analytics: 'Analytics Agent',
}

interface JourneyProps {
  /** Opens the tutorial of an agent. */
  onOpen: (agentId: string) => void
}

export function Journey({ onOpen }: JourneyProps) {
  const statuses = useStatuses()
  return (
    <ol className={classes.phases}>
      {phases.map((phase, index) => (
        <li key={phase.title} className={classes.phase}>
          <span className={classes.number} aria-hidden="true">
            {index + 1}
          </span>
          <div className={classes.words}>
            <div className={classes.main}>
              <div className={classes.head}>
                <h2>{phase.title}</h2>
                <span className={classes.duration}>
                  <Icon name="clock" size={16} />
                  {phase.duration}
                </span>
              </div>
              <p className={classes.description}>{phase.description}</p>
              <ul className={chips.chips} aria-label={`Agents of phase ${index + 1}`}>
                {phase.agentIds.map((id) => {
                  const found = findCard(id)
                  if (!found) return null
                  const card = withStatus(found, statuses)
                  const name = badgeNames[id] ?? card.name
                  return (
                    <li key={id}>
                      {card.status === 'live' && tutorialIds.includes(id) ? (
                        <button type="button" className={chips.chip} onClick={() => onOpen(id)}>
                          <Icon name={card.icon} size={18} />
                          {name}
                        </button>
                      ) : (
                        <Link to={pathOf(card)} className={chips.chip} data-upcoming>
                          <Icon name={card.icon} size={18} />
                          {name}
                          <span className={classes.soon}>soon</span>
                        </Link>
                      )}
                    </li>
                  )
                })}
              </ul>
            </div>
            <p className={classes.outcome}>
              <strong>Expected outcome</strong> {phase.outcome}
            </p>
          </div>
        </li>
      ))}
    </ol>
  )
}
