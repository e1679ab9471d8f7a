import type { ErasedContext } from '#agents/_kit/define-agent.ts'
import type { WrittenPage } from '#exporters/page/write-page.ts'
import type { FreeBlock } from '#shared/api/documents.ts'
import type { ExportFormat } from '#shared/document/export-format.ts'
import type { NoteToRead } from './read-note.ts'

/** A result that somebody may have edited, with what it was made from. */
export interface ResultToWrite {
  agentId: string
  result: object
  /** What people added beside it. */
  blocks?: readonly FreeBlock[]
  context: ErasedContext
}

export interface FileRequest extends ResultToWrite {
  format: ExportFormat
}

export interface SectionRequest extends ResultToWrite {
  place: 'new-page' | 'added'
  at: Date
  anchor: string
}

/** The words of the picture of a link. */
export interface PictureRequest {
  title: string
  description: string
}

/** What the server asks of a file process. */
export type FileJob = (
  | ({ kind: 'file' } & FileRequest)
  | ({ kind: 'section' } & SectionRequest)
  | ({ kind: 'page' } & ResultToWrite)
  | ({ kind: 'picture' } & PictureRequest)
  | ({ kind: 'note' } & NoteToRead)
) & {
  /** Processor time that it may take, in milliseconds. */
  longestMs: number
}

export interface WrittenFile {
  bytes: Uint8Array
  contentType: string
}

export interface WrittenSection {
  storage: string
  /** Of the document. */
  title: string
}

/** Its answer, or why there is none. */
export type FileAnswer =
  | ({ kind: 'file' } & WrittenFile)
  | ({ kind: 'section' } & WrittenSection)
  | ({ kind: 'page' } & WrittenPage)
  | { kind: 'picture'; png: Uint8Array }
  | { kind: 'note'; text: string; shortened: boolean }
  | { kind: 'failed'; error: string }
