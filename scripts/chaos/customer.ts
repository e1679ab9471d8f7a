import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { pick } from './dice.ts'

/** One request for a run and everything that servers reported of it. */
export interface Note {
  key: string
  userId: string
  /** Set once a server acknowledged the run, by the first event or the answer. */
  runId: string | null
  /** What the end said: the type of the last event. Null while the customer waits. */
  end: 'run-end' | 'run-error' | null
  errorCode: string | null
  asksToCancel: boolean
  /** Ids of the blocks that were added to the result and acknowledged. */
  added: string[]
  /** Ids of the comments that were acknowledged. */
  said: string[]
  /** How often the stream broke and was resumed. */
  resumed: number
  /** What should never be: another run under the same key, an event number that is missing or was sent twice. */
  faults: string[]
}

export interface Account {
  userId: string
  sessionToken: string
  accessToken: string
}

export interface CustomerOptions {
  urls: readonly [string, ...string[]]
  account: Account
  body: string
  random: () => number
  notes: Note[]
  /** No more new requests from then on; those under way are followed to their end. */
  leaving: AbortSignal
  /** Give up even on those: the bound within which everything must have ended. */
  closing: AbortSignal
}

const pauseMs = 150
/** One in so many asks for the whole answer instead of a stream; one in so many stops its run. */
const plainEvery = 5
const cancelEvery = 12
/** Each result is edited so often; what is not acknowledged is not tried again. */
const editsOfEach = 2
const commentsOfEach = 1

/**
 * A customer who starts one run after another, at whichever server, and does what a careful client does: the same key until
 * there is an answer, `Last-Event-ID` after a break, a new access token when the old one is over.
 */
export async function beCustomer(options: CustomerOptions): Promise<void> {
  const { random, notes, leaving, closing } = options
  while (!leaving.aborted) {
    const note: Note = {
      key: randomUUID(),
      userId: options.account.userId,
      runId: null,
      end: null,
      errorCode: null,
      asksToCancel: random() < 1 / cancelEvery,
      added: [],
      said: [],
      resumed: 0,
      faults: [],
    }
    notes.push(note)
    const plain = random() < 1 / plainEvery
    while (note.end === null && !closing.aborted) {
      // A request that nobody acknowledged is nobody's loss once the customer has left.
      if (leaving.aborted && note.runId === null) break
      await (plain ? askPlainly(options, note) : follow(options, note)).catch(() => undefined)
      if (note.end === null) await sleep(pauseMs)
    }
    for (let edit = 0; edit < editsOfEach && note.end === 'run-end' && !leaving.aborted; edit += 1) {
      await addBlock(options, note).catch(() => undefined)
    }
    for (let count = 0; count < commentsOfEach && note.end === 'run-end' && !leaving.aborted; count += 1) {
      await say(options, note).catch(() => undefined)
    }
  }
}

async function addBlock(options: CustomerOptions, note: Note): Promise<void> {
  const value = { id: randomUUID(), under: '', text: 'Added while servers fall' }
  const body = JSON.stringify({ revision: 1, changes: [{ op: 'insert', pointer: '/blocks/0', value }] })
  const headers = { 'content-type': 'application/json' }
  const answer = await send(options, 'POST', `/api/documents/${note.runId}/changes`, headers, body)
  const document = (await answer.json()) as { blocks?: { id: string }[] }
  if (answer.ok && document.blocks?.some(({ id }) => id === value.id)) note.added.push(value.id)
}

async function say(options: CustomerOptions, note: Note): Promise<void> {
  const body = JSON.stringify({ text: 'Said while servers fall', about: { words: 'Added while servers fall' } })
  const headers = { 'content-type': 'application/json' }
  const answer = await send(options, 'POST', `/api/documents/${note.runId}/comments`, headers, body)
  const { comments = [] } = (await answer.json()) as { comments?: { id: string }[] }
  if (answer.ok) note.said.push(...comments.map(({ id }) => id))
}

interface Cursor {
  last: number
}
const cursors = new WeakMap<Note, Cursor>()

async function follow(options: CustomerOptions, note: Note): Promise<void> {
  const cursor = cursors.get(note) ?? { last: 0 }
  cursors.set(note, cursor)
  const answer =
    note.runId === null
      ? await start(options, note, 'text/event-stream')
      : await send(options, 'GET', `/api/runs/${note.runId}/events`, { 'last-event-id': String(cursor.last) })
  if (!answer.ok || !answer.body) return void (await answer.body?.cancel())
  if (note.runId !== null) note.resumed += 1
  const decoder = new TextDecoder()
  let text = ''
  for await (const bytes of answer.body) {
    text += decoder.decode(bytes, { stream: true })
    for (let end = text.indexOf('\n\n'); end >= 0; end = text.indexOf('\n\n')) {
      read(options, note, cursor, text.slice(0, end))
      text = text.slice(end + 2)
    }
  }
}

function read(options: CustomerOptions, note: Note, cursor: Cursor, frame: string): void {
  const seq = Number(/^id: (\d+)$/m.exec(frame)?.[1])
  const type = /^event: (.+)$/m.exec(frame)?.[1]
  if (!type) return
  if (seq !== cursor.last + 1) note.faults.push(`event ${seq} came after ${cursor.last}`)
  cursor.last = seq
  const data = JSON.parse(/^data: (.+)$/m.exec(frame)?.[1] ?? '{}') as { runId?: string; code?: string }
  if (type === 'run-start' && data.runId) acknowledge(note, data.runId)
  if (type === 'delta' && note.asksToCancel && note.runId !== null) {
    void send(options, 'POST', `/api/runs/${note.runId}/cancel`, {}, '{}').then(
      (answer) => answer.body?.cancel(),
      () => undefined,
    )
  }
  if (type === 'run-end' || type === 'run-error') {
    note.end = type
    note.errorCode = data.code ?? null
  }
}

async function askPlainly(options: CustomerOptions, note: Note): Promise<void> {
  const answer = await start(options, note, 'application/json')
  const body = (await answer.json()) as { run?: { id: string }; code?: string }
  if (body.run) {
    acknowledge(note, body.run.id)
    note.end = 'run-end'
  } else if (answer.status !== 503 && answer.status !== 401 && answer.status !== 429) {
    note.end = 'run-error'
    note.errorCode = body.code ?? null
  }
}

function acknowledge(note: Note, runId: string): void {
  if (note.runId !== null && note.runId !== runId) note.faults.push(`one key, two runs: ${note.runId} and ${runId}`)
  note.runId = runId
}

function start(options: CustomerOptions, note: Note, accept: string): Promise<Response> {
  return send(
    options,
    'POST',
    '/functions/v1/market-research',
    { accept, 'idempotency-key': note.key, 'content-type': 'application/json' },
    options.body,
  )
}

async function send(
  options: CustomerOptions,
  method: string,
  path: string,
  headers: Record<string, string>,
  body?: string,
): Promise<Response> {
  const { account, closing } = options
  const url = pick(options.random, options.urls)
  const answer = await fetch(`${url}${path}`, {
    method,
    headers: { authorization: `Bearer ${account.accessToken}`, ...headers },
    signal: closing,
    ...(body === undefined ? {} : { body }),
  })
  if (answer.status === 401) await renewToken(account, url)
  return answer
}

/** As the page does it: the session's own token buys a new access token. */
export async function renewToken(account: Account, url: string): Promise<void> {
  const answer = await fetch(`${url}/api/auth/token`, { headers: { authorization: `Bearer ${account.sessionToken}` } })
  if (answer.ok) account.accessToken = ((await answer.json()) as { token: string }).token
}
