import { type Context, Hono } from 'hono'
import { isbot } from 'isbot'
import type { AppEnv } from '#server/http/app-context.ts'
import type { AttemptLimit } from '#server/http/attempt-limit.ts'
import { toAppError } from '#server/http/error-response.ts'
import { countStranger } from '#server/http/require-caller.ts'
import { createKeptBodies } from '#server/pages/kept-bodies.ts'
import type { PageStyle } from '#server/pages/page-style.ts'
import { AppError } from '#shared/errors/app-error.ts'
import { enterPassword, hasPass } from './enter-password.ts'
import { countOpening, documentBehind, type OpenedLink, openLink } from './opened-link.ts'
import { createSendShared, protectedWords, type SharedOptions } from './send-shared.ts'
import { createSharedAnswers, type SharedAnswers, stylePath } from './shared-answers.ts'
import { failureMain, nothingMain, passwordMain } from './shared-page.ts'

export interface SharedPageOptions extends SharedOptions {
  attempts: AttemptLimit
  style: PageStyle
  publicUrl: string | undefined
}

/** `/s/{token}`: a document for whoever has its link, as plain HTML that is made when it is asked for. */
export function sharedPageRoutes(options: SharedPageOptions): Hono<AppEnv> {
  const { database, style } = options
  const answers = createSharedAnswers(style, options.publicUrl)
  const send = createSendShared(options, answers)
  const sheets = createKeptBodies(1)
  const routes = new Hono<AppEnv>()
  routes.onError((error, context) => sendFailure(context, answers, error))

  const passwordPage = (context: Context, token: string, failure: string | null) =>
    answers.write(context, { ...protectedWords, main: passwordMain(failure) }, token)

  /** Chats and search engines that look at a link are no readers of it. */
  const counted = async (context: Context, link: OpenedLink) => {
    if (context.req.method === 'GET' && !isbot(context.req.header('user-agent'))) await countOpening(database, link)
  }

  routes.get(stylePath, (context) => {
    const isThisOne = context.req.query('v') === style.version
    const keeping = { 'Cache-Control': isThisOne ? 'public, max-age=31536000, immutable' : 'no-cache' }
    return sheets.send(context, stylePath, style.version, 'text/css; charset=utf-8', () => style.css, keeping)
  })

  routes.get('/s/:token', countStranger, async (context) => {
    const token = context.req.param('token')
    const link = await openLink(database, token)
    if (!hasPass(context, link)) return answers.send(context, 200, await passwordPage(context, token, null))
    const sent =
      link.kind === 'product'
        ? await send.contents(context, token, link)
        : await send.document(context, token, link, link)
    await counted(context, link)
    return sent
  })

  routes.get('/s/:token/:document{[0-9a-f-]{36}}', countStranger, async (context) => {
    const { token, document } = context.req.param()
    const link = await openLink(database, token)
    // The password is asked for in one place.
    if (!hasPass(context, link)) return answers.redirect(context, token)
    const sent = await send.document(context, token, link, await documentBehind(database, link, document))
    await counted(context, link)
    return sent
  })

  routes.post('/s/:token', countStranger, async (context) => {
    const token = context.req.param('token')
    const failure = await enterPassword(context, token, await openLink(database, token), options)
    if (!failure) return answers.redirect(context, token)
    return answers.send(context, failure.status, await passwordPage(context, token, failure.message))
  })

  routes.get('/s/:token/picture.png', countStranger, async (context) =>
    send.picture(context, await openLink(database, context.req.param('token'))),
  )

  routes.all('/s/*', () => {
    throw new AppError('NOT_FOUND')
  })
  return routes
}

/** Whatever goes wrong is a page without a word of the document. */
async function sendFailure(context: Context<AppEnv>, answers: SharedAnswers, error: unknown): Promise<Response> {
  const appError = toAppError(error)
  if (appError.code === 'NOT_FOUND') {
    const nothing = {
      title: 'Not found | PM Pilot',
      description: 'This link opens nothing.',
      main: nothingMain(),
    }
    return answers.send(context, 404, await answers.write(context, nothing))
  }
  context.var.metrics?.refused(appError.code)
  if (appError.report)
    context.var.log?.error({ code: appError.code, err: appError.cause ?? appError }, 'request failed')
  if (appError.retryAfter !== undefined) context.header('Retry-After', String(appError.retryAfter))
  const main = failureMain(appError.userMessage)
  const page = await answers.write(context, { title: 'Not now | PM Pilot', description: 'Please try again.', main })
  return answers.send(context, appError.status === 429 ? 429 : 503, page)
}
