import { useQueryClient } from '@tanstack/react-query'
import { Link } from 'react-router'
import { Button } from '#ui/button/button.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import type { SessionUser } from '../../session/session.ts'
import { AccountCard } from '../account/account-card.tsx'
import classes from './confluence-card.module.css'
import { reasonOf } from './confluence-reason.ts'
import { ConnectionForm } from './connection-form.tsx'
import { CreateAccount } from './create-account.tsx'
import { Disconnect } from './disconnect.tsx'
import { hostOf } from './host-of.ts'
import { settingsQuery, useConfluenceSettings } from './use-confluence-settings.ts'

/** The user's Confluence: whether it is connected, and all that can be set about it. */
export function ConfluenceCard({ account }: { account: SessionUser | null }) {
  const queries = useQueryClient()
  const settings = useConfluenceSettings()
  const saved = account ? settings.data : null
  const failed = settings.isError ? loadFailure(settings.error) : null
  return (
    <AccountCard
      id="confluence"
      title="Confluence"
      description={
        <div className={classes.about}>
          <p>Send any finished result to your team's space, as a new page or onto one that is there.</p>
          <p className={classes.state} data-good={saved ? true : undefined} role="status">
            {saved && (
              <>
                <Icon name="check" size={18} />
                Connected
              </>
            )}
          </p>
          {saved && (
            <>
              <dl className={classes.facts}>
                <dt>Instance</dt>
                <dd>{hostOf(saved.instanceUrl)}</dd>
                <dt>Space</dt>
                <dd>{saved.spaceKey}</dd>
              </dl>
              <Disconnect onGone={() => queries.setQueryData(settingsQuery(account?.id).queryKey, null)} />
            </>
          )}
          {!saved && <CreateAccount />}
        </div>
      }
    >
      {!account && (
        <p className={classes.notice}>
          <Icon name="info" size={20} />
          <span>
            <Link to="/auth?next=/settings">Sign in</Link> first: the connection is kept with your account.
          </span>
        </p>
      )}
      {failed && (
        <div className={classes.failed} role="alert">
          <p>{failed}</p>
          <Button look="line" size="sm" onClick={() => settings.refetch()}>
            Try Again
          </Button>
        </div>
      )}
      <ConnectionForm
        saved={saved}
        loading={Boolean(account) && settings.isPending}
        signedIn={account !== null}
        onSaved={(stored) => {
          const { queryKey } = settingsQuery(account?.id)
          queries.setQueryData(queryKey, stored)
          void queries.invalidateQueries({ queryKey })
        }}
      />
    </AccountCard>
  )
}

function loadFailure(error: unknown): string {
  const { text } = reasonOf(error)
  return text ? `Failed to load existing Confluence configuration: ${text}` : 'Failed to load Confluence configuration.'
}
