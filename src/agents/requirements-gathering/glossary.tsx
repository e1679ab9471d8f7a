import { present } from '#agents/_kit/present.ts'
import fold from '#agents/_kit/view/fold.module.css'
import type { DeepPartial } from '#shared/deep-partial.ts'
import type { RequirementsResult } from './output.ts'
import classes from './view.module.css'

type Result = DeepPartial<RequirementsResult>

/** The words of the brief as they are used here, folded. */
export function Glossary({ items }: { items: Result['glossary'] }) {
  const list = present(items)
  if (list.length === 0) return null
  return (
    <details className={fold.fold} data-printed>
      <summary>Words as they are used here</summary>
      <dl className={classes.glossary}>
        {list.map(({ term, meaning, toSettle }, index) => (
          <div key={String(index)}>
            <dt>{term}</dt>
            <dd>
              {meaning}
              {toSettle && <span className={classes.settle}>{toSettle}</span>}
            </dd>
          </div>
        ))}
      </dl>
    </details>
  )
}
