/**
 * The same bytes in pieces of `size`, the last one shorter. All pieces are written into one buffer, so that a large file leaves no
 * garbage behind whose collection would hold up other requests: a piece is good until the next one is asked for.
 */
export async function* inPieces(content: AsyncIterable<Uint8Array>, size: number): AsyncGenerator<Uint8Array> {
  const piece = Buffer.allocUnsafeSlow(size)
  let length = 0
  for await (const chunk of content) {
    for (let at = 0; at < chunk.byteLength; ) {
      const part = chunk.subarray(at, at + size - length)
      piece.set(part, length)
      length += part.byteLength
      at += part.byteLength
      if (length < size) continue
      yield piece
      length = 0
    }
  }
  if (length > 0) yield piece.subarray(0, length)
}
