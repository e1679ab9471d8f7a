import { Link } from 'react-router'
import { Icon, type IconName } from '#ui/icon/icon.tsx'
import classes from './quick-actions.module.css'

const actions: readonly { label: string; icon: IconName }[] = [
  { label: 'Market Research', icon: 'chart' },
  { label: 'Generate Content', icon: 'pen' },
  { label: 'Analytics Report', icon: 'trend' },
  { label: 'Plan Schedule', icon: 'calendar' },
]

/** All lead to the list of agents. */
export function QuickActions() {
  return (
    <section className={classes.card} aria-labelledby="quick-title">
      <h2 id="quick-title" className={classes.title}>
        Quick Actions
      </h2>
      <ul className={classes.list}>
        {actions.map((action) => (
          <li key={action.label}>
            <Link to="/features#all-agents" className={classes.action}>
              <Icon name={action.icon} size={22} />
              {action.label}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
