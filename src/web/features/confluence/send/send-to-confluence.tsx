import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import type { Agent } from '#agents/_kit/define-agent.ts'
import type { ConfluenceSettings } from '#shared/api/confluence.ts'
import type { SentPage } from '#shared/api/runs.ts'
import { pageLabels } from '#shared/confluence/page-labels.ts'
import type { ResultDocument } from '#shared/document/block.ts'
import { Button } from '#ui/button/button.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { lazyDialog } from '#ui/loading/lazy-dialog.tsx'
import { useLoadAhead } from '#ui/loading/load-ahead.ts'
import { asApiError } from '../../../http/api-error.ts'
import { useAccount } from '../../../session/use-session.ts'
import { showToast } from '../../../toast/show-toast.ts'
import { stateWithResult } from '../../settings/settings-route-state.ts'
import { SentPages } from './sent-pages.tsx'
import type { Sent } from './use-send.ts'

const loadSettings = () => import('./send-settings.ts')

const SendDialog = lazyDialog('Send to Confluence', () => import('./send-dialog.tsx'))

interface SendToConfluenceProps {
  agent: Agent
  runId: string
  /** Of the result, as it is shown. */
  revision: number
  document: ResultDocument
  /** The run's input, checked. */
  input: object
  /** On earlier visits, last sent first. */
  sentBefore: readonly SentPage[]
}

interface Visit {
  /** Milliseconds; every opening is a dialog of its own. */
  openedAt: number
  settings: ConfluenceSettings
}

/** Opens the dialog that sends this result, once the user has an account and a connection. */
export function SendToConfluence({ agent, runId, revision, document, input, sentBefore }: SendToConfluenceProps) {
  const account = useAccount()
  const queries = useQueryClient()
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const [loading, setLoading] = useState(false)
  const [visit, setVisit] = useState<Visit | null>(null)
  const [opened, setOpened] = useState(false)
  const [sentNow, setSentNow] = useState<readonly SentPage[]>([])
  const sending = useRef(false)
  useLoadAhead(loadSettings)

  const here = pathname + (search || `?run=${runId}`)
  const openSettings = () => navigate('/settings', { state: stateWithResult(here) })
  const askToSignIn = () =>
    showToast({
      tone: 'error',
      message: agent.sending.signedOut ?? 'Please ensure you are logged in and have a result to send',
      action: { label: 'Sign In', onPress: () => navigate(`/auth?next=${encodeURIComponent(here)}`) },
      duration: 8000,
    })

  const press = async () => {
    // Not disabled meanwhile: the dialog gives the focus back to the button that had it.
    if (loading) return
    if (!account) {
      askToSignIn()
      return
    }
    if (sending.current) {
      setOpened(true)
      return
    }
    setLoading(true)
    try {
      const { settingsQuery } = await loadSettings()
      const settings = await queries.fetchQuery({ ...settingsQuery(account.id), retry: false })
      if (settings) {
        setVisit({ openedAt: Date.now(), settings })
        setOpened(true)
      } else {
        showToast({
          tone: 'info',
          message: 'Please configure your Confluence integration in Settings first',
          action: { label: 'Go to Settings', onPress: openSettings },
          duration: 8000,
        })
      }
    } catch (error) {
      const { text, signedOut } = await loadSettings().then(
        ({ reasonOf }) => reasonOf(error),
        () => ({ text: asApiError(error).message, signedOut: false }),
      )
      if (signedOut) askToSignIn()
      else showToast({ tone: 'error', message: `Failed to load Confluence integration: ${text}` })
    } finally {
      setLoading(false)
    }
  }

  const keep = ({ answer }: Sent) => {
    const { id, title, spaceKey, url } = answer.result
    const page = { id, title, spaceKey, url, revision, sentAt: new Date().toISOString() }
    setSentNow((pages) => [page, ...pages.filter((each) => each.url !== url)])
  }
  const earlier = sentBefore.filter(({ url }) => sentNow.every((page) => page.url !== url))
  return (
    <>
      <Button look="line" size="sm" busy={loading} aria-haspopup="dialog" onClick={press}>
        {!loading && <Icon name="send" size={18} />}
        Send to Confluence
      </Button>
      <SentPages pages={[...sentNow, ...earlier]} revision={revision} />
      {visit && (
        <SendDialog
          key={visit.openedAt}
          agent={agent}
          runId={runId}
          document={document}
          settings={visit.settings}
          labels={pageLabels(agent.labels(input))}
          openedAt={visit.openedAt}
          opened={opened}
          onClose={() => setOpened(false)}
          onSending={(now) => {
            sending.current = now
          }}
          onSent={keep}
          onSettings={openSettings}
        />
      )}
    </>
  )
}
