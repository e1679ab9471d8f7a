import { present } from '#agents/_kit/present.ts'
import type { DeepPartial } from '#shared/deep-partial.ts'
import { Cited } from '#ui/result/cited.tsx'
import type { RequirementsResult } from './output.ts'
import classes from './view.module.css'

type Result = DeepPartial<RequirementsResult>

/** Qualities and limits, each with how it is measured. */
export function Qualities({ items }: { items: Result['nonFunctional'] }) {
  const list = present(items)
  if (list.length === 0) return null
  return (
    <section className={classes.section}>
      <h3>Qualities that can be measured</h3>
      <ul className={classes.rows}>
        {list.map(({ id, area, requirement, criterion, basis }, index) => (
          <li key={String(index)}>
            <p className={classes.rowHead}>
              <span className={classes.code}>{id}</span>
              {area}
            </p>
            <div>
              <p className={classes.main}>
                <Cited text={requirement ?? ''} />
              </p>
              <p className={classes.measure}>
                <span>Measured by</span>{' '}
                <Cited text={criterion ?? 'to agree with the first pilot: which case would break it'} />
              </p>
              <p className={classes.basis}>
                <Cited text={basis ?? ''} />
              </p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Conditions that hold always, each with what it rests on. */
export function Rules({ items }: { items: Result['businessRules'] }) {
  const list = present(items)
  if (list.length === 0) return null
  return (
    <section className={classes.section}>
      <h3>Business rules</h3>
      <ul className={classes.rows}>
        {list.map(({ id, rule, basis }, index) => (
          <li key={String(index)}>
            <p className={classes.rowHead}>
              <span className={classes.code}>{id}</span>
            </p>
            <div>
              <p className={classes.main}>
                <Cited text={rule ?? ''} />
              </p>
              <p className={classes.basis}>
                <Cited text={basis ?? ''} />
              </p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
