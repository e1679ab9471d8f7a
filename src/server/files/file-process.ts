import { loadWritingAgent, type WritingAgent } from '#agents/registry-server.ts'
import type { FileAnswer, FileJob } from './file-job.ts'
import { readNote } from './read-note.ts'
import { watchProcessorTime } from './watch-processor-time.ts'
import { writeFile, writePicture, writeSection, writeSharedPage } from './write-file.ts'

/** The program of a file process: writes one file after the other as it is asked to, and ends with the server. */
process.on('message', (job: FileJob) => {
  write(job).then(answer, (error: unknown) => answer({ kind: 'failed', error: String(error) }))
})
process.on('disconnect', () => process.exit())

const watch = watchProcessorTime()
const agents = new Map<string, Promise<WritingAgent>>()

function answer(message: FileAnswer): void {
  if (process.connected) process.send?.(message)
}

async function write(job: FileJob): Promise<FileAnswer> {
  if (job.kind === 'note') return read(job)
  if (job.kind === 'picture') return draw(job)
  const loading = agents.get(job.agentId) ?? loadWritingAgent(job.agentId)
  agents.set(job.agentId, loading)
  const agent = await loading
  watch.begin(job.longestMs)
  try {
    if (job.kind === 'section') return { kind: 'section', ...(await writeSection(agent, job)) }
    if (job.kind === 'page') return { kind: 'page', ...(await writeSharedPage(agent, job)) }
    return { kind: 'file', ...(await writeFile(agent, job)) }
  } finally {
    watch.end()
  }
}

async function read(job: Extract<FileJob, { kind: 'note' }>): Promise<FileAnswer> {
  watch.begin(job.longestMs)
  try {
    return { kind: 'note', ...(await readNote(job)) }
  } finally {
    watch.end()
  }
}

async function draw(job: Extract<FileJob, { kind: 'picture' }>): Promise<FileAnswer> {
  watch.begin(job.longestMs)
  try {
    return { kind: 'picture', png: await writePicture(job) }
  } finally {
    watch.end()
  }
}
