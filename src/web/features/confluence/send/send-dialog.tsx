import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import type { Agent } from '#agents/_kit/define-agent.ts'
import type { ConfluenceSettings } from '#shared/api/confluence.ts'
import type { ResultDocument } from '#shared/document/block.ts'
import { safeHref } from '#shared/document/safe-href.ts'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { showToast } from '../../../toast/show-toast.ts'
import { Destination } from './destination.tsx'
import { SendForm } from './send-form.tsx'
import { connectionQuery } from './send-queries.ts'
import { SentPage } from './sent-page.tsx'
import { type Sent, useSend } from './use-send.ts'

interface SendDialogProps {
  agent: Agent
  runId: string
  document: ResultDocument
  settings: ConfluenceSettings
  labels: readonly string[]
  /** Milliseconds: fixes the date in the title and what is read of Confluence for this opening. */
  openedAt: number
  opened: boolean
  onClose: () => void
  onSending: (sending: boolean) => void
  onSent: (sent: Sent) => void
  onSettings: () => void
}

export default function SendDialog({
  agent,
  runId,
  document,
  settings,
  labels,
  openedAt,
  opened,
  onClose,
  onSending,
  onSent,
  onSettings,
}: SendDialogProps) {
  const connection = useQuery(connectionQuery(openedAt))
  const [sent, setSent] = useState<Sent | null>(null)
  const finish = useEffectEvent((done: Sent) => {
    setSent(done)
    onSent(done)
    if (opened) return
    // Closed while it was sent: the page says so where the person is now.
    const href = safeHref(done.answer.result.url)
    showToast({
      tone: 'success',
      message: `Sent to Confluence: ${done.answer.result.title}`,
      ...(href
        ? { action: { label: 'Open', onPress: () => window.open(href, '_blank', 'noopener') }, duration: 8000 }
        : {}),
    })
  })
  const [done, setDone] = useState<Sent | null>(null)
  useEffect(() => {
    if (done) finish(done)
  }, [done])
  const send = useSend(runId, openedAt, setDone)
  const report = useEffectEvent(onSending)
  useEffect(() => report(send.sending), [send.sending])

  return (
    <Dialog opened={opened} onClose={onClose} title="Send to Confluence" description={document.title}>
      {sent ? (
        <SentPage sent={sent} onClose={onClose} />
      ) : (
        <>
          <Destination settings={settings} connection={connection} onSettings={onSettings} />
          <SendForm
            agent={agent}
            document={document}
            settings={settings}
            labels={labels}
            openedAt={openedAt}
            spaceName={connection.data?.space.name ?? settings.spaceKey}
            blocked={connection.isError}
            send={send}
            onCancel={onClose}
            onSettings={onSettings}
          />
        </>
      )}
    </Dialog>
  )
}
