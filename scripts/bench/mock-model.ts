import { startChunkModel } from '#tests/fakes/models/chunk-model.ts'
import { researchAnswer } from '#tests/support/model-answer.ts'

/** `mock-model.ts DELAY_MS`: a valid answer of market research in 200 chunks, so far apart. Prints its base URL. */
const model = await startChunkModel({
  text: JSON.stringify(researchAnswer),
  chunks: 200,
  delayMs: Number(process.argv[2] ?? 0),
})
process.stdout.write(`${model.baseUrl}\n`)
