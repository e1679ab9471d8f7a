import type { WriterAnswer, WriterJob } from './writer-job.ts'

/** The program of the writer process: writes one file for each job that it is sent, and ends with the server. */
process.on('message', (job: WriterJob) => {
  write(job).then(
    (file) => answer({ id: job.id, file }),
    (error: unknown) => answer({ id: job.id, error: String(error) }),
  )
})
process.on('disconnect', () => process.exit())

function answer(message: WriterAnswer): void {
  if (process.connected) process.send?.(message)
}

async function write({ format, document, createdAt }: WriterJob): Promise<Uint8Array> {
  if (format === 'docx') return (await import('../docx/write-docx.ts')).writeDocx(document, createdAt)
  return (await import('../pdf/write-pdf.ts')).writePdf(document, createdAt)
}
