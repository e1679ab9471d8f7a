import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createStoringThread, type StoringThread } from '#server/uploads/storing-thread.ts'
import { type Person, signUp } from '#tests/support/person.ts'
import { createTestApp, type TestApp } from '#tests/support/test-app.ts'

const kilobyte = 1024
const chunkBytes = 64 * kilobyte

describe('the thread that stores files', () => {
  let app: TestApp
  let ada: Person
  let thread: StoringThread
  beforeAll(async () => {
    app = await createTestApp()
    ada = await signUp(app.url)
    const { connection } = app
    thread = createStoringThread({ connection, largest: 4 * kilobyte ** 2, total: 100 * kilobyte ** 2, parquet: false })
  })
  afterAll(async () => {
    thread.close()
    await app.close()
  })

  async function begun(): Promise<string> {
    const id = randomUUID()
    await app.query(
      `insert into uploads (id, user_id, file_name, expires_at) values ($1, $2, 'a.csv', now() + interval '1 hour')`,
      [id, ada.userId],
    )
    return id
  }
  const chunkOf = (letter: string, bytes = chunkBytes) => Buffer.alloc(bytes, `${letter},`)
  async function* arriving(chunks: readonly Uint8Array[]): AsyncGenerator<Uint8Array> {
    for (const chunk of chunks) yield chunk
  }

  test('writes what arrives, and none of it is left to the thread that it came from', async () => {
    const id = await begun()
    const chunks = [...'abcdefghijklmnopqrstuvwx'].map((letter) => chunkOf(letter))
    const text = Buffer.concat(chunks).toString()
    const file = await thread.store(id, arriving(chunks))
    expect(file).toMatchObject({ size: text.length, kind: 'text' })
    expect(chunks.map(({ byteLength }) => byteLength)).toEqual(chunks.map(() => 0))
    const rows = await app.query<{ text: string }>(
      `select convert_from(string_agg(data, ''::bytea order by seq), 'UTF8') as text from upload_chunks where upload_id = $1`,
      [id],
    )
    expect(rows[0]?.text).toBe(text)
  })

  test('small pieces share their memory with others, and keep it', async () => {
    const shared = Buffer.from('a,b\n1,2\n3,4\n')
    const file = await thread.store(await begun(), arriving([shared.subarray(0, 6), shared.subarray(6)]))
    expect(file.size).toBe(12)
    expect(shared.toString()).toBe('a,b\n1,2\n3,4\n')
  })

  test('no more is taken of a sender than the thread can keep up with', async () => {
    let given = 0
    async function* endless(): AsyncGenerator<Uint8Array> {
      for (; given < 1_000; given += 1) yield chunkOf('a')
    }
    await expect(thread.store(await begun(), endless())).rejects.toMatchObject({ code: 'PAYLOAD_TOO_LARGE' })
    // Four megabytes are allowed, and one waits.
    expect(given).toBeLessThanOrEqual((6 * kilobyte ** 2) / chunkBytes)
  })

  test('what is refused there is refused here, with its words; a sender that breaks off fails alone', async () => {
    await expect(
      thread.store(await begun(), arriving([Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 1])])),
    ).rejects.toMatchObject({ code: 'INVALID_INPUT', fields: { fileData: expect.any(String) } })
    await expect(thread.store(await begun(), arriving([]))).rejects.toMatchObject({ code: 'FILE_EMPTY' })
    async function* broken(): AsyncGenerator<Uint8Array> {
      yield chunkOf('a')
      throw new Error('gone')
    }
    const other = thread.store(await begun(), arriving([chunkOf('b')]))
    await expect(thread.store(await begun(), broken())).rejects.toThrow('gone')
    expect((await other).size).toBe(chunkBytes)
    expect(thread.active()).toBe(0)
  })

  test('an upload that nobody began fails with what the database says', async () => {
    await expect(thread.store(randomUUID(), arriving([chunkOf('a')]))).rejects.toMatchObject({ code: '23503' })
  })

  test('a thread that has ended fails the file that it had, and the next file has another', async () => {
    const { connection } = app
    const ending = createStoringThread({ connection, largest: kilobyte ** 2, total: kilobyte ** 3, parquet: false })
    expect((await ending.store(await begun(), arriving([chunkOf('a')]))).size).toBe(chunkBytes)
    ending.close()
    await expect
      .poll(async () => ending.store(await begun(), arriving([chunkOf('b')])).then(({ size }) => size, String))
      .toBe(chunkBytes)
    ending.close()
  })
})
