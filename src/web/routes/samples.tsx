import list from '#shared/samples/list.json'
import type { SampleListItem } from '#shared/samples/sample.ts'
import { stagesOf } from '../features/catalogue/catalogue.ts'
import { useStatuses } from '../features/catalogue/use-catalogue.ts'
import { SampleCard } from '../features/samples/sample-card.tsx'
import { SampleFiles } from '../features/samples/sample-files.tsx'
import grid from '../features/samples/sample-grid.module.css'
import classes from '../features/samples/samples.module.css'
import { pageMeta } from '../site/structured-data.ts'

const samples = list as readonly SampleListItem[]

export const meta = () =>
  pageMeta({
    title: 'Sample results',
    description: 'A finished result of each agent, as PM Pilot wrote it, with its sources and files.',
  })

/** A finished result of each agent. */
export default function Samples() {
  const stages = stagesOf(useStatuses())
  return (
    <div className={classes.page}>
      <h1>Sample results</h1>
      <p className={classes.lead}>
        One made-up product, described to every agent. Nothing here was touched up: open a result, follow its sources,
        take its files.
      </p>
      {stages.map((stage) => {
        const own = samples.filter(({ agentId }) =>
          stage.agents.some((card) => card.id === agentId && card.status === 'live'),
        )
        if (own.length === 0) return null
        return (
          <section key={stage.id} aria-labelledby={`samples-${stage.id}`}>
            <h2 id={`samples-${stage.id}`} className={classes.stage}>
              {stage.label}
            </h2>
            <ul className={grid.grid}>
              {own.map((sample) => (
                <li key={sample.agentId}>
                  <SampleCard sample={sample}>
                    <SampleFiles agentId={sample.agentId} title={sample.title} formats={sample.formats} />
                  </SampleCard>
                </li>
              ))}
            </ul>
          </section>
        )
      })}
    </div>
  )
}
