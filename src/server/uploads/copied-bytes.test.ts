import fc from 'fast-check'
import { expect, test } from 'vitest'
import { copiedBytes } from './copied-bytes.ts'

/** What PostgreSQL sends, by its documentation of the format. */
function copyOf(values: readonly Uint8Array[]): Buffer {
  const rows = values.flatMap((value) => {
    const head = Buffer.alloc(6)
    head.writeInt16BE(1)
    head.writeInt32BE(value.byteLength, 2)
    return [head, value]
  })
  return Buffer.concat([
    Buffer.from('PGCOPY\n\xff\r\n\0', 'latin1'),
    Buffer.alloc(8),
    ...rows,
    Buffer.from([0xff, 0xff]),
  ])
}

async function* cutInto(bytes: Buffer, size: number) {
  for (let at = 0; at < bytes.byteLength; at += size) yield bytes.subarray(at, at + size)
}

test('values come out as they went in, however they are cut', async () => {
  const values = fc.array(fc.uint8Array({ maxLength: 40 }), { maxLength: 5 })
  await fc.assert(
    fc.asyncProperty(values, fc.integer({ min: 1, max: 50 }), async (given, size) => {
      const out: Uint8Array[] = []
      for await (const piece of copiedBytes(cutInto(copyOf(given), size))) out.push(piece)
      expect(Buffer.concat(out)).toEqual(Buffer.concat(given))
    }),
  )
})
