import type { ReactNode } from 'react'
import classes from './side-by-side.module.css'

/** Parts of a result that are read beside each other where there is room, and below each other where there is not. */
export function SideBySide({ children }: { children: ReactNode }) {
  return <div className={classes.pair}>{children}</div>
}
