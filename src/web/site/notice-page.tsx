import type { ReactNode } from 'react'
import { Icon, type IconName } from '#ui/icon/icon.tsx'
import classes from './notice-page.module.css'

interface NoticePageProps {
  icon: IconName
  title: string
  children: ReactNode
  actions?: ReactNode
}

/** One message in the middle of a page, with the ways on. */
export function NoticePage({ icon, title, children, actions }: NoticePageProps) {
  return (
    <section className={classes.page}>
      <span className={classes.mark}>
        <Icon name={icon} size={28} />
      </span>
      <h1 className={classes.title}>{title}</h1>
      <div className={classes.text}>{children}</div>
      {actions && <div className={classes.actions}>{actions}</div>}
    </section>
  )
}
