import whole from '#ui/card/whole-card.module.css'
import { Icon } from '#ui/icon/icon.tsx'
import { stagesOf } from '../catalogue/catalogue.ts'
import grid from '../catalogue/tile-grid.module.css'
import { useStatuses } from '../catalogue/use-catalogue.ts'
import classes from './agent-tutorials.module.css'
import { tutorialIds } from './load-tutorial.ts'

export function AgentTutorials({ onOpen }: { onOpen: (agentId: string) => void }) {
  const stages = stagesOf(useStatuses())
    .map((stage) => ({
      ...stage,
      agents: stage.agents.filter((card) => card.status === 'live' && tutorialIds.includes(card.id)),
    }))
    .filter((stage) => stage.agents.length > 0)
  return (
    <div className={classes.stages}>
      {stages.map((stage) => (
        <section key={stage.id} aria-labelledby={`tutorials-${stage.id}`}>
          <div className={classes.head}>
            <h2 id={`tutorials-${stage.id}`}>{stage.label}</h2>
            <p>{stage.purpose}</p>
          </div>
          <div className={grid.grid}>
            {stage.agents.map((card) => (
              <article key={card.id} className={`${whole.card} ${classes.card}`}>
                <div className={classes.top}>
                  <Icon name={card.icon} size={22} className={classes.icon} />
                  <span className={classes.badge}>Tutorial</span>
                </div>
                <h3>{card.name}</h3>
                <p>{card.description}</p>
                <button
                  type="button"
                  className={`${whole.target} ${classes.open}`}
                  aria-label={`View Tutorial: ${card.name}`}
                  onClick={() => onOpen(card.id)}
                >
                  View Tutorial
                  <Icon name="arrow-right" size={16} />
                </button>
              </article>
            ))}
          </div>
        </section>
      ))}
    </div>
  )
}
