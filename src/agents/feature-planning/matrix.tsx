import classes from './matrix.module.css'
import { dividersOf, type Quadrant, quadrantOf, type Ranked } from './ranking.ts'

const quadrants: readonly Quadrant[] = ['Quick win', 'Big bet', 'Fill-in', 'Reconsider']

/** Value against effort; the lines stand at the medians. What it shows stands beside it as lists. */
export function Matrix({ ranked }: { ranked: readonly Ranked[] }) {
  if (ranked.length < 3) return null
  const dividers = dividersOf(ranked)
  const mostEffort = Math.max(...ranked.map(({ feature }) => feature.effort))
  const mostValue = Math.max(1, ...ranked.map(({ value }) => value))
  // A tenth of room at the far ends keeps the marks inside.
  const across = (effort: number) => (100 * effort) / (mostEffort * 1.1)
  const up = (value: number) => (100 * value) / (mostValue * 1.1)
  return (
    <section className={classes.section} aria-labelledby="matrix-title">
      <h3 id="matrix-title">Value and effort</h3>
      <div className={classes.pair}>
        <div className={classes.frame} aria-hidden="true">
          <span className={classes.upAxis}>Value: reach × impact × confidence</span>
          <div className={classes.plot}>
            <span
              className={classes.quick}
              style={{ width: `${across(dividers.effort)}%`, height: `${100 - up(dividers.value)}%` }}
            />
            <span className={classes.vertical} style={{ left: `${across(dividers.effort)}%` }} />
            <span className={classes.horizontal} style={{ bottom: `${up(dividers.value)}%` }} />
            {apart(ranked).map(({ ranked: { feature, value, bucket }, shift }) => (
              <span
                key={feature.id}
                className={classes.point}
                data-must={bucket === 'Must' || undefined}
                title={feature.name}
                style={{
                  // Beside those at the same place, and never beyond the edge of a narrow picture.
                  left: `min(${across(feature.effort)}% + ${shift * 2.1}rem, 100% - 0.9rem)`,
                  bottom: `${up(value)}%`,
                }}
              >
                {feature.id}
              </span>
            ))}
          </div>
          <span className={classes.acrossAxis}>Effort: 0 to {Math.ceil(mostEffort * 1.1)} person-weeks</span>
        </div>
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

/** Marks of one effort and almost one value stand beside each other. */
function apart(ranked: readonly Ranked[]): { ranked: Ranked; shift: number }[] {
  const near = 0.09 * Math.max(1, ...ranked.map(({ value }) => value))
  const placed: { ranked: Ranked; shift: number }[] = []
  for (const each of ranked.toSorted((a, b) => b.value - a.value)) {
    const taken = placed
      .filter(({ ranked: other }) => other.feature.effort === each.feature.effort && other.value - each.value < near)
      .map(({ shift }) => shift)
    let shift = 0
    while (taken.includes(shift)) shift += 1
    placed.push({ ranked: each, shift })
  }
  return placed
}
