import { Cited } from '#ui/result/cited.tsx'
import classes from './summary.module.css'

/** What a result says in two or three sentences, before everything else: in a box, or `plain` where a box stands beside it. */
export function Summary({ text, plain = false }: { text: string | undefined; plain?: boolean }) {
  if (!text) return null
  return (
    <p className={plain ? classes.plain : classes.summary}>
      <Cited text={text} />
    </p>
  )
}
