import type { ResultDocument } from '#shared/document/block.ts'

/** What the server asks of the writer process. */
export interface WriterJob {
  id: number
  format: 'docx' | 'pdf'
  document: ResultDocument
  createdAt: Date
}

/** Its answer: the file, or why there is none. */
export type WriterAnswer = { id: number; file: Uint8Array } | { id: number; error: string }
