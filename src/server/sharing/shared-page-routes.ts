import { verifyPassword } from 'better-auth/crypto'
import { type Context, Hono } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'
import { isbot } from 'isbot'
import type { AgentRegistry } from '#agents/registry-server.ts'
import type { Database } from '#server/db/database.ts'
import type { FileWriters } from '#server/files/file-writers.ts'
import type { AppEnv } from '#server/http/app-context.ts'
import type { AttemptLimit, AttemptRule } from '#server/http/attempt-limit.ts'
import { toAppError } from '#server/http/error-response.ts'
import { readBounded } from '#server/http/read-body.ts'
import { countStranger } from '#server/http/require-caller.ts'
import { siteOrigin } from '#server/http/site-origin.ts'
import { createKeptBodies } from '#server/pages/kept-bodies.ts'
import { withPageHead } from '#server/pages/page-head.ts'
import type { PageStyle } from '#server/pages/page-style.ts'
import { contentSecurityPolicy } from '#server/pages/security-headers.ts'
import { AppError } from '#shared/errors/app-error.ts'
import { isPass, makePass, passName, passSeconds } from './link-pass.ts'
import {
  countOpening,
  type DocumentLink,
  documentBehind,
  listShared,
  type OpenedLink,
  openLink,
  type ProductLink,
  readShared,
  type SharedVersion,
} from './opened-link.ts'
import { passwordForm } from './share-links.ts'
import { contentsMain, contentsTitle } from './shared-contents.ts'
import { aboutLine, documentMain, failureMain, nothingMain, passwordMain, sharedPageFrame } from './shared-page.ts'

export interface SharedPageOptions {
  database: Database
  agents: AgentRegistry
  files: Pick<FileWriters, 'page' | 'picture'>
  attempts: AttemptLimit
  style: PageStyle
  publicUrl: string | undefined
}

type Main = Parameters<typeof sharedPageFrame>[1]

const tooMany = (minutes: number) =>
  `Too many wrong passwords. Try again in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}.`
/** Of one address at one link. */
const perAddress: AttemptRule = { kind: 'link-password', max: 10, windowSeconds: 15 * 60, message: tooMany }
/** Of everybody at one link: guessing from many addresses gets no further. */
const perLink: AttemptRule = { kind: 'link-passwords', max: 100, windowSeconds: 60 * 60, message: tooMany }

/** A form with one password of the longest kind, percent-encoded. */
const largestForm = 8 * 1024
const keptPages = 16
const keptPictures = 32
const stylePath = '/s/shared.css'
const htmlType = 'text/html; charset=utf-8'

const protectedWords = { title: 'A protected document', description: 'Made by PM Pilot. It opens with a password.' }

/** Not one script; pictures are part of the page. */
const policy = contentSecurityPolicy({ scripts: [], styles: [] }).replace("script-src 'self'", "script-src 'none'")

/** On every answer under a link: nobody keeps it, finds it by searching, or learns its address from a link on it. */
const secluded = {
  'Content-Security-Policy': policy,
  'Cache-Control': 'private, no-store',
  'Referrer-Policy': 'no-referrer',
  'X-Robots-Tag': 'noindex, nofollow',
}

/** `/s/{token}`: a document for whoever has its link, as plain HTML that is made when it is asked for. */
export function sharedPageRoutes(options: SharedPageOptions): Hono<AppEnv> {
  const { database, agents, files, attempts, style, publicUrl } = options
  const pages = createKeptBodies(keptPages)
  const pictures = createKeptBodies(keptPictures)
  const sheets = createKeptBodies(1)
  const routes = new Hono<AppEnv>()

  const frameOf = (title: string, description: string, main: Main) =>
    sharedPageFrame({ title, description, stylesheet: `${stylePath}?v=${style.version}`, fonts: style.fonts }, main)
  /** What chats show of the link; a protected one says no more than that it is one. */
  const withHead = (context: Context, text: string, token: string) =>
    withPageHead(text, {
      path: `/s/${token}`,
      publicUrl: siteOrigin(context, publicUrl),
      picture: `/s/${token}/picture.png`,
    })
  const answer = (context: Context, status: 200 | 403 | 404 | 429 | 503, text: string) =>
    context.body(text, status, { ...secluded, 'Content-Type': htmlType })
  const notFound = async (context: Context) =>
    answer(context, 404, await frameOf('Not found | PM Pilot', 'This link opens nothing.', nothingMain()))

  routes.onError(async (error, context) => {
    const appError = toAppError(error)
    if (appError.code === 'NOT_FOUND') return notFound(context)
    context.var.metrics?.refused(appError.code)
    if (appError.report)
      context.var.log?.error({ code: appError.code, err: appError.cause ?? appError }, 'request failed')
    if (appError.retryAfter !== undefined) context.header('Retry-After', String(appError.retryAfter))
    const text = await frameOf('Not now | PM Pilot', 'Please try again.', failureMain(appError.userMessage))
    return answer(context, appError.status === 429 ? 429 : 503, text)
  })

  const hasPass = (context: Context, link: OpenedLink) =>
    link.passwordHash === null || isPass(getCookie(context, passName), link.passwordHash, link.id, Date.now() / 1000)

  const aboutOf = (link: DocumentLink, { number, savedAt }: Pick<SharedVersion, 'number' | 'savedAt'>) => ({
    agentName: agents.card(link.agentId)?.name ?? 'Result',
    number,
    savedAt,
    pinned: link.version !== null,
  })

  const passwordPage = async (context: Context, token: string, failure: string | null) => {
    const { title, description } = protectedWords
    return withHead(context, await frameOf(title, description, passwordMain(failure)), token)
  }

  routes.get(stylePath, (context) => {
    const isThisOne = context.req.query('v') === style.version
    const keeping = { 'Cache-Control': isThisOne ? 'public, max-age=31536000, immutable' : 'no-cache' }
    return sheets.send(context, stylePath, style.version, 'text/css; charset=utf-8', () => style.css, keeping)
  })

  /** Chats and search engines that look at a link are no readers of it. */
  const counted = async (context: Context, link: OpenedLink) => {
    if (context.req.method === 'GET' && !isbot(context.req.header('user-agent'))) await countOpening(database, link)
  }

  const documentPage = (context: Context, token: string, of: OpenedLink, link: DocumentLink) => {
    const isPart = of.kind === 'product'
    const make = async () => {
      const shared = await readShared(database, link)
      const page = await files.page(link.id, shared)
      const about = aboutOf(link, shared)
      const text = await frameOf(
        `${page.title} | PM Pilot`,
        `${aboutLine(about)}. Made by PM Pilot.`,
        documentMain(page, about, {
          asking: `/shared/${token}${isPart ? `/${link.runId}` : ''}`,
          ...(isPart && { contents: { path: `/s/${token}`, title: contentsTitle(of) } }),
        }),
      )
      return withHead(context, text, token)
    }
    // Another revision, such as one that is saved meanwhile, is another page.
    const version = `${isPart ? of.name : ''} ${link.version ?? link.revision}`
    return pages.send(context, `${link.id} ${link.runId}`, version, htmlType, make, secluded)
  }

  const contentsPage = async (context: Context, token: string, link: ProductLink) => {
    const list = await listShared(database, link, context.req.query('before'))
    const title = contentsTitle(link)
    const main = contentsMain(link, list, { path: `/s/${token}`, cardOf: agents.card })
    return answer(
      context,
      200,
      await withHead(
        context,
        await frameOf(`${title} | PM Pilot`, 'Documents of a product. Made by PM Pilot.', main),
        token,
      ),
    )
  }

  routes.get('/s/:token', countStranger, async (context) => {
    const token = context.req.param('token')
    const link = await openLink(database, token)
    if (!hasPass(context, link)) return answer(context, 200, await passwordPage(context, token, null))
    const sent =
      link.kind === 'product'
        ? await contentsPage(context, token, link)
        : await documentPage(context, token, link, link)
    await counted(context, link)
    return sent
  })

  routes.get('/s/:token/:document{[0-9a-f-]{36}}', countStranger, async (context) => {
    const { token, document } = context.req.param()
    const link = await openLink(database, token)
    // The password is asked for in one place.
    if (!hasPass(context, link)) {
      for (const [name, value] of Object.entries(secluded)) context.header(name, value)
      return context.redirect(`/s/${token}`, 303)
    }
    const sent = await documentPage(context, token, link, await documentBehind(database, link, document))
    await counted(context, link)
    return sent
  })

  routes.post('/s/:token', countStranger, async (context) => {
    const token = context.req.param('token')
    const link = await openLink(database, token)
    const opened = () => context.redirect(`/s/${token}`, 303)
    for (const [name, value] of Object.entries(secluded)) context.header(name, value)
    if (link.passwordHash === null) return opened()
    const form = new URLSearchParams(new TextDecoder().decode(await readBounded(context.req.raw, largestForm)))
    const subject = `${link.id} ${context.var.address}`
    try {
      await attempts.take(perAddress, subject)
      await attempts.take(perLink, link.id)
    } catch (error) {
      if (!(error instanceof AppError) || error.status !== 429) throw error
      if (error.retryAfter !== undefined) context.header('Retry-After', String(error.retryAfter))
      return answer(context, 429, await passwordPage(context, token, error.userMessage))
    }
    const password = passwordForm(form.get('password') ?? '')
    if (!(await verifyPassword({ hash: link.passwordHash, password }))) {
      return answer(context, 403, await passwordPage(context, token, 'The password is not right.'))
    }
    await Promise.all([attempts.clear(perAddress, subject), attempts.release(perLink, link.id)])
    const pass = makePass(link.passwordHash, link.id, Date.now() / 1000)
    // For the page itself, and for what its readers ask with an account.
    for (const path of [`/s/${token}`, `/api/shared/${token}`]) {
      setCookie(context, passName, pass, {
        path,
        httpOnly: true,
        sameSite: 'Lax',
        secure: siteOrigin(context, publicUrl).startsWith('https:'),
        maxAge: passSeconds,
      })
    }
    return opened()
  })

  routes.get('/s/:token/picture.png', countStranger, async (context) => {
    const link = await openLink(database, context.req.param('token'))
    const isProtected = link.passwordHash !== null
    const version = isProtected
      ? 'protected'
      : link.kind === 'product'
        ? contentsTitle(link)
        : String(link.version ?? link.revision)
    const make = async () => {
      if (isProtected) return files.picture('link-pictures', protectedWords)
      if (link.kind === 'product') {
        return files.picture(link.id, { title: contentsTitle(link), description: 'Documents of a product' })
      }
      const shared = await readShared(database, link)
      const agent = agents.live(link.agentId)
      await agent?.loadParts()
      const title = agent?.titleOf(shared.result, shared.context) ?? ''
      return files.picture(link.id, { title, description: aboutLine(aboutOf(link, shared)) })
    }
    return pictures.send(context, isProtected ? 'protected' : link.id, version, 'image/png', make, secluded)
  })

  routes.all('/s/*', () => {
    throw new AppError('NOT_FOUND')
  })
  return routes
}
