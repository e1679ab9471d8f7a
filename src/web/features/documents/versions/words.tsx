import { byPlace } from '../by-place.ts'
import type { DiffPart } from './compared-lines.ts'
import classes from './words.module.css'

/** The words of a comparison, with those that came and went marked. */
export function Words({ parts }: { parts: readonly DiffPart[] }) {
  return byPlace(parts).map(({ key, item: { text, side } }) => {
    if (side === 'before')
      return (
        <del key={key} className={classes.gone}>
          {text}
        </del>
      )
    if (side === 'after')
      return (
        <ins key={key} className={classes.added}>
          {text}
        </ins>
      )
    return <span key={key}>{text}</span>
  })
}
