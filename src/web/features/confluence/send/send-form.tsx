import { type FormEvent, useState } from 'react'
import type { Agent } from '#agents/_kit/define-agent.ts'
import { type ConfluenceSettings, longestPageTitle } from '#shared/api/confluence.ts'
import { defaultTitle, titleTemplate } from '#shared/confluence/page-title.ts'
import type { ResultDocument } from '#shared/document/block.ts'
import { Button } from '#ui/button/button.tsx'
import { Choice } from '#ui/field/choice-control.tsx'
import { NewPage } from './new-page.tsx'
import { PagePicker } from './page-picker.tsx'
import { PageUpdate } from './page-update.tsx'
import classes from './send.module.css'
import { SendFailureAlert } from './send-failure-alert.tsx'
import type { useSend } from './use-send.ts'

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
  const [mode, setMode] = useState<'create' | 'update'>(
    settings.pageUpdateMode === 'update_existing' ? 'update' : 'create',
  )
  const [template, setTemplate] = useState(() =>
    titleTemplate(settings.defaultPageTitle, agent.card.name, result.title),
  )
  const [timestamp, setTimestamp] = useState(settings.includeTimestamp)
  const [pageId, setPageId] = useState(settings.existingPageId)
  const [wrong, setWrong] = useState<string | null>(null)
  const { sending } = send
  const title = defaultTitle(template, timestamp, new Date(openedAt))

  const changed = () => {
    setWrong(null)
    send.clear()
  }
  const refuse = (message: string, field: string) => {
    setWrong(message)
    document.getElementById(field)?.focus()
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (sending || blocked) return
    if (mode === 'update') {
      if (pageId) void send.update(pageId)
      else refuse('Page ID is required for updating existing page', 'send-pages')
      return
    }
    if (!template.trim()) refuse('Page title is required', 'send-title')
    else if (template.trim().length > longestPageTitle)
      refuse(`Please keep the page title under ${longestPageTitle} characters`, 'send-title')
    else void send.create(title)
  }
  return (
    <form className={classes.form} onSubmit={submit} noValidate aria-label="Send to Confluence">
      <Choice
        id="send-mode"
        name="send-mode"
        label="Page"
        value={mode}
        options={modes}
        disabled={sending}
        onChoose={(chosen) => {
          setMode(chosen)
          changed()
        }}
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
          onTemplate={(text) => {
            setTemplate(text)
            changed()
          }}
          onTimestamp={(checked) => {
            setTimestamp(checked)
            changed()
          }}
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
            onChoose={(id) => {
              setPageId(id)
              changed()
            }}
          />
          {pageId && <PageUpdate openedAt={openedAt} pageId={pageId} document={result} />}
        </>
      )}
      {send.failure && (
        <SendFailureAlert
          failure={send.failure}
          sending={sending}
          onAgain={() => void send.update(pageId, true)}
          onUpdateInstead={(id) => {
            setMode('update')
            setPageId(id)
            changed()
          }}
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
