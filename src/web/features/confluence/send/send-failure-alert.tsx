import { safeHref } from '#shared/document/safe-href.ts'
import { Button } from '#ui/button/button.tsx'
import { Alert } from './alert.tsx'
import type { SendFailure } from './use-send.ts'

interface SendFailureAlertProps {
  failure: SendFailure
  sending: boolean
  /** Reads the page anew and adds to it as it is now. */
  onAgain: () => void
  onUpdateInstead: (pageId: string) => void
  onSettings: () => void
}

/** What only Settings can put right. */
const settingsReasons = new Set([
  'not-configured',
  'invalid-config',
  'address-refused',
  'unauthorized',
  'forbidden',
  'space-not-found',
])

/** Why a result was not sent, with the step that helps. */
export function SendFailureAlert({ failure, sending, onAgain, onUpdateInstead, onSettings }: SendFailureAlertProps) {
  const { reason, page, currentVersion } = failure
  if (reason === 'version-conflict') {
    const now = currentVersion === undefined ? '' : ` It is at version ${currentVersion} now.`
    return (
      <Alert
        takesFocus
        title={failure.title}
        text={`Somebody changed this page after you opened it.${now} Nothing was overwritten.`}
      >
        <Button look="line" size="sm" disabled={sending} onClick={onAgain}>
          Try again on the new version
        </Button>
      </Alert>
    )
  }
  const href = safeHref(page?.url)
  const toSettings = reason !== null && settingsReasons.has(reason)
  const hasActions = (reason === 'title-taken' && page) || toSettings
  return (
    <Alert takesFocus title={failure.title} text={failure.text}>
      {hasActions && (
        <>
          {reason === 'title-taken' && page && (
            <>
              <Button look="line" size="sm" onClick={() => onUpdateInstead(page.id)}>
                Update That Page Instead
              </Button>
              {href && (
                <a href={href} target="_blank" rel="noopener noreferrer">
                  Look at it
                </a>
              )}
            </>
          )}
          {toSettings && (
            <Button look="line" size="sm" onClick={onSettings}>
              Go to Settings
            </Button>
          )}
        </>
      )}
    </Alert>
  )
}
