import type { ReactNode } from 'react'
import { Link, type LinkProps } from 'react-router'
import classes from './button.module.css'

interface ButtonLinkProps extends LinkProps {
  look?: 'fill' | 'line' | 'quiet'
  size?: 'sm' | 'md' | 'lg'
  children: ReactNode
}

/** A link that reads as a button. */
export function ButtonLink({ look = 'fill', size = 'md', className, children, ...rest }: ButtonLinkProps) {
  return (
    <Link {...rest} className={`${classes.button} ${className ?? ''}`} data-look={look} data-size={size}>
      {children}
    </Link>
  )
}
