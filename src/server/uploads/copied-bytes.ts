/** Of the start of PostgreSQL's binary copy format: signature, flags, length of an extension that is always empty. */
const headerBytes = 11 + 4 + 4
/** Before each value of a row of one column: the number of columns, and the value's length. */
const rowHeadBytes = 2 + 4

/** The bytes of all values of `copy (select one_column ...) to stdout (format binary)`, in whatever pieces they arrive. */
export async function* copiedBytes(source: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  let head = Buffer.alloc(0)
  let needed = headerBytes
  let left = 0
  for await (const chunk of source) {
    let at = 0
    while (at < chunk.byteLength) {
      if (left > 0) {
        const end = Math.min(chunk.byteLength, at + left)
        yield chunk.subarray(at, end)
        left -= end - at
        at = end
        continue
      }
      const part = chunk.subarray(at, at + needed - head.byteLength)
      head = Buffer.concat([head, part])
      at += part.byteLength
      if (head.byteLength < needed) continue
      if (needed === rowHeadBytes) left = head.readInt32BE(2)
      needed = rowHeadBytes
      head = Buffer.alloc(0)
    }
  }
}
