import { z } from 'zod'
import { atMost } from '#shared/limited-text.ts'
import { isTableFileName, tableFileMessages } from '#shared/table/table-file.ts'

/** Longest file name that is kept, in characters. */
const longestName = 255
const { noFile, wrongKind } = tableFileMessages

const blankIsMissing = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((value) => (value === '' || value === null ? undefined : value), schema.optional())

/**
 * The inputs of an agent that works on a table: the file's content in the call itself, as text or base64, or the id of an
 * upload. The agent adds {@link needsFile} to its schema and `takesFile` to its definition.
 */
export const fileInput = {
  fileName: blankIsMissing(
    atMost(z.string({ error: noFile }).trim(), longestName, 'The file name is too long').refine(
      (name) => isTableFileName(name, { parquet: true }),
      wrongKind,
    ),
  ),
  fileData: blankIsMissing(z.string({ error: 'fileData must be text' })),
  encoding: blankIsMissing(z.enum(['text', 'base64'], { error: 'encoding is "text" or "base64"' })),
  uploadId: blankIsMissing(z.string({ error: 'uploadId must be text' }).max(100, 'This is not the id of an upload')),
}

export interface FileInput {
  fileName?: string | undefined
  fileData?: string | undefined
  encoding?: 'text' | 'base64' | undefined
  uploadId?: string | undefined
}

/** What is wrong with an input as a whole: no file, or content without a name. */
export function needsFile(input: FileInput, context: z.core.$RefinementCtx<FileInput>): void {
  if (!input.uploadId && !input.fileData) {
    context.addIssue({ code: 'custom', path: ['fileData'], message: noFile, input: input.fileData })
  } else if (!input.uploadId && !isTableFileName(input.fileName ?? '', { parquet: false })) {
    // Whether a stored file may be of another kind was decided when it was stored.
    context.addIssue({ code: 'custom', path: ['fileName'], message: wrongKind, input: input.fileName })
  }
}
