/** The same bytes in pieces of `size`, the last one shorter. */
export async function* inPieces(content: AsyncIterable<Uint8Array>, size: number): AsyncGenerator<Uint8Array> {
  let waiting: Uint8Array[] = []
  let length = 0
  for await (const chunk of content) {
    let rest = chunk
    while (length + rest.byteLength >= size) {
      const head = rest.subarray(0, size - length)
      yield waiting.length === 0 ? head : Buffer.concat([...waiting, head])
      rest = rest.subarray(head.byteLength)
      waiting = []
      length = 0
    }
    if (rest.byteLength > 0) {
      waiting.push(rest)
      length += rest.byteLength
    }
  }
  if (length > 0) yield Buffer.concat(waiting)
}
