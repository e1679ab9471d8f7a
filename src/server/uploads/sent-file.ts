/** A file on its way: what its sender calls it, and its bytes as they come. */
export interface SentFile {
  fileName: string
  content: AsyncIterable<Uint8Array>
}
