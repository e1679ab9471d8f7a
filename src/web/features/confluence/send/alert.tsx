import type { ReactNode } from 'react'
import classes from './send.module.css'

interface AlertProps {
  title: string
  text: string
  /** What can be done about it. */
  children?: ReactNode
}

export function Alert({ title, text, children }: AlertProps) {
  return (
    <div className={classes.alert} role="alert">
      <p className={classes.alertTitle}>{title}</p>
      {text && text !== title && <p>{text}</p>}
      {children && <div className={classes.alertActions}>{children}</div>}
    </div>
  )
}
