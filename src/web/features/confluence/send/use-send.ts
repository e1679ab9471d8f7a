import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { ConfluenceFailureReason, SentPageAnswer } from '#shared/api/confluence.ts'
import { createPage, updatePage } from '../confluence-calls.ts'
import { reasonOf } from '../confluence-reason.ts'
import { pageQuery } from './send-queries.ts'

export interface SendFailure {
  /** What did not work. */
  title: string
  /** Why, and what to do about it. */
  text: string
  reason: ConfluenceFailureReason | null
  signedOut: boolean
  /** Of a conflict: the version that the page has now. */
  currentVersion: number | undefined
  /** The page that is in the way. */
  page: { id: string; title: string; url: string } | undefined
}

export interface Sent {
  mode: 'create' | 'update'
  answer: SentPageAnswer
}

function failureOf(error: unknown, title: string): SendFailure {
  const { text, failure, signedOut, fields } = reasonOf(error)
  const [wrong] = Object.values(fields)
  return {
    title: failure?.message.startsWith('Failed') ? failure.message : title,
    text: wrong ?? text,
    reason: failure?.reason ?? null,
    signedOut,
    currentVersion: failure?.currentVersion,
    page: failure?.page,
  }
}

/** Sends a run's result; one at a time. What was chosen in the dialog stays whatever happens here. */
export function useSend(runId: string, openedAt: number, onSent: (sent: Sent) => void) {
  const queries = useQueryClient()
  const [sending, setSending] = useState(false)
  const [failure, setFailure] = useState<SendFailure | null>(null)

  const run = async (title: string, call: () => Promise<Sent>) => {
    setSending(true)
    setFailure(null)
    try {
      onSent(await call())
    } catch (error) {
      setFailure(failureOf(error, title))
    } finally {
      setSending(false)
    }
  }

  return {
    sending,
    failure,
    clear: () => setFailure(null),
    create: (title: string) =>
      run('Failed to create page', async () => ({ mode: 'create', answer: await createPage(runId, title) })),
    /** Adds to the page as the user has seen it; `again` reads it anew first. */
    update: (pageId: string, again = false) =>
      run('Failed to update page', async () => {
        const query = pageQuery(openedAt, pageId)
        if (again) await queries.invalidateQueries({ queryKey: query.queryKey })
        const { version } = await queries.fetchQuery(query)
        return { mode: 'update', answer: await updatePage(runId, pageId, version.number) }
      }),
  }
}
