import { type ReactNode, useEffect, useRef } from 'react'
import classes from './send.module.css'

interface AlertProps {
  title: string
  text: string
  /** Takes the focus from what was pressed, which is disabled or gone by then. */
  takesFocus?: boolean
  /** What can be done about it. */
  children?: ReactNode
}

export function Alert({ title, text, takesFocus = false, children }: AlertProps) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (takesFocus) box.current?.focus()
  }, [takesFocus])
  return (
    <div className={classes.alert} role="alert" tabIndex={-1} ref={box}>
      <p className={classes.alertTitle}>{title}</p>
      {text && text !== title && <p>{text}</p>}
      {children && <div className={classes.alertActions}>{children}</div>}
    </div>
  )
}
