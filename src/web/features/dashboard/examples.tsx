import { Link } from 'react-router'
import examples from '#shared/samples/examples.json'
import type { SampleListItem } from '#shared/samples/sample.ts'
import { SampleCard } from '../samples/sample-card.tsx'
import grid from '../samples/sample-grid.module.css'
import { useLiveSamples } from '../samples/use-live-samples.ts'
import classes from './examples.module.css'

const samples = examples as readonly SampleListItem[]

/** What a finished result looks like, for who has none yet. */
export function Examples({ known = true }: { known?: boolean }) {
  const live = useLiveSamples(samples)
  return (
    <section className={classes.examples} aria-labelledby="examples-title" data-unknown={!known || undefined}>
      <div className={classes.head}>
        <h2 id="examples-title">What you will get</h2>
        <Link to="/samples">All sample results</Link>
      </div>
      <p className={classes.note}>Finished results for one made-up product, exactly as the agents wrote them.</p>
      <ul className={grid.grid}>
        {live.map((sample) => (
          <li key={sample.agentId}>
            <SampleCard sample={sample} />
          </li>
        ))}
      </ul>
    </section>
  )
}
