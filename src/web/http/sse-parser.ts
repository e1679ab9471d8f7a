export interface ServerSentMessage {
  /** The event's name; "message" when it has none. */
  event: string
  data: string
  /** The last id that the stream gave, this message's or an earlier one's; empty before the first. */
  id: string
}

/**
 * Cuts a stream of text into messages, whatever the pieces it arrives in. A message counts only once its blank line
 * has come, so a cut connection never yields half of one.
 */
export function createSseParser(): (chunk: string) => ServerSentMessage[] {
  let rest = ''
  let event = ''
  let data: string[] = []
  let id = ''
  /** A \r at the end of a chunk may be the first half of \r\n. */
  let pendingReturn = false

  return (chunk) => {
    let text = chunk
    if (pendingReturn && text !== '') {
      if (text.startsWith('\n')) text = text.slice(1)
      pendingReturn = false
    }
    if (text.endsWith('\r')) pendingReturn = true
    const lines = (rest + text).split(/\r\n|\n|\r/)
    rest = lines.pop() ?? ''
    const messages: ServerSentMessage[] = []
    for (const line of lines) {
      if (line === '') {
        if (data.length > 0) messages.push({ event: event || 'message', data: data.join('\n'), id })
        event = ''
        data = []
        continue
      }
      // A line that starts with a colon is a comment: the server's sign of life.
      if (line.startsWith(':')) continue
      const colon = line.indexOf(':')
      const field = colon === -1 ? line : line.slice(0, colon)
      const value = colon === -1 ? '' : line.slice(colon + 1).replace(/^ /, '')
      if (field === 'event') event = value
      else if (field === 'data') data.push(value)
      else if (field === 'id') id = value
    }
    return messages
  }
}
