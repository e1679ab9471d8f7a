/** Longest head of one part, in bytes. */
const longestHead = 16 * 1024
/** What may stand before the file, in bytes: other fields of the form. */
const longestBefore = 1024 ** 2
const lineEnd = '\r\n'

/** A file on its way: what its sender calls it, and its bytes as they come. */
export interface SentFile {
  fileName: string
  content: AsyncIterable<Uint8Array>
}

/**
 * The first part with a file name of a multipart body, passed on while it arrives: a form's parser that is at hand keeps the
 * whole body in memory. Null when there is no such part, or none near the beginning. What follows it is not read.
 */
export async function firstFilePart(body: AsyncIterable<Uint8Array>, boundary: string): Promise<SentFile | null> {
  const source = body[Symbol.asyncIterator]()
  const mark = Buffer.from(`${lineEnd}--${boundary}`)
  // The first boundary has no line end before it.
  let held: Buffer = Buffer.from(lineEnd)
  let before = 0
  let isFound = false
  const read = async (): Promise<Buffer | null> => {
    if (!isFound && before > longestBefore) return null
    const { value, done } = await source.next()
    if (done) return null
    before += value.byteLength
    return Buffer.from(value.buffer, value.byteOffset, value.byteLength)
  }
  const more = async () => {
    const next = await read()
    if (next) held = held.byteLength === 0 ? next : Buffer.concat([held, next])
    return next !== null
  }

  /**
   * Everything up to the next boundary; what may be the beginning of one waits for more. What is passed on shares its memory with
   * nothing that is held, so that it can be handed to another thread.
   */
  async function* untilMark(): AsyncGenerator<Uint8Array> {
    for (;;) {
      const at = held.indexOf(mark)
      const end = at >= 0 ? at : Math.max(0, held.byteLength - mark.byteLength)
      const part = held.subarray(0, end)
      held = Buffer.from(held.subarray(at >= 0 ? at + mark.byteLength : end))
      if (end > 0) yield part
      if (at >= 0) return
      const next = await read()
      if (!next) return
      const seam = Buffer.concat([held, next.subarray(0, mark.byteLength)])
      const across = seam.indexOf(mark)
      // Where no boundary begins in what is held, all that came goes on as it is.
      if (next.byteLength >= mark.byteLength && (across < 0 || across >= held.byteLength)) {
        if (held.byteLength > 0) yield held
        held = next
      } else held = Buffer.concat([held, next])
    }
  }

  for (;;) {
    for await (const _ of untilMark());
    let end = held.indexOf(`${lineEnd}${lineEnd}`)
    while (end < 0) {
      if (held.byteLength > longestHead || held.subarray(0, 2).toString() === '--' || !(await more())) return null
      end = held.indexOf(`${lineEnd}${lineEnd}`)
    }
    const fileName = nameIn(held.subarray(0, end).toString('utf8'))
    held = held.subarray(end + 2 * lineEnd.length)
    if (fileName !== null) {
      isFound = true
      return { fileName, content: untilMark() }
    }
  }
}

function nameIn(head: string): string | null {
  const encoded = /filename\*=UTF-8''([^;\r\n]+)/i.exec(head)?.[1]
  if (encoded) {
    try {
      return decodeURIComponent(encoded)
    } catch {
      return null
    }
  }
  return /filename="((?:[^"\\]|\\.)*)"/i.exec(head)?.[1] ?? null
}
