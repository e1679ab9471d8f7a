import { useState } from 'react'
import { Link } from 'react-router'

import type { AgentCard } from '#agents/_kit/card.ts'
import { Button } from '#ui/button/button.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { byScore, pathOf } from './catalogue.ts'
import type { Scores } from './use-priorities.ts'
import { votesText } from './votes-text.ts'
import classes from './voting-priorities.module.css'

interface VotingPrioritiesProps {
  upcoming: readonly AgentCard[]
  scores: Scores
  onVote: (card: AgentCard) => void
}

/** The rest is shown on demand. */
const shownFirst = 5

/** The agents that are wanted most, by votes. */
export function VotingPriorities({ upcoming, scores, onVote }: VotingPrioritiesProps) {
  const [all, setAll] = useState(false)
  if (upcoming.length === 0) return null
  const ordered = [...upcoming].sort(byScore(scores))
  const shown = all ? ordered : ordered.slice(0, shownFirst)
  const most = Math.max(1, ...upcoming.map((card) => scores.get(card.id) ?? 0))
  return (
    <section className={classes.section} aria-labelledby="priorities-title">
      <h3 id="priorities-title">Voting priorities</h3>
      <p className={classes.purpose}>What is built next follows the votes. Yours counts once for each agent.</p>
      <ol className={classes.list}>
        {shown.map((card) => {
          const score = scores.get(card.id) ?? 0
          return (
            <li key={card.id} className={classes.row}>
              <Icon name={card.icon} size={18} className={classes.icon} />
              <Link to={pathOf(card)} className={classes.name}>
                {card.name}
              </Link>
              <span className={classes.bar} aria-hidden="true">
                <span style={{ width: `${(score / most) * 100}%` }} />
              </span>
              <span className={classes.score}>{scores.has(card.id) ? votesText(score) : ''}</span>
              <button
                type="button"
                className={classes.vote}
                aria-label={`Vote for ${card.name}`}
                onClick={() => onVote(card)}
              >
                <Icon name="thumb-up" size={16} />
                Vote
              </button>
            </li>
          )
        })}
      </ol>
      {!all && ordered.length > shownFirst && (
        <Button look="quiet" size="sm" className={classes.more} onClick={() => setAll(true)}>
          Show all {ordered.length}
        </Button>
      )}
    </section>
  )
}
