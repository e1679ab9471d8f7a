import { useCallback, useEffect, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import type { AgentCard } from '#agents/_kit/card.ts'
import { loadAgent, loadFace, loadView } from '#agents/registry-browser.ts'
import { Icon } from '#ui/icon/icon.tsx'
import { LoadNotice } from '#ui/loading/load-notice.tsx'
import { useLoaded } from '#ui/loading/use-loaded.ts'
import { isSessionLost } from '../../session/session-store.ts'
import { useAccount } from '../../session/use-session.ts'
import { AgentNotFound } from './agent-not-found.tsx'
import classes from './agent-page.module.css'
import { AgentScreen } from './agent-screen.tsx'
import { admitGuest } from './guest-agents.ts'
import { loadFinished } from './outcome-parts.tsx'

const indicator = (
  <p className={classes.loading} role="status">
    Loading agent...
  </p>
)

function Loaded({ id }: { id: string }) {
  // An object, since an agent that is not there is an answer too.
  const load = useCallback(async () => ({ face: await loadFace(id) }), [id])
  const { value, failure, again } = useLoaded(load)
  if (failure) return <LoadNotice error={failure.error} onAgain={again} />
  if (!value) return indicator
  return value.face ? <AgentScreen agent={value.face} /> : <AgentNotFound />
}

/** A working agent. A guest's third distinct agent leads to sign-up instead. */
export function AgentPage({ card }: { card: AgentCard }) {
  const account = useAccount()
  const navigate = useNavigate()
  const [admitted, setAdmitted] = useState(false)
  const [address] = useSearchParams()
  const namesRun = address.has('run')
  useEffect(() => {
    // What shows a result comes together with the form's description, not after it.
    if (namesRun) Promise.all([loadAgent(card.id), loadView(card.id), loadFinished()]).catch(() => undefined)
  }, [namesRun, card.id])
  useEffect(() => {
    if (account === undefined) return
    // Who lost the session keeps the form, and signs in from there.
    if (account || isSessionLost() || admitGuest(card.id)) {
      setAdmitted(true)
      return
    }
    const next = encodeURIComponent(`/features/${card.category}/${card.id}`)
    navigate(`/auth?mode=signup&source=agent_limit&next=${next}`, { replace: true })
  }, [account, card, navigate])
  return (
    <>
      <header className={classes.head}>
        <span className={classes.icon} data-screen-only>
          <Icon name={card.icon} size={30} />
        </span>
        <div>
          <h1 className={classes.title}>{card.name}</h1>
          <p className={classes.description} data-screen-only>
            {card.description}
          </p>
        </div>
      </header>
      {admitted ? <Loaded id={card.id} /> : indicator}
    </>
  )
}
