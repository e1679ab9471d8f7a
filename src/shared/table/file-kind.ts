/** What the bytes of a table file are, whatever its name says. */
export type FileKind = 'text' | 'xlsx' | 'xls' | 'parquet'

/** How many of the first bytes {@link fileKind} needs. */
export const kindBytes = 4096

const zip = [0x50, 0x4b, 0x03, 0x04]
/** The container of .xls files, and of encrypted .xlsx files. */
const compound = [0xd0, 0xcf, 0x11, 0xe0]

const parquet = [0x50, 0x41, 0x52, 0x31]

/** The kind by the first bytes; null for what is neither a workbook nor text, such as a picture or a program. */
export function fileKind(start: Uint8Array): FileKind | null {
  const begins = (signature: readonly number[]) => signature.every((byte, index) => start[index] === byte)
  if (begins(zip)) return 'xlsx'
  if (begins(compound)) return 'xls'
  const utf16 = (start[0] === 0xff && start[1] === 0xfe) || (start[0] === 0xfe && start[1] === 0xff)
  if (utf16) return 'text'
  if (isText(start.subarray(0, kindBytes))) return 'text'
  return begins(parquet) ? 'parquet' : null
}

/** No control character but tab, line ends and form feed: the other ones stand in programs and pictures, not in tables. */
function isText(bytes: Uint8Array): boolean {
  return bytes.every((byte) => byte >= 0x20 || byte === 0x09 || byte === 0x0a || byte === 0x0c || byte === 0x0d)
}
