import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { OpenFile, PrepareTools } from '#agents/_kit/define-prepare.ts'
import { makeTemporaryFolder } from '#agents/_kit/temporary-folder.ts'
import { AppError } from '#shared/errors/app-error.ts'
import { type RememberedDictionary, rememberedDictionary } from './dictionary.ts'
import type { AnalyticsInput } from './input.ts'

/** Runs a computation on the input's file, which is fetched when `use` asks for it and removed at the end. */
export async function withInputFile<Value>(
  input: AnalyticsInput,
  tools: PrepareTools,
  use: (open: () => Promise<{ path: string; fileName: string }>) => Promise<Value>,
): Promise<Value> {
  let opened: Promise<OpenFile> | null = null
  try {
    return await use(async () => {
      opened = openFile(input, tools)
      const { path, name } = await opened
      return { path, fileName: name }
    })
  } catch (error) {
    throw fileErrorOf(error)
  } finally {
    // A run that was stopped meanwhile waits for its file, so that none is left behind.
    await closeOpened(opened)
  }
}

/** What is wrong with a file is said at its field. */
function fileErrorOf(error: unknown): unknown {
  if (!(error instanceof AppError) || error.status !== 400 || error.fields) return error
  const { code, userMessage, message: internal, cause } = error
  return new AppError(code, { userMessage, internal, cause, fields: { fileData: userMessage } })
}

async function closeOpened(opened: Promise<OpenFile> | null): Promise<void> {
  const file = await opened?.catch(() => null)
  await file?.close()
}

async function openFile(input: AnalyticsInput, tools: PrepareTools): Promise<OpenFile> {
  if (input.uploadId) return tools.openUpload(input.uploadId)
  const bytes = Buffer.from(input.fileData ?? '', input.encoding === 'base64' ? 'base64' : 'utf8')
  if (bytes.byteLength > tools.largestFile) throw new AppError('PAYLOAD_TOO_LARGE')
  const folder = await makeTemporaryFolder()
  const path = join(folder, 'data')
  await writeFile(path, bytes, { mode: 0o600 })
  return {
    path,
    name: input.fileName ?? 'data.csv',
    size: bytes.byteLength,
    close: () => rm(folder, { recursive: true, force: true }),
  }
}

/** The dictionaries that this user keeps, whatever else is remembered under other keys. */
export function rememberedDictionaries({ remembered }: Pick<PrepareTools, 'remembered'>): RememberedDictionary[] {
  return remembered.flatMap(({ value }) => {
    const parsed = rememberedDictionary.safeParse(value)
    return parsed.success ? [parsed.data] : []
  })
}
