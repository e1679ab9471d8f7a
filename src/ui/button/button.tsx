import type { ButtonHTMLAttributes, ReactNode } from 'react'
import classes from './button.module.css'

interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  look?: 'fill' | 'line' | 'quiet' | 'danger'
  size?: 'sm' | 'md' | 'lg'
  /** Shows the spinner before the text. The caller says the same in words. */
  busy?: boolean
  children: ReactNode
}

export function Button({
  look = 'fill',
  size = 'md',
  busy,
  type = 'button',
  className,
  children,
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      className={`${classes.button} ${className ?? ''}`}
      data-look={look}
      data-size={size}
      aria-busy={busy || undefined}
    >
      {busy && <span className={classes.spinner} aria-hidden="true" />}
      {children}
    </button>
  )
}
