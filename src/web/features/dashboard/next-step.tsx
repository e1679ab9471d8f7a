import { Link } from 'react-router'
import { lazyPart } from '#ui/loading/lazy-part.tsx'
import { useSession } from '../../session/use-session.ts'
import { useCard } from '../catalogue/use-catalogue.ts'
import classes from './next-step.module.css'
import { StartInput } from './start-input.tsx'

// Reading runs brings their schema: who has none yet needs neither.
const GoOn = lazyPart(
  () => import('./go-on.tsx').then((module) => ({ default: module.GoOn })),
  ({ none }) => none,
)

/** What to do now: go on with the last run, or begin where guests may begin too. */
export function NextStep() {
  const session = useSession()
  if (!session) return <Begin known={session === null} />
  const unknown = <Begin known={false} />
  return <GoOn fallback={unknown} unknown={unknown} none={<Begin known />} />
}

function Begin({ known }: { known: boolean }) {
  const first = useCard('market-research')
  return (
    <div className={classes.steps} data-unknown={!known || undefined}>
      {first?.status === 'live' && <StartInput />}
      <Link to="/features#all-agents" className={classes.other}>
        Choose another agent
      </Link>
    </div>
  )
}
