import { startChunkModel } from '#tests/fakes/models/chunk-model.ts'
import { researchAnswer } from '#tests/support/model-answer.ts'

/** `mock-model.ts DELAY_MS | burst`: a valid answer of market research in 200 chunks, so far apart. Prints its base URL. */
const [pace = '0'] = process.argv.slice(2)
const model = await startChunkModel({
  text: JSON.stringify(researchAnswer),
  chunks: 200,
  ...(pace === 'burst' ? { burst: true } : { delayMs: Number(pace) }),
})
process.stdout.write(`${model.baseUrl}\n`)
