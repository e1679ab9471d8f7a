import { Link } from 'react-router'
import type { AgentCard } from '#agents/_kit/card.ts'
import { Icon } from '#ui/icon/icon.tsx'
import chips from '../catalogue/agent-chips.module.css'
import { pathOf, stagesOf } from '../catalogue/catalogue.ts'
import { useStatuses } from '../catalogue/use-catalogue.ts'
import section from './section.module.css'
import classes from './stage-route.module.css'

const isLive = (card: AgentCard) => card.status === 'live'

export function StageRoute() {
  const stages = stagesOf(useStatuses())
  return (
    <section id="agents-showcase" className={section.section} aria-labelledby="stages-title">
      <div className={section.head}>
        <h2 id="stages-title">An agent for each stage</h2>
        <p>
          Start where you are. What you learn at one stage is what the next one asks for.{' '}
          <Link to="/samples">Read a finished result of every agent</Link>, with its sources and files.
        </p>
      </div>
      <ol className={classes.stages}>
        {stages.map((stage) => (
          <li key={stage.id} className={classes.stage}>
            <div className={classes.head}>
              <h3>
                <Link to={`/features/${stage.id}`}>{stage.label}</Link>
              </h3>
              <p>{stage.purpose}</p>
            </div>
            <div>
              <ul className={chips.chips}>
                {stage.agents.filter(isLive).map((card) => (
                  <li key={card.id} className={classes.live}>
                    <Link to={pathOf(card)} className={chips.chip}>
                      <Icon name={card.icon} size={20} />
                      {card.name}
                    </Link>
                    <Link to={`/samples/${card.id}`} className={classes.sample}>
                      Sample<span className={classes.hiddenText}> of {card.name}</span>
                    </Link>
                  </li>
                ))}
              </ul>
              {!stage.agents.every(isLive) && (
                <div className={classes.soon}>
                  <h4>Coming soon</h4>
                  <ul>
                    {stage.agents
                      .filter((card) => !isLive(card))
                      .map((card) => (
                        <li key={card.id}>
                          <Link to={pathOf(card)} className={classes.later}>
                            {card.name}
                          </Link>
                        </li>
                      ))}
                  </ul>
                </div>
              )}
            </div>
          </li>
        ))}
      </ol>
    </section>
  )
}
