import { Cited } from '#ui/result/cited.tsx'
import classes from './summary.module.css'

/** What a result says in two or three sentences, before everything else. */
export function Summary({ text }: { text: string | undefined }) {
  if (!text) return null
  return (
    <p className={classes.summary}>
      <Cited text={text} />
    </p>
  )
}
