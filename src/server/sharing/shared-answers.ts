import type { Context } from 'hono'
import { siteOrigin } from '#server/http/site-origin.ts'
import { withPageHead } from '#server/pages/page-head.ts'
import type { PageStyle } from '#server/pages/page-style.ts'
import { contentSecurityPolicy } from '#server/pages/security-headers.ts'
import { sharedPageFrame } from './shared-page.ts'

export const stylePath = '/s/shared.css'
export const htmlType = 'text/html; charset=utf-8'

/** Not one script; pictures are part of the page. */
const policy = contentSecurityPolicy({ scripts: [], styles: [] }).replace("script-src 'self'", "script-src 'none'")

/** On every answer under a link: nobody keeps it, finds it by searching, or learns its address from a link on it. */
export const secluded = {
  'Content-Security-Policy': policy,
  'Cache-Control': 'private, no-store',
  'Referrer-Policy': 'no-referrer',
  'X-Robots-Tag': 'noindex, nofollow',
}

export interface SharedText {
  title: string
  description: string
  main: Parameters<typeof sharedPageFrame>[1]
}

/** How what a link opens is written and sent. */
export interface SharedAnswers {
  /** A page in its frame. With a token it has what chats show of the link. */
  write(context: Context, text: SharedText, token?: string): Promise<string>
  send(context: Context, status: 200 | 403 | 404 | 429 | 503, page: string): Response
  /** To the page of a link. */
  redirect(context: Context, token: string): Response
}

export function createSharedAnswers(style: PageStyle, publicUrl: string | undefined): SharedAnswers {
  const stylesheet = `${stylePath}?v=${style.version}`
  return {
    async write(context, { title, description, main }, token) {
      const page = await sharedPageFrame({ title, description, stylesheet, fonts: style.fonts }, main)
      if (token === undefined) return page
      return withPageHead(page, {
        path: `/s/${token}`,
        publicUrl: siteOrigin(context, publicUrl),
        picture: `/s/${token}/picture.png`,
      })
    },
    send: (context, status, page) => context.body(page, status, { ...secluded, 'Content-Type': htmlType }),
    redirect(context, token) {
      for (const [name, value] of Object.entries(secluded)) context.header(name, value)
      return context.redirect(`/s/${token}`, 303)
    },
  }
}
