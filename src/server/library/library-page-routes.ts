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
import type { PageStyle } from '#server/pages/page-style.ts'
import { contentSecurityPolicy } from '#server/pages/security-headers.ts'
import { type LibraryNoteRequest, libraryNoteRequest, longestLibrarySearch } from '#shared/api/library.ts'
import { cleanText } from '#shared/clean-text.ts'
import { AppError } from '#shared/errors/app-error.ts'
import { createLibraryPages, stylePath } from './library-pages.ts'
import type { NoteState } from './note-form.ts'
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
  const { library, style, publicUrl } = options
  const bodies = createKeptBodies(keptPages)
  const start = startAgents.flatMap((id) =>
    options.cards.filter((card) => card.id === id && card.guests && card.status === 'live'),
  )
  const routes = new Hono<AppEnv>()
  routes.onError((error, context) =>
    errorResponse(error instanceof HTTPException ? new AppError('FORBIDDEN', { cause: error }) : error, context),
  )
  const pages = createLibraryPages(style, publicUrl, start)

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
      const make = () => pages.index(entries, query)
      if (query === null) return bodies.send(context, '/library', version, htmlType, make, policy)
      return sendOnce(context, await make(), 200)
    }),
  )

  routes.get(
    '/library/:market',
    orNotFoundPage(async (context) => {
      const found = await library.find(context.req.param('market') ?? '')
      if ('movedTo' in found) return context.redirect(`/library/${found.movedTo}`, 301)
      if (context.req.query('noted') !== undefined) {
        const state = { failed: false, message: 'Thank you. The note is stored.' }
        return sendOnce(context, await pages.market(found, state), 200)
      }
      return bodies.send(
        context,
        `/library/${found.entry.id}`,
        found.version,
        htmlType,
        () => pages.market(found, null),
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
      const failure = await takeNote(context, found, options)
      if (failure) return sendOnce(context, await pages.market(found, failure.state), failure.status)
      return context.redirect(`/library/${found.entry.id}?noted#note`, 303)
    },
  )
  return routes
}

/** A page of one moment, which nobody keeps. */
const sendOnce = (context: Context, page: string, status: 200 | 400 | 429) =>
  context.body(page, status, { ...policy, 'Content-Type': htmlType, 'Cache-Control': 'no-store' })

interface NoteFailure {
  status: 400 | 429
  /** What was typed, and why it was not taken. */
  state: NoteState
}

/** Stores the note that was sent; null once it is. */
async function takeNote(
  context: Context<AppEnv>,
  found: FoundMarket,
  { attempts, storeNote }: Pick<LibraryPageOptions, 'attempts' | 'storeNote'>,
): Promise<NoteFailure | null> {
  const form = new URLSearchParams(new TextDecoder().decode(await readBounded(context.req.raw, largestForm)))
  const typed = { note: cleanText(form.get('note') ?? ''), part: form.get('part') ?? '' }
  try {
    const note = parseRequest(libraryNoteRequest, typed)
    await attempts.take(perAddress, context.var.address)
    await storeNote(found.entry.id, note)
    return null
  } catch (error) {
    if (!(error instanceof AppError) || (error.status !== 400 && error.status !== 429)) throw error
    if (error.retryAfter !== undefined) context.header('Retry-After', String(error.retryAfter))
    return { status: error.status, state: { ...typed, failed: true, message: error.userMessage } }
  }
}
