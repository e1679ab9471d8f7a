import { useState } from 'react'
import { Link, NavLink, useLocation } from 'react-router'
import { Icon } from '#ui/icon/icon.tsx'
import { openPalette } from '../../site/palette-state.ts'
import { pathOf, type Stage, stagesOf } from '../catalogue/catalogue.ts'
import { useStatuses } from '../catalogue/use-catalogue.ts'
import classes from './sidebar.module.css'

function StageLinks({ stage, onNavigate }: { stage: Stage; onNavigate?: (() => void) | undefined }) {
  const { pathname } = useLocation()
  const inside = pathname.startsWith(`/features/${stage.id}`) || stage.agents.some((card) => pathname === pathOf(card))
  const [chosen, setChosen] = useState<boolean | null>(null)
  const open = chosen ?? inside
  const listId = `stage-${stage.id}`
  return (
    <div className={classes.stage}>
      <div className={classes.stageLine}>
        <NavLink to={`/features/${stage.id}`} end className={classes.link ?? ''} onClick={onNavigate}>
          <span className={classes.waypoint} aria-hidden="true" />
          <span className={classes.linkText}>{stage.label}</span>
        </NavLink>
        <button
          type="button"
          className={classes.fold}
          aria-expanded={open}
          aria-controls={listId}
          aria-label={`Agents of ${stage.label}`}
          onClick={() => setChosen(!open)}
        >
          <Icon name="chevron-down" size={18} />
        </button>
      </div>
      <ul id={listId} className={classes.agents} hidden={!open}>
        {stage.agents.map((card) => (
          <li key={card.id}>
            <NavLink to={pathOf(card)} className={classes.agent ?? ''} onClick={onNavigate}>
              {card.name}
              {card.status === 'upcoming' && <span className={classes.soon}>soon</span>}
            </NavLink>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** What the sidebar and the side sheet both hold. */
export function SidebarLinks({ onNavigate }: { onNavigate?: () => void }) {
  const stages = stagesOf(useStatuses())
  const { pathname, hash } = useLocation()
  // Prerendered pages are made under addresses that end with a slash.
  const home = ['/features', '/dashboard'].includes(pathname.replace(/\/$/, ''))
  const listed = hash === '#all-agents'
  return (
    <div className={classes.links}>
      <button
        type="button"
        className={classes.search}
        aria-keyshortcuts="Control+K Meta+K"
        onClick={() => {
          onNavigate?.()
          openPalette()
        }}
      >
        <Icon name="search" size={18} />
        Search
        <span className={classes.keys} />
      </button>
      <Link
        to="/features"
        className={classes.link}
        aria-current={home && !listed ? 'page' : undefined}
        onClick={onNavigate}
      >
        <Icon name="dashboard" size={18} />
        Dashboard
      </Link>
      <Link
        to="/features#all-agents"
        className={classes.link}
        aria-current={home && listed ? 'page' : undefined}
        onClick={onNavigate}
      >
        <Icon name="grid" size={18} />
        All Agents
      </Link>
      <NavLink to="/features/products" className={classes.link ?? ''} onClick={onNavigate} aria-keyshortcuts="g p">
        <Icon name="target" size={18} />
        Products
      </NavLink>
      <NavLink to="/features/history" className={classes.link ?? ''} onClick={onNavigate}>
        <Icon name="clock" size={18} />
        History
      </NavLink>
      <p className={classes.caption}>By stage</p>
      <div className={classes.route}>
        {stages.map((stage) => (
          <StageLinks key={stage.id} stage={stage} onNavigate={onNavigate} />
        ))}
      </div>
    </div>
  )
}
