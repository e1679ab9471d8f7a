import { type Context, Hono, type MiddlewareHandler } from 'hono'
import { csrf } from 'hono/csrf'
import { HTTPException } from 'hono/http-exception'
import type { AgentCard } from '#agents/_kit/card.ts'
import type { AppEnv } from '#server/http/app-context.ts'
import type { AttemptLimit, AttemptRule } from '#server/http/attempt-limit.ts'
import { errorResponse } from '#server/http/error-response.ts'
import { parseRequest } from '#server/http/parse-request.ts'
import { readBounded } from '#server/http/read-body.ts'
import { countStranger } from '#server/http/require-caller.ts'
import { siteOrigin } from '#server/http/site-origin.ts'
import { createKeptBodies } from '#server/pages/kept-bodies.ts'
import { withPageHead } from '#server/pages/page-head.ts'
import type { PageStyle } from '#server/pages/page-style.ts'
import { contentSecurityPolicy } from '#server/pages/security-headers.ts'
import { type LibraryNoteRequest, libraryNoteRequest, longestLibrarySearch } from '#shared/api/library.ts'
import { cleanText } from '#shared/clean-text.ts'
import { AppError } from '#shared/errors/app-error.ts'
import { indexMain } from './index-page.ts'
import { listingOf } from './market-catalogue.ts'
import { marketMain } from './market-page.ts'
import type { NoteState } from './note-form.ts'
import { type Markup, pageFrame } from './page-frame.ts'
import type { FoundMarket, PublicLibrary } from './public-library.ts'

export interface LibraryPageOptions {
  library: PublicLibrary
  cards: readonly AgentCard[]
  attempts: AttemptLimit
  storeNote(market: string, note: LibraryNoteRequest): Promise<void>
  style: PageStyle
  publicUrl: string | undefined
}

/** Where readers of a market go on, as far as they may without an account. */
const startAgents = ['market-research', 'competitor-analysis']

const perAddress: AttemptRule = {
  kind: 'library-note',
  max: 5,
  windowSeconds: 60 * 60,
  message: (minutes) =>
    `Too many notes from your network. Try again in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}.`,
}

/** The form's fields with every character in four bytes, percent-encoded. */
const largestForm = 32 * 1024
const keptPages = 48
const stylePath = '/library/library.css'
const htmlType = 'text/html; charset=utf-8'
const policy = { 'Content-Security-Policy': contentSecurityPolicy({ scripts: [], styles: [] }) }

/** What is hidden or not there is left to the routes behind, which have the site's page for it. */
function orNotFoundPage(answer: (context: Context<AppEnv>) => Promise<Response>): MiddlewareHandler<AppEnv> {
  return async (context, next) => {
    try {
      return await answer(context)
    } catch (error) {
      if (!(error instanceof AppError) || error.code !== 'NOT_FOUND') throw error
    }
    return await next()
  }
}

/**
 * `/library` and `/library/{market}` as plain HTML, made when they are first asked for. They work without scripts: the search is
 * a form, and so is the note to administrators.
 */
export function libraryPageRoutes(options: LibraryPageOptions): Hono<AppEnv> {
  const { library, attempts, storeNote, style, publicUrl } = options
  const bodies = createKeptBodies(keptPages)
  const start = startAgents.flatMap((id) =>
    options.cards.filter((card) => card.id === id && card.guests && card.status === 'live'),
  )
  const routes = new Hono<AppEnv>()
  routes.onError((error, context) =>
    errorResponse(error instanceof HTTPException ? new AppError('FORBIDDEN', { cause: error }) : error, context),
  )
  async function page(path: string, title: string, description: string, indexable: boolean, main: Markup) {
    const stylesheet = `${stylePath}?v=${style.version}`
    const text = await pageFrame({
      title: `${title} | PM Pilot`,
      description,
      indexable,
      stylesheet,
      fonts: style.fonts,
      main,
    })
    return withPageHead(text, { path, publicUrl, picture: undefined })
  }

  const marketPage = (found: FoundMarket, state: NoteState | null) => {
    const { id, name, definition, deep } = found.entry
    const main = marketMain(found.read(), start, state)
    return page(`/library/${id}`, `${name}: how the market works`, definition, deep, main)
  }

  /** A page of one moment, which nobody keeps. */
  async function answerNote(context: Context, found: FoundMarket, state: NoteState, status: 200 | 400 | 429) {
    return context.body(await marketPage(found, state), status, {
      ...policy,
      'Content-Type': htmlType,
      'Cache-Control': 'no-store',
    })
  }

  routes.get(stylePath, (context) => {
    const isThisOne = context.req.query('v') === style.version
    const keeping = { 'Cache-Control': isThisOne ? 'public, max-age=31536000, immutable' : 'no-cache' }
    return bodies.send(context, stylePath, style.version, 'text/css; charset=utf-8', () => style.css, keeping)
  })

  routes.get(
    '/library',
    orNotFoundPage(async (context) => {
      const words = cleanText(context.req.query('q') ?? '')
        .trim()
        .slice(0, longestLibrarySearch)
      const query = words || null
      // Whoever searches has the server work for each word; whoever reads gets what is kept.
      if (query) context.var.limits.stranger(context.var.address)
      const { entries, version } = await library.list(query)
      const make = () => {
        const description =
          'How markets work: what outsiders get wrong, roles, rivals, money, rules and what to build first.'
        return page('/library', 'Market library', description, query === null, indexMain(entries.map(listingOf), query))
      }
      if (query === null) return bodies.send(context, '/library', version, htmlType, make, policy)
      return context.body(await make(), 200, { ...policy, 'Content-Type': htmlType, 'Cache-Control': 'no-store' })
    }),
  )

  routes.get(
    '/library/:market',
    orNotFoundPage(async (context) => {
      const found = await library.find(context.req.param('market') ?? '')
      if ('movedTo' in found) return context.redirect(`/library/${found.movedTo}`, 301)
      if (context.req.query('noted') !== undefined) {
        return answerNote(context, found, { failed: false, message: 'Thank you. The note is stored.' }, 200)
      }
      return bodies.send(
        context,
        `/library/${found.entry.id}`,
        found.version,
        htmlType,
        () => marketPage(found, null),
        policy,
      )
    }),
  )

  routes.post(
    '/library/:market/note',
    countStranger,
    csrf({ origin: (origin, context) => origin === siteOrigin(context, publicUrl) }),
    async (context) => {
      const found = await library.find(context.req.param('market'))
      if ('movedTo' in found) throw new AppError('NOT_FOUND')
      const form = new URLSearchParams(new TextDecoder().decode(await readBounded(context.req.raw, largestForm)))
      const typed = { note: cleanText(form.get('note') ?? ''), part: form.get('part') ?? '' }
      try {
        const note = parseRequest(libraryNoteRequest, typed)
        await attempts.take(perAddress, context.var.address)
        await storeNote(found.entry.id, note)
      } catch (error) {
        if (!(error instanceof AppError) || (error.status !== 400 && error.status !== 429)) throw error
        if (error.retryAfter !== undefined) context.header('Retry-After', String(error.retryAfter))
        return answerNote(context, found, { ...typed, failed: true, message: error.userMessage }, error.status)
      }
      return context.redirect(`/library/${found.entry.id}?noted#note`, 303)
    },
  )
  return routes
}
