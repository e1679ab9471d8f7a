import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { OpenFile, PrepareTools } from '#agents/_kit/define-prepare.ts'
import { definePrepare } from '#agents/_kit/define-prepare.ts'
import { AppError } from '#shared/errors/app-error.ts'
import agent from './agent.ts'
import type { AnalyticsInput } from './input.ts'
import { analyseInProcess } from './prepare/analyse-in-process.ts'
import type { PreparedAnalysis } from './prepared.ts'

export default definePrepare(agent, async (input, tools) => {
  const { signal, note } = tools
  let opened: Promise<OpenFile> | null = null
  const open = async () => {
    opened = openFile(input, tools)
    const { path, name } = await opened
    return { path, fileName: name }
  }
  try {
    const value = await analyseInProcess({ question: input.question }, open, { signal, note })
    return { value, understood: understoodOf(value) }
  } finally {
    // A run that was stopped meanwhile waits for its file, so that none is left behind.
    await closeOpened(opened)
  }
})

async function closeOpened(opened: Promise<OpenFile> | null): Promise<void> {
  const file = await opened?.catch(() => null)
  await file?.close()
}

async function openFile(input: AnalyticsInput, tools: PrepareTools): Promise<OpenFile> {
  if (input.uploadId) return tools.openUpload(input.uploadId)
  const bytes = Buffer.from(input.fileData ?? '', input.encoding === 'base64' ? 'base64' : 'utf8')
  if (bytes.byteLength > tools.largestFile) throw new AppError('PAYLOAD_TOO_LARGE')
  const folder = await mkdtemp(join(tmpdir(), 'pm-pilot-inline-'))
  const path = join(folder, 'data')
  await writeFile(path, bytes, { mode: 0o600 })
  return {
    path,
    name: input.fileName ?? 'data.csv',
    size: bytes.byteLength,
    close: () => rm(folder, { recursive: true, force: true }),
  }
}

function understoodOf({ rows, columns, row, values, format }: PreparedAnalysis): { label: string; value: string }[] {
  const from = values['data.from']?.text
  const to = values['data.to']?.text
  return [
    { label: 'Read as', value: format },
    { label: 'Each row', value: row.one === 'row' ? 'not said by a name' : `one ${row.one}` },
    { label: 'Size', value: `${rows.toLocaleString('en-US')} rows, ${columns.length} columns` },
    ...(from && to ? [{ label: 'Time', value: `${from} to ${to}` }] : []),
  ]
}
