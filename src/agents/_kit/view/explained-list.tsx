import { keyed } from '#ui/blocks/keyed.ts'
import { Cited } from '#ui/result/cited.tsx'
import classes from './explained-list.module.css'

/** Terms with what there is to say of each, side by side where there is room. */
export function ExplainedList({ items }: { items: readonly { term: string; text: string }[] }) {
  return (
    <dl className={classes.list}>
      {keyed(items).map(({ key, item: { term, text } }) => (
        <div key={key}>
          <dt>
            <Cited text={term} />
          </dt>
          <dd>
            <Cited text={text} />
          </dd>
        </div>
      ))}
    </dl>
  )
}
