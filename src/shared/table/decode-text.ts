export type TextEncoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252'

export const encodingNames: Readonly<Record<TextEncoding, string>> = {
  'utf-8': 'UTF-8',
  'utf-16le': 'UTF-16',
  'utf-16be': 'UTF-16',
  'windows-1252': 'Windows-1252',
}

/** By its mark, else UTF-8 when `isUtf8` says so, else what older Western spreadsheets write. */
export function textEncoding(start: Uint8Array, isUtf8: () => boolean): TextEncoding {
  if (start[0] === 0xff && start[1] === 0xfe) return 'utf-16le'
  if (start[0] === 0xfe && start[1] === 0xff) return 'utf-16be'
  return isUtf8() ? 'utf-8' : 'windows-1252'
}

/** The beginning of a file as text. A character that the cut has split does not count against UTF-8. */
export function decodeStart(bytes: Uint8Array, complete: boolean): { text: string; encoding: TextEncoding } {
  const encoding = textEncoding(bytes, () => {
    try {
      new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: !complete })
      return true
    } catch {
      return false
    }
  })
  return { text: new TextDecoder(encoding).decode(bytes, { stream: !complete }), encoding }
}
