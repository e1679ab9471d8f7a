import { Hono } from 'hono'
import type { Database } from '#server/db/database.ts'
import { uuid } from '#server/db/uuid.ts'
import type { FileWriters } from '#server/files/file-writers.ts'
import { endingOf } from '#server/files/read-note.ts'
import type { AppEnv } from '#server/http/app-context.ts'
import { type AttemptRule, createAttemptLimit } from '#server/http/attempt-limit.ts'
import type { Callers } from '#server/http/caller.ts'
import { parseRequest } from '#server/http/parse-request.ts'
import { readJsonObject } from '#server/http/read-body.ts'
import { requireCaller } from '#server/http/require-caller.ts'
import { createOpenStreams } from '#server/live/open-streams.ts'
import { fileOfRequest } from '#server/uploads/file-of-request.ts'
import type { Uploads } from '#server/uploads/uploads.ts'
import { largestNoteMb, noteEndings, voice, wrongNoteText } from '#shared/api/context.ts'
import { cleanText } from '#shared/clean-text.ts'
import { AppError } from '#shared/errors/app-error.ts'
import { keepNote, listNotes, removeNote } from './note-store.ts'
import { gatheredMarket } from './read-product-market.ts'
import { readVoice, saveVoice } from './voice-store.ts'

export interface ContextRoutesOptions {
  database: Database
  callers: Callers
  files: FileWriters
  uploads: Pick<Uploads, 'assertRoom'>
}

const largest = largestNoteMb * 1024 ** 2
/** Each is held in memory while it is read. */
const atATime = { perServer: 8, perUser: 2 }
const perAccount: AttemptRule = {
  kind: 'note',
  max: 60,
  windowSeconds: 60 * 60,
  message: (minutes) => `Too many uploads. Try again in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}.`,
}

/** Notes that runs may read, and how a user writes. Of signed-in users; another user's note is 404. */
export function contextRoutes({ database, callers, files, uploads }: ContextRoutesOptions): Hono<AppEnv> {
  const attempts = createAttemptLimit(database)
  const reading = createOpenStreams(atATime)
  const routes = new Hono<AppEnv>()

  routes.get('/notes', requireCaller(callers), async (context) =>
    context.json({ notes: await listNotes(database, context.var.caller.userId) }),
  )

  routes.post('/notes', requireCaller(callers, { counts: 'own' }), async (context) => {
    const { caller } = context.var
    if (caller.anonymous) throw new AppError('GUEST_NOT_ALLOWED')
    await attempts.take(perAccount, caller.userId)
    await uploads.assertRoom()
    const done = reading.open(caller.userId)
    try {
      const { fileName, content } = await fileOfRequest(context.req.raw)
      const name = cleanText(fileName).split(/[\\/]/).at(-1)?.trim().slice(-200) ?? ''
      if (!noteEndings.some((ending) => ending === endingOf(name))) throw wrongKind()
      const bytes = await bytesOf(content)
      const { text, shortened } = await files.note(caller.userId, { fileName: name, bytes })
      const words = cleanText(text)
      if (words.trim() === '')
        throw new AppError('FILE_EMPTY', { userMessage: 'No words could be read from this file.' })
      return context.json(await keepNote(database, caller.userId, { fileName: name, text: words, shortened }), 201)
    } finally {
      done()
    }
  })

  routes.delete('/notes/:id', requireCaller(callers), async (context) => {
    await removeNote(database, context.var.caller.userId, context.req.param('id'))
    return context.body(null, 204)
  })

  routes.get('/products/:id/market', requireCaller(callers), async (context) => {
    const productId = context.req.param('id')
    if (!uuid.test(productId)) throw new AppError('NOT_FOUND')
    return context.json({ market: await gatheredMarket(database, context.var.caller.userId, productId) })
  })

  routes.get('/voice', requireCaller(callers), async (context) =>
    context.json({ texts: await readVoice(database, context.var.caller.userId) }),
  )

  routes.put('/voice', requireCaller(callers), async (context) => {
    const { caller } = context.var
    if (caller.anonymous) throw new AppError('GUEST_NOT_ALLOWED')
    const { texts } = parseRequest(voice, await readJsonObject(context))
    await saveVoice(
      database,
      caller.userId,
      texts.filter((text) => text !== ''),
    )
    return context.json({ texts: await readVoice(database, caller.userId) })
  })
  return routes
}

const wrongKind = () => new AppError('INVALID_INPUT', { userMessage: wrongNoteText, fields: { file: wrongNoteText } })

async function bytesOf(content: AsyncIterable<Uint8Array>): Promise<Uint8Array> {
  const pieces: Uint8Array[] = []
  let size = 0
  for await (const piece of content) {
    size += piece.byteLength
    if (size > largest) {
      throw new AppError('PAYLOAD_TOO_LARGE', { userMessage: `This file is larger than ${largestNoteMb} MB.` })
    }
    pieces.push(piece)
  }
  if (size === 0) throw new AppError('FILE_EMPTY')
  return Buffer.concat(pieces)
}
