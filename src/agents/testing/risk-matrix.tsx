import { present } from '#agents/_kit/present.ts'
import type { DeepPartial } from '#shared/deep-partial.ts'
import { Cited } from '#ui/result/cited.tsx'
import type { TestingResult } from './output.ts'
import classes from './risk-matrix.module.css'

const scale = [1, 2, 3, 4, 5] as const

type Risk = DeepPartial<TestingResult['risks'][number]>

const heat = (likelihood: number, impact: number) =>
  likelihood * impact >= 15 ? 'high' : likelihood * impact >= 8 ? 'middle' : 'low'

/** Five by five: how likely to the right, how bad upwards. The list beside it says the same in words. */
export function RiskMatrix({ risks }: { risks: readonly Risk[] }) {
  if (risks.length === 0) return null
  if (risks.every(({ likelihood }) => likelihood === undefined)) return <UnratedRisks risks={risks} />
  return (
    <section className={classes.section}>
      <h3>Risks</h3>
      <div className={classes.pair}>
        <figure className={classes.figure}>
          <div className={classes.frame}>
            <span className={classes.upAxis}>Impact</span>
            <div className={classes.grid} aria-hidden="true">
              {scale.toReversed().flatMap((impact) =>
                scale.map((likelihood) => (
                  <div key={`${likelihood} ${impact}`} className={classes.cell} data-heat={heat(likelihood, impact)}>
                    {risks
                      .filter((risk) => risk.likelihood === likelihood && risk.impact === impact)
                      .map(({ id }) => (
                        <span key={id}>{id}</span>
                      ))}
                  </div>
                )),
              )}
            </div>
            <span className={classes.rightAxis}>Likelihood</span>
          </div>
          <figcaption>1 to 5 each. Assumed; rate them again with the team.</figcaption>
        </figure>
        <ol className={classes.list}>
          {risks.map(({ id, risk, likelihood, impact, why, cases }, index) => (
            <li key={id ?? String(index)}>
              <p className={classes.head}>
                <span className={classes.id} data-heat={heat(likelihood ?? 0, impact ?? 0)}>
                  {id}
                </span>
                <span>
                  {likelihood ?? '?'} × {impact ?? '?'}
                </span>
              </p>
              <p className={classes.risk}>{risk}</p>
              <p className={classes.why}>
                <Cited text={why ?? ''} />
              </p>
              {present(cases).length > 0 && <p className={classes.found}>Found by {present(cases).join(', ')}</p>}
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}

/** Risks that nobody has rated: a picture of guessed ratings would say more than is known. */
function UnratedRisks({ risks }: { risks: readonly Risk[] }) {
  return (
    <section className={classes.section}>
      <h3>Risks</h3>
      <p className={classes.why}>Not rated: likelihood and impact are for the team to give.</p>
      <ol className={classes.list}>
        {risks.map(({ id, risk, why, cases }, index) => (
          <li key={id ?? String(index)}>
            <p className={classes.risk}>
              {id} {risk}
            </p>
            <p className={classes.why}>
              <Cited text={why ?? ''} />
            </p>
            {present(cases).length > 0 && <p className={classes.found}>Found by {present(cases).join(', ')}</p>}
          </li>
        ))}
      </ol>
    </section>
  )
}
