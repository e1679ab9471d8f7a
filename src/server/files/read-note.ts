import { decodeStart } from '#shared/table/decode-text.ts'

/** A file whose words are wanted. */
export interface NoteToRead {
  fileName: string
  bytes: Uint8Array
}

/** Longest text that is kept of a file, in characters: more than a prompt takes along. */
export const longestNote = 200_000
const mostPages = 400

/** The words of a file, by its ending. Throws where it is none of its kind. Runs in a file process. */
export async function readNote({ fileName, bytes }: NoteToRead): Promise<{ text: string; shortened: boolean }> {
  const text = tidied(await wordsOf(endingOf(fileName), bytes))
  return { text: text.slice(0, longestNote), shortened: text.length > longestNote }
}

/** Without what ends lines and pages and nobody reads. */
export function tidied(text: string): string {
  const lines = text.replace(/\r\n?/g, '\n').split('\n')
  return lines
    .map((line) => line.trimEnd())
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}

export const endingOf = (fileName: string): string => /\.[^.]+$/.exec(fileName.toLowerCase())?.[0] ?? ''

async function wordsOf(ending: string, bytes: Uint8Array): Promise<string> {
  switch (ending) {
    case '.docx': {
      const { default: mammoth } = await import('mammoth')
      const { value } = await mammoth.extractRawText({ buffer: Buffer.from(bytes) })
      return value
    }
    case '.pdf':
      return textOfPdf(bytes)
    case '.csv': {
      const { default: Papa } = await import('papaparse')
      const { data } = Papa.parse<string[]>(decodeStart(bytes, true).text, { skipEmptyLines: 'greedy' })
      return Papa.unparse(data, { newline: '\n' })
    }
    default:
      return decodeStart(bytes, true).text
  }
}

async function textOfPdf(bytes: Uint8Array): Promise<string> {
  const { getDocumentProxy } = await import('unpdf')
  const pdf = await getDocumentProxy(new Uint8Array(bytes))
  let text = ''
  for (let number = 1; number <= Math.min(pdf.numPages, mostPages) && text.length <= longestNote; number += 1) {
    const { items } = await (await pdf.getPage(number)).getTextContent()
    text += `${items.map((item) => ('str' in item ? `${item.str}${item.hasEOL ? '\n' : ''}` : '')).join('')}\n\n`
  }
  return text
}
