import { on } from 'node:events'
import { constants, setPriority } from 'node:os'
import { type MessagePort, parentPort, workerData } from 'node:worker_threads'
import { openDatabase } from '#server/db/database.ts'
import { AppError } from '#shared/errors/app-error.ts'
import { assertRoomForFiles } from './room-for-files.ts'
import type { FileToStore, Storing, StoringWord } from './storing-thread.ts'
import { writePieces } from './write-pieces.ts'

/** Files that are written at the same moment; more take turns piece by piece. */
const connections = 4

// The program of a thread: see storing-thread.ts.
const { connection, largest, total, parquet } = workerData as Storing
// Of this thread alone: whoever waits for a page comes first.
setPriority(constants.priority.PRIORITY_BELOW_NORMAL)
const { pool, close } = openDatabase(connection, { onError: () => undefined, max: connections })
const assertRoom = () => assertRoomForFiles(pool, total)

parentPort?.on('message', (file: FileToStore | null) => {
  if (file) void store(file)
  else void close().then(() => parentPort?.close())
})

async function store({ uploadId, port }: FileToStore): Promise<void> {
  const say = (word: StoringWord) => port.postMessage(word)
  try {
    const file = await writePieces(pool, uploadId, bytesFrom(port, say), { largest, parquet, assertRoom })
    say({ type: 'written', file })
  } catch (error) {
    say(wordOf(error))
  }
}

async function* bytesFrom(port: MessagePort, say: (word: StoringWord) => void): AsyncGenerator<Uint8Array> {
  for await (const [bytes] of on(port, 'message', { close: ['close'] }) as AsyncIterable<[Uint8Array | null]>) {
    if (bytes === null) return
    yield bytes
    say({ type: 'taken', bytes: bytes.byteLength })
  }
  throw new Error('the rest of a file did not come')
}

function wordOf(error: unknown): StoringWord {
  if (error instanceof AppError) {
    const { code, userMessage, fields, message } = error
    return { type: 'refused', code, userMessage, fields, internal: message }
  }
  const { code, message } = error as { code?: unknown; message?: unknown }
  return { type: 'failed', code: typeof code === 'string' ? code : undefined, message: String(message) }
}
