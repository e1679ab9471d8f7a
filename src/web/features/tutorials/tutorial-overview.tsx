import type { AgentCard } from '#agents/_kit/card.ts'
import type { Tutorial } from '#agents/_kit/tutorial.ts'
import classes from './tutorial-parts.module.css'
import { useOwnUses } from './use-own-uses.ts'

const usesText = (uses: number | null | undefined) => {
  if (uses === null) return 'Counted once you run it'
  if (uses === undefined) return 'Counting...'
  return uses === 1 ? '1 run of yours' : `${uses} runs of yours`
}

export function TutorialOverview({ card, tutorial }: { card: AgentCard; tutorial: Tutorial }) {
  const uses = useOwnUses(card.id)
  return (
    <div className={classes.stack}>
      <div className={classes.opening}>
        <p className={classes.lead}>{tutorial.overview}</p>
        <section>
          <h2>Have this at hand</h2>
          <ul className={classes.list}>
            {tutorial.bring.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        </section>
      </div>
      <dl className={classes.tiles}>
        <div>
          <dt>Credits required</dt>
          <dd>1 credit per task</dd>
          <dd className={classes.note}>A run that fails or is stopped costs nothing.</dd>
        </div>
        <div>
          <dt>Usage stats</dt>
          <dd>{usesText(uses)}</dd>
          <dd className={classes.note}>Your own runs of this agent, as on the dashboard. No others are shown.</dd>
        </div>
        <div>
          <dt>User rating</dt>
          <dd>Not collected</dd>
          <dd className={classes.note}>What is measured: whether a run ends with a result, on your dashboard.</dd>
        </div>
      </dl>
    </div>
  )
}
