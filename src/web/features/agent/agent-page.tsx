import { Suspense, use, useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import type { AgentFace } from '#agents/_kit/agent-face.ts'
import type { AgentCard } from '#agents/_kit/card.ts'
import { loadFace } from '#agents/registry-browser.ts'
import { Icon } from '#ui/icon/icon.tsx'
import { useAccount } from '../../session/use-session.ts'
import { AgentNotFound } from './agent-not-found.tsx'
import classes from './agent-page.module.css'
import { AgentScreen } from './agent-screen.tsx'
import { admitGuest } from './guest-agents.ts'

function Loaded({ loading }: { loading: Promise<AgentFace | null> }) {
  const agent = use(loading)
  return agent ? <AgentScreen agent={agent} /> : <AgentNotFound />
}

const indicator = (
  <p className={classes.loading} role="status">
    Loading agent...
  </p>
)

/** A working agent. A guest's third distinct agent leads to sign-up instead. */
export function AgentPage({ card }: { card: AgentCard }) {
  const account = useAccount()
  const navigate = useNavigate()
  const [admitted, setAdmitted] = useState(false)
  useEffect(() => {
    if (account === undefined) return
    if (account || admitGuest(card.id)) {
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
      {admitted ? (
        <Suspense fallback={indicator}>
          <Loaded loading={loadFace(card.id)} />
        </Suspense>
      ) : (
        indicator
      )}
    </>
  )
}
