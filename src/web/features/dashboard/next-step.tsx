import { lazy, Suspense } from 'react'
import { Link } from 'react-router'
import { findCard } from '#agents/registry-cards.ts'
import { Icon } from '#ui/icon/icon.tsx'
import { useSession } from '../../session/use-session.ts'
import { pathOf } from '../catalogue/catalogue.ts'
import classes from './next-step.module.css'

// Reading runs brings their schema: who has none yet needs neither.
const GoOn = lazy(() => import('./go-on.tsx').then((module) => ({ default: module.GoOn })))

/** What to do now: go on with the last run, or begin where guests may begin too. */
export function NextStep() {
  const session = useSession()
  if (!session) return <Begin known={session === null} />
  const unknown = <Begin known={false} />
  return (
    <Suspense fallback={unknown}>
      <GoOn unknown={unknown} none={<Begin known />} />
    </Suspense>
  )
}

function Begin({ known }: { known: boolean }) {
  const first = findCard('market-research')
  return (
    <p className={classes.steps} data-unknown={!known || undefined}>
      {first && (
        <Link to={pathOf(first)} className={classes.begin}>
          Research my market
          <Icon name="arrow-right" size={18} />
        </Link>
      )}
      <Link to="/features#all-agents" className={classes.other}>
        Choose another agent
      </Link>
    </p>
  )
}
