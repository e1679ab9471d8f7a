import { memo, useState } from 'react'
import { Link } from 'react-router'
import type { AgentCard } from '#agents/_kit/card.ts'
import whole from '#ui/card/whole-card.module.css'
import { Icon } from '#ui/icon/icon.tsx'
import { lazyDialog } from '#ui/loading/lazy-dialog.tsx'
import { useLoadAhead } from '#ui/loading/load-ahead.ts'
import classes from './agent-tile.module.css'
import { pathOf } from './catalogue.ts'
import { votesText } from './votes-text.ts'

const TeamDialog = lazyDialog('Team', () => import('./team-dialog.tsx'))

interface AgentTileProps {
  card: AgentCard
  /** Of an upcoming agent, in the place of Go and Team: there is nothing to go to yet. */
  onVote?: ((card: AgentCard) => void) | undefined
  /** Shown on an upcoming agent. */
  votes?: number | undefined
  /** The reader's own vote is among them. */
  voted?: boolean | undefined
}

/** Thirty stand on one page: each is drawn again only when its own agent changes. */
export const AgentTile = memo(function AgentTile({ card, onVote, votes, voted = false }: AgentTileProps) {
  const [team, setTeam] = useState<'never' | 'open' | 'closed'>('never')
  const upcoming = card.status === 'upcoming'
  useLoadAhead(TeamDialog.load, !upcoming)
  return (
    <article className={`${whole.card} ${classes.tile}`} data-upcoming={upcoming || undefined}>
      <div className={classes.head}>
        <span className={classes.icon}>
          <Icon name={card.icon} size={22} />
        </span>
        <span className={classes.status}>{upcoming ? 'Upcoming' : 'Live'}</span>
        {votes !== undefined && (
          <span className={classes.votes}>{voted ? `${votesText(votes)}, one is yours` : votesText(votes)}</span>
        )}
      </div>
      <h3 className={classes.name}>
        <Link to={pathOf(card)} className={whole.target}>
          {card.name}
        </Link>
      </h3>
      <p className={classes.description}>{card.description}</p>
      <div className={classes.actions}>
        {upcoming ? (
          <button type="button" className={classes.team} onClick={() => onVote?.(card)}>
            <Icon name="thumb-up" size={16} />
            {voted ? 'Change Your Vote' : 'Vote & Share Feedback'}
          </button>
        ) : (
          <>
            <Link to={pathOf(card)} className={classes.go}>
              <span>
                Go
                <span className={classes.hiddenText}> to {card.name}</span>
              </span>
              <Icon name="arrow-right" size={16} />
            </Link>
            <button
              type="button"
              className={classes.team}
              aria-label={`Team: share ${card.name}`}
              onClick={() => setTeam('open')}
            >
              <Icon name="users" size={16} />
              Team
            </button>
          </>
        )}
      </div>
      {team !== 'never' && <TeamDialog card={card} opened={team === 'open'} onClose={() => setTeam('closed')} />}
    </article>
  )
})
