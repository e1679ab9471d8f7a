import type { Agent } from '#agents/_kit/define-agent.ts'
import type { ConfluenceSettings } from '#shared/api/confluence.ts'
import { titleTemplate } from '#shared/confluence/page-title.ts'
import type { ResultDocument } from '#shared/document/block.ts'
import { Button } from '#ui/button/button.tsx'
import { Choice } from '#ui/field/choice-control.tsx'
import { NewPage } from './new-page.tsx'
import { PagePicker } from './page-picker.tsx'
import { PageUpdate } from './page-update.tsx'
import classes from './send.module.css'
import { SendFailureAlert } from './send-failure-alert.tsx'
import type { useSend } from './use-send.ts'
import { useSendForm } from './use-send-form.ts'

const modes = [
  { value: 'create', label: 'Create new page' },
  { value: 'update', label: 'Update existing page' },
] as const

interface SendFormProps {
  agent: Agent
  document: ResultDocument
  settings: ConfluenceSettings
  labels: readonly string[]
  openedAt: number
  spaceName: string
  /** The way to Confluence is closed. */
  blocked: boolean
  send: ReturnType<typeof useSend>
  onCancel: () => void
  onSettings: () => void
}

/** New page or existing one, and what sending will change. */
export function SendForm({
  agent,
  document: result,
  settings,
  labels,
  openedAt,
  spaceName,
  blocked,
  send,
  onCancel,
  onSettings,
}: SendFormProps) {
  const { sending } = send
  const { mode, template, timestamp, pageId, title, wrong, change, submit } = useSendForm({
    settings,
    template: () => titleTemplate(settings.defaultPageTitle, agent.card.name, result.title),
    openedAt,
    blocked,
    send,
  })
  return (
    <form className={classes.form} onSubmit={submit} noValidate aria-label="Send to Confluence">
      <Choice
        id="send-mode"
        name="send-mode"
        label="Page"
        value={mode}
        options={modes}
        disabled={sending}
        onChoose={(chosen) => change({ mode: chosen })}
      />
      {mode === 'create' ? (
        <NewPage
          document={result}
          template={template}
          timestamp={timestamp}
          title={title}
          spaceName={spaceName}
          labels={labels}
          error={wrong}
          disabled={sending}
          onTemplate={(text) => change({ template: text })}
          onTimestamp={(checked) => change({ timestamp: checked })}
        />
      ) : (
        <>
          <PagePicker
            openedAt={openedAt}
            chosen={pageId}
            preset={settings.existingPageId}
            noPages={agent.sending.noPages ?? 'No existing pages found that PM Pilot made in this space'}
            error={wrong}
            disabled={sending}
            onChoose={(id) => change({ pageId: id })}
          />
          {pageId && <PageUpdate openedAt={openedAt} pageId={pageId} document={result} />}
        </>
      )}
      {send.failure && (
        <SendFailureAlert
          failure={send.failure}
          sending={sending}
          onAgain={() => void send.update(pageId, true)}
          onUpdateInstead={(id) => change({ mode: 'update', pageId: id })}
          onSettings={onSettings}
        />
      )}
      <div className={classes.actions}>
        <Button type="submit" busy={sending} disabled={sending || blocked}>
          {sending ? 'Sending...' : mode === 'create' ? 'Create & Send' : 'Update & Send'}
        </Button>
        <Button look="quiet" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  )
}
