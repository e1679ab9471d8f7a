import { Link } from 'react-router'
import { Icon, type IconName } from '#ui/icon/icon.tsx'
import { Panel } from './panel.tsx'
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
    <Panel id="quick-title" title="Quick Actions">
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
    </Panel>
  )
}
