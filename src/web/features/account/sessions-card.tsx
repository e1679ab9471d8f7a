import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { Button } from '#ui/button/button.tsx'
import { showToast } from '../../toast/show-toast.ts'
import classes from './account.module.css'
import { fetchSessions, revokeSession, signOutEverywhere } from './account-calls.ts'
import { AccountCard, CardFailure } from './account-card.tsx'
import { deviceName } from './device-name.ts'
import { shownMoment } from './moments.ts'
import { useAction } from './use-action.ts'

export function SessionsCard({ currentId }: { currentId: string }) {
  const queries = useQueryClient()
  const navigate = useNavigate()
  const sessions = useQuery({ queryKey: ['account', 'sessions'], queryFn: fetchSessions })
  const action = useAction()
  const [sure, setSure] = useState(false)

  const revoke = (token: string) =>
    action.run(async () => {
      await revokeSession(token)
      await queries.invalidateQueries({ queryKey: ['account', 'sessions'] })
    }, 'Session signed out')
  const everywhere = async () => {
    const done = await action.run(signOutEverywhere)
    if (!done) return
    navigate('/')
    showToast({ tone: 'success', message: 'Signed out on all devices' })
  }

  return (
    <AccountCard
      id="sessions"
      title="Sessions"
      description="Where you are signed in. A session you sign out here can no longer start runs or change anything."
    >
      {sessions.isPending && <p className={classes.quiet}>Loading…</p>}
      {sessions.isError && <p className={classes.quiet}>Your sessions could not be loaded.</p>}
      <ul className={classes.list}>
        {sessions.data?.map((session) => (
          <li key={session.id} className={classes.row}>
            <div>
              <p className={classes.rowName}>
                {deviceName(session.userAgent)}
                {session.id === currentId && <span className={classes.here}>This device</span>}
              </p>
              <p className={classes.rowFacts}>
                Signed in {shownMoment(session.createdAt)}
                {session.ipAddress ? ` from ${session.ipAddress}` : ''}
              </p>
            </div>
            {session.id !== currentId && (
              <Button
                look="line"
                size="sm"
                disabled={action.busy}
                aria-label={`Sign out ${deviceName(session.userAgent)}, signed in ${shownMoment(session.createdAt)}`}
                onClick={() => revoke(session.token)}
              >
                Sign Out
              </Button>
            )}
          </li>
        ))}
      </ul>
      <CardFailure>{action.failure}</CardFailure>
      {sure ? (
        <div className={classes.once}>
          <p role="status">This signs you out on every device, including this one.</p>
          <div className={classes.actions}>
            <Button look="danger" busy={action.busy} disabled={action.busy} onClick={everywhere}>
              Sign Out on All Devices
            </Button>
            <Button look="quiet" disabled={action.busy} onClick={() => setSure(false)}>
              Stay Signed In
            </Button>
          </div>
        </div>
      ) : (
        <Button look="line" disabled={action.busy} onClick={() => setSure(true)}>
          Sign Out Everywhere
        </Button>
      )}
    </AccountCard>
  )
}
