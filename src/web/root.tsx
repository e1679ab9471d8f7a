import '@mantine/core/styles/default-css-variables.css'
import '@mantine/core/styles/baseline.css'
import '@mantine/core/styles/global.css'
import '@fontsource-variable/bricolage-grotesque/index.css'
import '@fontsource-variable/hanken-grotesk/index.css'
import '#ui/theme/fonts.css'
import '#ui/theme/tokens.css'
import '#ui/theme/mantine.css'
import '#ui/theme/base.css'
import displayFace from '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2?url'
import textFace from '@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2?url'
import { type ReactNode, useEffect } from 'react'
import { Links, Meta, Outlet, Scripts, ScrollRestoration } from 'react-router'
import { hasTyped } from '#ui/loading/keep-typed.ts'
import { shownColorScheme } from '#ui/theme/color-scheme.ts'
import printStyles from '#ui/theme/print.css?url'
import { PaletteHost } from './features/palette/palette-host.tsx'
import { SessionTicker } from './session/session-ticker-effect.tsx'
import { ErrorPage } from './site/error-page.tsx'
import { LoadingPage } from './site/loading-page.tsx'
import { ToastHost } from './toast/toast-host.tsx'

export function links() {
  const font = (href: string) => ({
    rel: 'preload',
    as: 'font',
    type: 'font/woff2',
    crossOrigin: 'anonymous' as const,
    href,
  })
  return [
    font(textFace),
    font(displayFace),
    { rel: 'icon', type: 'image/svg+xml', href: '/favicon.svg' },
    { rel: 'stylesheet', href: printStyles, media: 'print' },
  ]
}

/** The fallback page has no route of its own, so its title stands here. */
export function meta() {
  return [
    { title: 'PM Pilot: AI agents for product managers' },
    {
      name: 'description',
      content: 'Describe a product, choose an agent, and get a PRD, personas or market research with its sources.',
    },
  ]
}

export function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en" data-mantine-color-scheme={shownColorScheme()} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        {/* A dark page never flashes white, a closed sidebar never shows, and the validation library makes no functions out of text (its option
            `jitless`), which the policy forbids and browsers would report as an attack. A file, since no inline script is allowed. */}
        <script src="/first-paint.js" />
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  )
}

export default function Root() {
  useEffect(() => {
    document.documentElement.setAttribute('data-hydrated', '')
    if (hasTyped())
      import('#ui/loading/restore-typed.ts').then(({ restoreTyped }) => restoreTyped()).catch(() => undefined)
  }, [])
  return (
    <>
      <Outlet />
      <SessionTicker />
      <ToastHost />
      <PaletteHost />
    </>
  )
}

export function HydrateFallback() {
  return <LoadingPage />
}

export function ErrorBoundary() {
  return <ErrorPage />
}
