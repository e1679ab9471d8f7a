import { Link } from 'react-router'
import { AgentTile } from './agent-tile.tsx'
import classes from './all-agents.module.css'
import { stagesOf } from './catalogue.ts'
import grid from './tile-grid.module.css'
import { useStatuses } from './use-catalogue.ts'
import { useOwnVotes, useScores } from './use-priorities.ts'
import { useVote } from './use-vote.tsx'
import { VotingPriorities } from './voting-priorities.tsx'

export function AllAgents() {
  const stages = stagesOf(useStatuses())
  const scores = useScores()
  const own = useOwnVotes()
  const { vote, dialog } = useVote()
  const upcoming = stages.flatMap((stage) => stage.agents.filter((card) => card.status === 'upcoming'))
  return (
    <section id="all-agents" aria-labelledby="all-agents-title" className={classes.section}>
      <h2 id="all-agents-title">All Agents</h2>
      {stages
        .filter((stage) => stage.agents.length > 0)
        .map((stage) => (
          <section key={stage.id} aria-labelledby={`all-${stage.id}`} className={classes.stage}>
            <div className={classes.head}>
              <h3 id={`all-${stage.id}`} className={classes.title}>
                <Link to={`/features/${stage.id}`}>{stage.label}</Link>
              </h3>
              <p className={classes.purpose}>{stage.purpose}</p>
            </div>
            <div className={grid.grid}>
              {stage.agents.map((card) => (
                <AgentTile
                  key={card.id}
                  card={card}
                  onVote={vote}
                  votes={scores.get(card.id)}
                  voted={own.has(card.id)}
                />
              ))}
            </div>
          </section>
        ))}
      <VotingPriorities upcoming={upcoming} scores={scores} onVote={vote} />
      {dialog}
    </section>
  )
}
