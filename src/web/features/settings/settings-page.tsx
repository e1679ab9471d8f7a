import type { ReactNode } from 'react'
import { Link, useLocation, useSearchParams } from 'react-router'
import { Icon } from '#ui/icon/icon.tsx'
import { TabPanel, Tabs } from '#ui/tabs/tabs.tsx'
import classes from './settings.module.css'
import { resultIn } from './settings-route-state.ts'
import { settingsTab, settingsTabs } from './settings-tab.ts'

function ComingSoon({ children }: { children: ReactNode }) {
  return <p className={classes.soon}>{children}</p>
}

/** The tabs of /settings; `integrations` is what the second one shows. */
export function SettingsPage({ integrations }: { integrations: ReactNode }) {
  const [query, setQuery] = useSearchParams()
  const { state } = useLocation()
  const result = resultIn(state)
  const chosen = settingsTab(query.get('tab'))
  const panel = (id: (typeof settingsTabs)[number]['id']) => ({ name: 'settings', id, chosen: id === chosen })
  return (
    <div className={classes.page}>
      <header className={classes.head}>
        <nav className={classes.ways} aria-label="Leave settings">
          <Link to="/">
            <Icon name="arrow-left" size={18} />
            Back to Home
          </Link>
          {result && (
            <Link to={result}>
              <Icon name="document" size={18} />
              Back to your result
            </Link>
          )}
        </nav>
        <h1>Settings</h1>
      </header>
      <Tabs
        label="Settings"
        name="settings"
        tabs={settingsTabs}
        chosen={chosen}
        onChoose={(tab) => setQuery(tab === 'integrations' ? {} : { tab }, { replace: true, state })}
      />
      <TabPanel {...panel('profile')}>
        <ComingSoon>Profile settings are coming soon.</ComingSoon>
      </TabPanel>
      <TabPanel {...panel('integrations')}>{integrations}</TabPanel>
      <TabPanel {...panel('notifications')}>
        <ComingSoon>Notification settings are coming soon.</ComingSoon>
      </TabPanel>
    </div>
  )
}
