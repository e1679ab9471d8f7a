import { ScatterPicture } from '#ui/chart/scatter-picture.tsx'
import classes from './matrix.module.css'
import { dividersOf, type Quadrant, quadrantOf, type Scored } from './ranking.ts'
import { matrixChart } from './to-document.ts'

const quadrants: readonly Quadrant[] = ['Quick win', 'Big bet', 'Fill-in', 'Reconsider']

/** Value against effort; the lines stand at the medians. What it shows stands beside it as lists. */
export function Matrix({ ranked }: { ranked: readonly Scored[] }) {
  if (ranked.length < 3) return null
  const dividers = dividersOf(ranked)
  return (
    <section className={classes.section} aria-labelledby="matrix-title">
      <h3 id="matrix-title">Value and effort</h3>
      <div className={classes.pair}>
        <ScatterPicture chart={matrixChart(ranked)} />
        <dl className={classes.lists}>
          {quadrants.map((quadrant) => {
            const own = ranked.filter((each) => quadrantOf(each, dividers) === quadrant)
            return (
              <div key={quadrant} data-quadrant={quadrant}>
                <dt>{quadrant}</dt>
                <dd>
                  {own.length === 0
                    ? 'none'
                    : own.map(({ feature }) => (
                        <span key={feature.id} className={classes.entry}>
                          <strong>{feature.id}</strong> {feature.name}
                        </span>
                      ))}
                </dd>
              </div>
            )
          })}
        </dl>
      </div>
    </section>
  )
}
