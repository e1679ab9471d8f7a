import type { ReactNode } from 'react'
import { createMemoryRouter, Outlet, RouterProvider, useLocation } from 'react-router'
import { vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { QueryScope } from '#web/session/query-scope.tsx'
import { storeSession } from '#web/session/session-store.ts'
import { ToastHost } from '#web/toast/toast-host.tsx'

const Address = () => {
  const { pathname, search } = useLocation()
  return <code data-testid="address">{pathname + search}</code>
}

function Frame() {
  return (
    <QueryScope>
      <main>
        <Outlet />
      </main>
      <Address />
      <ToastHost />
    </QueryScope>
  )
}

/** A part under an address, as in the application: with its answers, its toasts and other pages to go to. */
export function renderAt(path: string, element: ReactNode) {
  const [pathname] = path.split('?')
  const router = createMemoryRouter(
    [
      {
        element: <Frame />,
        children: [
          { path: pathname ?? '/', element },
          { path: '*', element: <p>Another page</p> },
        ],
      },
    ],
    { initialEntries: [path] },
  )
  return render(<RouterProvider router={router} />)
}

export interface Call {
  method: string
  path: string
  body: unknown
}

type Answer = (call: Call) => Response | Promise<Response>

/** Answers calls by method and path, and keeps them in order. What nobody answers is not found. */
export function fakeServer(answers: Record<string, Answer>): Call[] {
  const calls: Call[] = []
  vi.stubGlobal('fetch', async (path: string, { method = 'GET', body }: RequestInit = {}) => {
    const call = { method, path, body: typeof body === 'string' ? (JSON.parse(body) as unknown) : undefined }
    calls.push(call)
    const answer = answers[`${method} ${path.replace(/\?.*/, '')}`]
    return answer?.(call) ?? Response.json({ error: 'Not found', code: 'NOT_FOUND' }, { status: 404 })
  })
  return calls
}

/** An access token that holds for an hour. */
export const accessToken = () => `head.${btoa(JSON.stringify({ exp: Date.now() / 1000 + 3600 }))}.sign`

export function signIn(user: { anonymous?: boolean; expiresAt?: number } = {}): void {
  const { anonymous = false, expiresAt = Date.now() + 3_600_000 } = user
  storeSession({
    sessionToken: 'session',
    accessToken: accessToken(),
    expiresAt,
    user: { id: 'ada', email: anonymous ? null : 'ada@example.com', firstName: 'Ada', anonymous },
  })
}
