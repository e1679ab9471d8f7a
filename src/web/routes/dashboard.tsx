import { Activity, useEffect } from 'react'
import { useLocation } from 'react-router'
import { AllAgents } from '../features/catalogue/all-agents.tsx'
import classes from '../features/dashboard/dashboard.module.css'
import { DashboardCards } from '../features/dashboard/dashboard-cards.tsx'
import { Welcome } from '../features/dashboard/welcome.tsx'

export const meta = () => [
  { title: 'Workspace | PM Pilot' },
  { name: 'description', content: 'All agents by stage of a product, your usage and where you left off.' },
]

export default function Dashboard() {
  const location = useLocation()
  // By the location and not its hash: a second press on the same link scrolls again.
  useEffect(() => {
    if (location.hash === '#all-agents') document.getElementById('all-agents')?.scrollIntoView()
  }, [location])
  return (
    <div className={classes.page}>
      <Welcome />
      {/* Each part comes to life by itself, so that none keeps the page from answering. */}
      <Activity>
        <DashboardCards />
      </Activity>
      <Activity>
        <AllAgents />
      </Activity>
    </div>
  )
}
