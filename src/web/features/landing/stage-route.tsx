import { Link } from 'react-router'
import { Icon } from '#ui/icon/icon.tsx'
import { pathOf, stagesOf } from '../catalogue/catalogue.ts'
import section from './section.module.css'
import classes from './stage-route.module.css'

/** The prerendered page shows what the product ships; an installation's own choices show in the workspace. */
const stages = stagesOf(new Map())

export function StageRoute() {
  return (
    <section id="agents-showcase" className={section.section} aria-labelledby="stages-title">
      <div className={section.head}>
        <h2 id="stages-title">An agent for each stage</h2>
        <p>Start where you are. What you learn at one stage is what the next one asks for.</p>
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
            {stage.agents.length === 0 && (
              <p className={classes.none}>The first agents of this stage are being built.</p>
            )}
            <ul className={classes.agents}>
              {stage.agents.map((card) => (
                <li key={card.id}>
                  <Link to={pathOf(card)} className={classes.agent} data-status={card.status}>
                    <Icon name={card.icon} size={20} />
                    <span>{card.name}</span>
                    {card.status === 'upcoming' && <span className={classes.soon}>soon</span>}
                  </Link>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
    </section>
  )
}
