import type { UseQueryResult } from '@tanstack/react-query'
import type { ConfluenceSettings, ConnectionAnswer } from '#shared/api/confluence.ts'
import { Button } from '#ui/button/button.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { reasonOf } from '../confluence-reason.ts'
import { hostOf } from '../host-of.ts'
import { Alert } from './alert.tsx'
import classes from './send.module.css'

interface DestinationProps {
  settings: ConfluenceSettings
  connection: UseQueryResult<ConnectionAnswer['result']>
  onSettings: () => void
}

/** Where the result goes, and whether the way there is open. */
export function Destination({ settings, connection, onSettings }: DestinationProps) {
  const { data, isError, isFetching } = connection
  return (
    <>
      <dl className={classes.destination}>
        <div>
          <dt>Instance</dt>
          <dd>{hostOf(settings.instanceUrl)}</dd>
        </div>
        <div>
          <dt>Space</dt>
          <dd>{data ? `${data.space.name} (${data.space.key})` : settings.spaceKey}</dd>
        </div>
        <div>
          <dt>User</dt>
          <dd>{settings.username}</dd>
        </div>
      </dl>
      <p className={classes.connection} role="status" data-good={data && !isFetching ? true : undefined}>
        {isFetching && 'Checking the connection...'}
        {!isFetching && data && (
          <>
            <Icon name="check" size={16} />
            Connected as {data.user}
          </>
        )}
      </p>
      {isError && !isFetching && (
        <Alert
          title="Confluence connection validation failed"
          text={`Validation failed: ${reasonOf(connection.error).text || 'Connection test failed'}`}
        >
          <Button look="line" size="sm" onClick={() => connection.refetch()}>
            Try Again
          </Button>
          <Button look="line" size="sm" onClick={onSettings}>
            Go to Settings
          </Button>
        </Alert>
      )}
    </>
  )
}
