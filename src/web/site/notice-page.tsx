import type { ReactNode } from 'react'
import { Icon, type IconName } from '#ui/icon/icon.tsx'
import classes from './notice-page.module.css'

interface NoticePageProps {
  icon: IconName
  title: string
  children: ReactNode
  actions?: ReactNode
  /** Stands beside the words where there is room, and takes the icon's place there. */
  picture?: ReactNode
}

/** One message in the middle of a page, with the ways on. */
export function NoticePage({ icon, title, children, actions, picture }: NoticePageProps) {
  return (
    <section className={classes.page} data-picture={Boolean(picture) || undefined}>
      <div className={classes.words}>
        <span className={classes.mark}>
          <Icon name={icon} size={28} />
        </span>
        <h1 className={classes.title}>{title}</h1>
        <div className={classes.text}>{children}</div>
        {actions && <div className={classes.actions}>{actions}</div>}
      </div>
      {picture && <div className={classes.picture}>{picture}</div>}
    </section>
  )
}
