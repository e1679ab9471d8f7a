import { type FormEvent, useState } from 'react'
import { type ConfluenceSettings, longestPageTitle } from '#shared/api/confluence.ts'
import { defaultTitle } from '#shared/confluence/page-title.ts'
import type { useSend } from './use-send.ts'

interface SendValues {
  mode: 'create' | 'update'
  /** Of the new page's title. */
  template: string
  timestamp: boolean
  /** Of the page that is updated; '' until one is chosen. */
  pageId: string
}

interface SendFormOptions {
  settings: ConfluenceSettings
  /** What the title starts with. */
  template: () => string
  openedAt: number
  /** The way to Confluence is closed. */
  blocked: boolean
  send: ReturnType<typeof useSend>
}

/** What is chosen and typed before a result is sent; begins as the settings say. */
export function useSendForm({ settings, template, openedAt, blocked, send }: SendFormOptions) {
  const [values, setValues] = useState<SendValues>(() => ({
    mode: settings.pageUpdateMode === 'update_existing' ? 'update' : 'create',
    template: template(),
    timestamp: settings.includeTimestamp,
    pageId: settings.existingPageId,
  }))
  const [wrong, setWrong] = useState<string | null>(null)
  const title = defaultTitle(values.template, values.timestamp, new Date(openedAt))

  const change = (changed: Partial<SendValues>) => {
    setValues((before) => ({ ...before, ...changed }))
    setWrong(null)
    send.clear()
  }
  const refuse = (message: string, field: string) => {
    setWrong(message)
    document.getElementById(field)?.focus()
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (send.sending || blocked) return
    if (values.mode === 'update') {
      if (values.pageId) void send.update(values.pageId)
      else refuse('Page ID is required for updating existing page', 'send-pages')
      return
    }
    const typed = values.template.trim()
    if (!typed) refuse('Page title is required', 'send-title')
    else if (typed.length > longestPageTitle)
      refuse(`Please keep the page title under ${longestPageTitle} characters`, 'send-title')
    else void send.create(title)
  }
  return { ...values, title, wrong, change, submit }
}
