/** What a page with `?run=` in its address needs beside its own code, by address. */
export interface ResultFiles {
  scripts: readonly string[]
  styles: readonly string[]
}

/** A stored run that was asked for before the application had started. */
export interface EarlyRun {
  path: string
  answer: Promise<Response>
}

declare global {
  interface Window {
    earlyRun?: EarlyRun
  }
}

/**
 * Stands as text in the head of an agent's built page (`begin-results.ts`), so nothing of it may stand outside. Where the address names a run, what shows it
 * is fetched while the application itself is still on its way: the run for the one who is signed in, and code and style sheets. They come with
 * low priority, behind what the first paint waits for.
 */
export function beginResult(files: ResultFiles, sessionKey: string, leastMs: number): void {
  try {
    const runId = new URLSearchParams(location.search).get('run')
    const session: { accessToken?: string; expiresAt?: number } | null = JSON.parse(
      localStorage.getItem(sessionKey) ?? 'null',
    )
    if (!runId || !session) return
    // A token that is nearly over is renewed by the application first.
    if (session.accessToken && (session.expiresAt ?? 0) - Date.now() > leastMs) {
      const path = `/api/runs/${encodeURIComponent(runId)}`
      const answer = fetch(path, { headers: { authorization: `Bearer ${session.accessToken}` }, priority: 'low' })
      answer.catch(() => undefined)
      window.earlyRun = { path, answer }
    }
    for (const href of files.scripts) {
      const link = document.createElement('link')
      document.head.append(Object.assign(link, { rel: 'modulepreload', fetchPriority: 'low', href }))
    }
    // A preload of a style sheet is never of low priority.
    for (const href of files.styles) fetch(href, { priority: 'low' }).catch(() => undefined)
  } catch {
    // No storage, or nothing in it that could be read: the application sees to it.
  }
}
