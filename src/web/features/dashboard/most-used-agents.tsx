import { Link } from 'react-router'
import { findCard } from '#agents/registry-cards.ts'
import type { Usage } from '#shared/api/account.ts'
import { Icon } from '#ui/icon/icon.tsx'
import { pathOf } from '../catalogue/catalogue.ts'
import classes from './most-used-agents.module.css'

const number = new Intl.NumberFormat('en')

/** undefined while it is not known. */
export function MostUsedAgents({ agents }: { agents: Usage['mostUsedAgents'] | undefined }) {
  if (!agents) return <div className={classes.place} />
  const most = agents[0]?.uses
  if (most === undefined) return <p className={classes.empty}>The agents that you use most appear here.</p>
  return (
    <ol className={classes.list}>
      {agents.map(({ agentId, uses }) => {
        const card = findCard(agentId)
        return (
          <li key={agentId} className={classes.item}>
            <Icon name={card?.icon ?? 'compass'} size={20} className={classes.icon} />
            <span className={classes.name}>{card ? <Link to={pathOf(card)}>{card.name}</Link> : agentId}</span>
            <span className={classes.uses}>
              {number.format(uses)} {uses === 1 ? 'use' : 'uses'}
            </span>
            <svg className={classes.bar} width="100%" height="6" aria-hidden="true">
              <rect width="100%" height="6" rx="3" className={classes.track} />
              <rect width={`${(uses / most) * 100}%`} height="6" rx="3" className={classes.fill} />
            </svg>
          </li>
        )
      })}
    </ol>
  )
}
