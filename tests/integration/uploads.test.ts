import { utils, write } from '@e965/xlsx'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Upload } from '#shared/api/uploads.ts'
import { parquetFile } from '#tests/support/parquet-file.ts'
import { type Answer, guest, type Person, signUp } from '#tests/support/person.ts'
import { createTestApp, type TestApp } from '#tests/support/test-app.ts'

/** 60 of 200 Basic and 10 of 200 Pro are cancelled. */
const table = [
  'subscription_id,plan,cancelled,mrr_eur',
  ...Array.from({ length: 400 }, (_, index) => {
    const basic = index < 200
    return `S${index},${basic ? 'Basic' : 'Pro'},${index % 200 < (basic ? 60 : 10) ? 'yes' : 'no'},${basic ? 10 : 50}`
  }),
].join('\n')

describe('uploads and what is computed of them', () => {
  let app: TestApp
  let other: { url: string; close(): Promise<void> }
  let ada: Person
  let eve: Person
  beforeAll(async () => {
    app = await createTestApp({ UPLOAD_MAX_MB: '1' })
    other = await app.secondServer()
    ada = await signUp(app.url)
    eve = await signUp(app.url)
  })
  afterAll(() => app.close())

  async function send(
    person: Person,
    body: BodyInit,
    name = 'subscriptions.csv',
    headers: Record<string, string> = {},
  ): Promise<Answer<Upload & { error: string; code: string }>> {
    const answer = await fetch(`${app.url}/api/uploads?fileName=${encodeURIComponent(name)}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${person.accessToken}`, ...headers },
      body,
      ...(body instanceof ReadableStream ? { duplex: 'half' } : {}),
    } as RequestInit)
    return { status: answer.status, headers: answer.headers, body: await answer.json() }
  }
  const analyse = (person: Person, body: object, url = app.url) =>
    fetch(`${url}/functions/v1/analytics-agent`, {
      method: 'POST',
      headers: { authorization: `Bearer ${person.accessToken}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })

  test('a file is stored as it is, for a day, and answered with what it is', async () => {
    const { status, body } = await send(ada, table)
    expect(status).toBe(201)
    expect(body).toMatchObject({ fileName: 'subscriptions.csv', bytes: table.length, kind: 'text' })
    const hours = (Date.parse(body.expiresAt) - Date.now()) / 3_600_000
    expect(hours).toBeGreaterThan(23.9)
    expect(hours).toBeLessThan(24.1)
    const [row] = await app.query<{ text: string }>(
      `select convert_from(string_agg(data, ''::bytea order by seq), 'UTF8') as text from upload_chunks where upload_id = $1`,
      [body.uploadId],
    )
    expect(row?.text).toBe(table)
  })

  test('the same file is the same upload; the same content of somebody else is not', async () => {
    const first = await send(ada, table)
    const again = await send(ada, table)
    const hers = await send(eve, table)
    expect(again.body.uploadId).toBe(first.body.uploadId)
    expect(hers.body.uploadId).not.toBe(first.body.uploadId)
    const parallel = await Promise.all(Array.from({ length: 6 }, () => send(eve, `${table}\nS400,Pro,no,50`)))
    expect(new Set(parallel.map(({ body }) => body.uploadId)).size).toBe(1)
  })

  test('a form with a file works too, in whatever pieces it arrives', async () => {
    const form = new FormData()
    form.set('comment', 'before the file')
    form.set('file', new File([table], 'Über orders.csv', { type: 'text/csv' }))
    const { status, body } = await send(ada, form, '')
    expect(status).toBe(201)
    expect(body).toMatchObject({ fileName: 'Über orders.csv', bytes: table.length })

    const parts = `--b\r\nContent-Disposition: form-data; name="a"\r\n\r\n\r\n--b\r\nContent-Disposition: form-data; name="file"; filename="x.csv"\r\n\r\na,b\r\n1,2\r\n--not the end\r\n\r\n--b--\r\n`
    const bytes = new TextEncoder().encode(parts)
    for (const size of [1, 3, 7, 64]) {
      const stream = new ReadableStream({
        start(controller) {
          for (let from = 0; from < bytes.byteLength; from += size) controller.enqueue(bytes.slice(from, from + size))
          controller.close()
        },
      })
      const answer = await send(ada, stream, '', { 'content-type': 'multipart/form-data; boundary=b' })
      expect(answer.body).toMatchObject({ fileName: 'x.csv', bytes: 'a,b\r\n1,2\r\n--not the end\r\n'.length })
    }
  })

  test('what is refused', async () => {
    expect(await send(ada, table, 'notes.txt')).toMatchObject({
      status: 400,
      body: { code: 'INVALID_INPUT', error: 'Please upload a CSV or Excel file (.csv, .xlsx, .xls)' },
    })
    expect(await send(ada, Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0, 1, 2]), 'picture.csv')).toMatchObject({
      status: 400,
    })
    expect(await send(ada, '', 'empty.csv')).toMatchObject({ status: 400 })
    expect(await send(await guest(app.url), table)).toMatchObject({ status: 403, body: { code: 'GUEST_NOT_ALLOWED' } })
    const answer = await fetch(`${app.url}/api/uploads?fileName=a.csv`, { method: 'POST', body: table })
    expect(answer.status).toBe(401)
    const form = new FormData()
    form.set('only', 'words')
    expect(await send(ada, form, '')).toMatchObject({ status: 400, body: { error: 'Please upload a file first' } })
  })

  test('a file above the limit is 413, also when it does not say how large it is, and leaves nothing behind', async () => {
    const large = `a,b\n${'1,2\n'.repeat(300_000)}`
    const said = {
      status: 413,
      body: { code: 'PAYLOAD_TOO_LARGE', error: expect.stringContaining('larger than 1 MB') },
    }
    expect(await send(ada, large, 'large.csv')).toMatchObject(said)
    const stream = new ReadableStream({
      start(controller) {
        for (let index = 0; index < 24; index += 1) controller.enqueue(new TextEncoder().encode(large.slice(0, 50_000)))
        controller.close()
      },
    })
    expect(await send(ada, stream, 'large.csv')).toMatchObject(said)
    const rows = await app.query(`select id from uploads where file_name = 'large.csv'`)
    expect(rows).toEqual([])
    const inline = await analyse(ada, { fileName: 'large.csv', fileData: large })
    expect(inline.status).toBe(413)
  })

  test('all files together have a bound: more are refused, and taken once some have gone', async () => {
    const small = await app.secondServer({ UPLOADS_TOTAL_MB: '1', UPLOAD_MAX_MB: '1' })
    const sendThere = (content: string) =>
      fetch(`${small.url}/api/uploads?fileName=a.csv`, {
        method: 'POST',
        headers: { authorization: `Bearer ${eve.accessToken}` },
        body: content,
      })
    await app.query('delete from uploads')
    expect((await sendThere(`a,b\n${'1,2\n'.repeat(262_000)}`)).status).toBe(201)
    expect((await sendThere(`c,d\n${'1,2\n'.repeat(10_000)}`)).status).toBe(201)
    const refused = await sendThere('e,f\n1,2\n')
    expect([refused.status, await refused.json()]).toMatchObject([503, { code: 'STORAGE_FULL' }])
    expect(await app.query('select 1 from uploads where not complete')).toEqual([])
    await app.query('delete from uploads')
    expect((await sendThere('e,f\n1,2\n')).status).toBe(201)
  })

  test('Parquet is taken where the operator allows it, and nowhere else, whatever its name says', async () => {
    const file = await parquetFile(
      `select 'S' || i as id, ['Basic', 'Pro'][1 + i % 2] as plan, i % 7 as seats from range(400) t(i)`,
    )
    for (const name of ['seats.parquet', 'seats.csv']) {
      expect(await send(ada, new Uint8Array(file), name)).toMatchObject({
        status: 400,
        body: { code: 'INVALID_INPUT', error: 'Please upload a CSV or Excel file (.csv, .xlsx, .xls)' },
      })
    }
    const inline = await analyse(ada, { fileName: 'seats.parquet', fileData: 'plan,seats\nPro,3\n' })
    expect([inline.status, await inline.json()]).toMatchObject([
      400,
      { error: 'Please upload a CSV or Excel file (.csv, .xlsx, .xls)' },
    ])
    const there = await app.secondServer({ UPLOAD_PARQUET: 'true' })
    expect(await (await fetch(`${there.url}/api/system`)).json()).toMatchObject({ uploadParquet: true })
    const stored = await fetch(`${there.url}/api/uploads?fileName=seats.parquet`, {
      method: 'POST',
      headers: { authorization: `Bearer ${ada.accessToken}` },
      body: new Uint8Array(file),
    })
    const { uploadId, kind } = (await stored.json()) as Upload
    expect([stored.status, kind]).toEqual([201, 'parquet'])
    const run = await analyse(ada, { uploadId, fileName: 'seats.parquet' }, there.url)
    expect(await run.json()).toMatchObject({ dataSummary: { totalRows: 400, format: 'Parquet' } })
  })

  test('somebody else sees nothing of it', async () => {
    const { body } = await send(ada, table)
    for (const method of ['GET', 'DELETE']) {
      expect((await eve.send(method, `/api/uploads/${body.uploadId}`)).status).toBe(404)
    }
    const run = await analyse(eve, { uploadId: body.uploadId })
    expect(run.status).toBe(404)
    expect(await run.json()).toMatchObject({ error: 'This file is no longer stored. Please upload it again.' })
    expect((await ada.send('GET', `/api/uploads/${body.uploadId}`)).status).toBe(200)
    expect((await analyse(ada, { uploadId: 'no-uuid' })).status).toBe(404)
    // Nothing of that took a use.
    const [used] = await app.query<{ n: number }>(
      'select coalesce(sum(settled + reserved), 0)::int as n from usage_counters where user_id = $1',
      [eve.userId],
    )
    expect(used?.n).toBe(0)
  })

  test('an upload is analysed, computed figures come before the first word, and everything is exported', async () => {
    const { body } = await send(ada, table)
    const events = await ada.stream('/functions/v1/analytics-agent', {
      body: { uploadId: body.uploadId, question: 'Which plan cancels?' },
    })
    const types = events.map(({ event }) => event.type)
    expect(types.indexOf('prepared')).toBeGreaterThan(0)
    expect(types.indexOf('prepared')).toBeLessThan(types.indexOf('delta'))
    const stages = events.flatMap(({ event }) => (event.type === 'progress' ? [event.stage] : []))
    expect(stages).toContain('computing')
    expect(stages).not.toContain('researching')
    const end = events.at(-1)?.event
    if (end?.type !== 'run-end') throw new Error(JSON.stringify(end))
    expect(end.result).toMatchObject({
      dataSummary: {
        fileName: 'subscriptions.csv',
        totalRows: 400,
        columns: ['subscription_id', 'plan', 'cancelled', 'mrr_eur'],
      },
      headline: '30% of the 200 subscriptions with plan Basic were cancelled, against 5% of all others.',
    })
    const start = events[0]?.event
    const id = start?.type === 'run-start' ? start.runId : ''
    const run = await ada.run(id)
    expect(run.prepared).toMatchObject({ rows: 400 })
    expect(run.input).toEqual({
      fileName: 'subscriptions.csv',
      uploadId: body.uploadId,
      question: 'Which plan cancels?',
    })
    for (const format of ['docx', 'pdf', 'md', 'txt', 'json', 'csv']) {
      const file = await fetch(`${app.url}/api/runs/${id}/export?format=${format}`, {
        headers: { authorization: `Bearer ${ada.accessToken}` },
      })
      expect(file.status).toBe(200)
      expect(file.headers.get('content-disposition')).toMatch(
        new RegExp(`analysis_recommendations_\\d{4}-\\d\\d-\\d\\d\\.${format}`),
      )
      expect((await file.arrayBuffer()).byteLength).toBeGreaterThan(500)
    }
  })

  test('a file in the call itself, as text or as a base64 workbook, is not kept in the run', async () => {
    const text = await analyse(ada, { fileName: 'inline.csv', fileData: table })
    expect(text.status).toBe(200)
    const result = (await text.json()) as {
      run: { id: string }
      dataSummary: object
      suggestions: object[]
      timestamp: string
    }
    expect(result.dataSummary).toMatchObject({ fileName: 'inline.csv', totalRows: 400 })
    expect(result.suggestions.length).toBeGreaterThan(0)
    expect(result.suggestions.length).toBeLessThanOrEqual(5)
    expect(JSON.stringify((await ada.run(result.run.id)).input)).not.toContain('subscription_id')

    const sheet = utils.aoa_to_sheet(table.split('\n').map((line) => line.split(',')))
    const book = utils.book_new()
    utils.book_append_sheet(book, sheet, 'Export')
    const base64 = write(book, { type: 'base64', bookType: 'xlsx' }) as string
    const workbook = await analyse(ada, { fileName: 'book.xlsx', fileData: base64, encoding: 'base64' })
    expect(await workbook.json()).toMatchObject({ dataSummary: { totalRows: 400, format: 'Excel, sheet "Export"' } })
  })

  test('the same key and file are the same run', async () => {
    const headers = {
      authorization: `Bearer ${ada.accessToken}`,
      'content-type': 'application/json',
      'idempotency-key': 'k-1',
    }
    const call = (fileData: string) =>
      fetch(`${app.url}/functions/v1/analytics-agent`, {
        method: 'POST',
        headers,
        body: JSON.stringify({ fileName: 'same.csv', fileData }),
      })
    const [first, second] = await Promise.all([call(table), call(table)])
    const ids = await Promise.all(
      [first, second].map(async (answer) => ((await answer?.json()) as { run: { id: string } } | undefined)?.run.id),
    )
    expect(ids[0]).toBe(ids[1])
    expect((await call(`${table}\nS900,Pro,no,1`)).status).toBe(409)
  })

  test('a file that cannot be read ends the run with a sentence, and returns the use', async () => {
    const before = await ada.send('GET', '/api/usage')
    const broken = await analyse(ada, {
      fileName: 'x.xlsx',
      fileData: Buffer.from('PK\u0003\u0004 no workbook').toString('base64'),
      encoding: 'base64',
    })
    expect(broken.status).toBe(400)
    expect(await broken.json()).toMatchObject({
      code: 'FILE_UNREADABLE',
      error: 'Error parsing file. Please check the format.',
    })
    const empty = await analyse(ada, { fileName: 'x.csv', fileData: 'a,b,c\n' })
    expect(await empty.json()).toMatchObject({ code: 'FILE_EMPTY', error: 'No data found in file' })
    expect((await analyse(ada, {})).status).toBe(400)
    expect((await ada.send('GET', '/api/usage')).body).toMatchObject({ used: before.body.used, reserved: 0 })
  })

  test('uploaded on one server, analysed by the other', async () => {
    const { body } = await send(ada, table)
    const answer = await analyse(ada, { uploadId: body.uploadId }, other.url)
    expect(await answer.json()).toMatchObject({ dataSummary: { totalRows: 400 } })
  })

  test('ten files are kept, and none past its time', async () => {
    const grace = await signUp(app.url)
    for (let index = 0; index < 12; index += 1) await send(grace, `a,b\n${index},1\n`, `f${index}.csv`)
    const kept = await app.query('select file_name from uploads where user_id = $1', [grace.userId])
    expect(kept).toHaveLength(10)
    const { body } = await send(grace, 'a,b\nlast,1\n', 'last.csv')
    await app.query(`update uploads set expires_at = now() - interval '1 second' where id = $1`, [body.uploadId])
    expect((await analyse(grace, { uploadId: body.uploadId })).status).toBe(404)
    // The same file again is a new upload, not the expired one.
    expect((await send(grace, 'a,b\nlast,1\n', 'last.csv')).body.uploadId).not.toBe(body.uploadId)
  })

  test('files go with the account', async () => {
    const gone = await signUp(app.url)
    const { body } = await send(gone, table)
    await app.query('delete from "user" where id = $1', [gone.userId])
    const left = await app.query('select 1 from upload_chunks where upload_id = $1', [body.uploadId])
    expect(left).toEqual([])
  })
})
