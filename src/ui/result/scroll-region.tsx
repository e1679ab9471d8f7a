import type { HTMLAttributes, ReactNode } from 'react'

interface ScrollRegionProps extends HTMLAttributes<HTMLElement> {
  /** What scrolls in it. */
  label: string
  children: ReactNode
}

/** What scrolls and holds nothing to focus has to take the focus itself, or the keyboard cannot move it. */
const takeFocus = (element: HTMLElement | null) => {
  if (element) element.tabIndex = 0
}

export function ScrollRegion({ label, children, ...rest }: ScrollRegionProps) {
  return (
    <section {...rest} ref={takeFocus} aria-label={label}>
      {children}
    </section>
  )
}
