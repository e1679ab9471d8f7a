import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { firstFilePart } from './first-file-part.ts'

/** The bytes in pieces of these sizes, over and over. */
async function* inPieces(bytes: Uint8Array, sizes: readonly number[]): AsyncGenerator<Uint8Array> {
  for (let from = 0, turn = 0; from < bytes.byteLength; turn += 1) {
    const size = sizes[turn % sizes.length] ?? 1
    yield bytes.subarray(from, from + size)
    from += size
  }
}

async function read(bytes: Uint8Array, sizes: readonly number[] = [4096], boundary = 'b') {
  const part = await firstFilePart(inPieces(bytes, sizes), boundary)
  if (!part) return null
  const pieces: Uint8Array[] = []
  for await (const piece of part.content) pieces.push(Uint8Array.from(piece))
  return { fileName: part.fileName, content: Buffer.concat(pieces) }
}

const form = (content: Uint8Array, head = 'Content-Disposition: form-data; name="file"; filename="x.csv"') =>
  Buffer.concat([Buffer.from(`--b\r\n${head}\r\n\r\n`), content, Buffer.from('\r\n--b--\r\n')])
const sizes = fc.array(fc.integer({ min: 1, max: 40 }), { minLength: 1, maxLength: 5 })

describe('the file of a form', () => {
  test('comes out as it went in, in whatever pieces it arrives', async () => {
    const content = fc.oneof(
      fc.uint8Array({ maxLength: 400 }),
      fc
        .array(fc.constantFrom('\r\n', '--', '\r', '\n-', '\r\n-', '\r\n--', 'a'), { maxLength: 40 })
        .map((parts) => Buffer.from(parts.join(''))),
    )
    await fc.assert(
      fc.asyncProperty(content, sizes, async (bytes, cut) => {
        fc.pre(!Buffer.from(bytes).includes('\r\n--b'))
        const part = await read(form(bytes), cut)
        expect(part?.fileName).toBe('x.csv')
        expect(part?.content.equals(Buffer.from(bytes))).toBe(true)
      }),
      { seed: 3, numRuns: 200 },
    )
  })

  test('any bytes are a file or none, and never an error', async () => {
    const noise = fc
      .array(
        fc.oneof(
          fc.constantFrom(
            '--b',
            '\r\n',
            '--b\r\n',
            '--b--',
            'filename="',
            '"',
            "filename*=UTF-8''%ff",
            ': ',
            '\r\n\r\n',
          ),
          fc.string({ unit: 'binary', maxLength: 8 }),
        ),
        { maxLength: 30 },
      )
      .map((parts) => Buffer.from(parts.join('')))
    await fc.assert(
      fc.asyncProperty(noise, sizes, async (bytes, cut) => {
        const part = await read(bytes, cut)
        if (part) expect(typeof part.fileName).toBe('string')
      }),
      { seed: 5, numRuns: 300 },
    )
  })

  test('a head without an end, and fields without a file, are given up in good time', async () => {
    expect(await read(Buffer.from(`--b\r\nX: ${'a'.repeat(100_000)}`))).toBeNull()
    let sent = 0
    async function* endless(): AsyncGenerator<Uint8Array> {
      const field = Buffer.from(`--b\r\nContent-Disposition: form-data; name="a"\r\n\r\n${'x'.repeat(60_000)}\r\n`)
      for (; sent < 1_000; sent += 1) yield field
    }
    expect(await firstFilePart(endless(), 'b')).toBeNull()
    expect(sent).toBeLessThan(100)
  })
})
