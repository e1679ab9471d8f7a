import { fitToSchema } from '#server/answers/fit-to-schema.ts'
import { jsonSchemaOf } from '#server/answers/json-schema.ts'
import { readAnswer } from '#server/answers/read-answer.ts'
import type { Writer } from '#server/runs/writer.ts'
import { AppError } from '#shared/errors/app-error.ts'
import { type ModelPatch, modelPatch } from './read-patch.ts'
import { composeRefine, type RefineTask } from './refine-prompt.ts'

export interface Progress {
  /** Changes that are begun. */
  changes: number
  thinking: boolean
}

/** Has a model write a patch. Throws what the provider path throws, and RESULT_UNUSABLE for an answer that is none. */
export async function refineByModel(
  call: NonNullable<Writer['call']>,
  task: RefineTask,
  onProgress: (progress: Progress) => void,
  signal: AbortSignal,
): Promise<ModelPatch> {
  let changes = 0
  let written = ''
  const prompt = composeRefine(task)
  const { text } = await call(
    { ...prompt, onAlive: (doing) => onProgress({ changes, thinking: doing === 'thinking' }) },
    signal,
    (piece) => {
      written += piece
      const begun = written.match(/"place"\s*:/g)?.length ?? 0
      if (begun === changes) return
      changes = begun
      onProgress({ changes, thinking: false })
    },
  )
  const read = readAnswer(text)
  if (read.kind === 'refusal') throw new AppError('MODEL_REFUSED')
  if (read.kind === 'nothing') throw new AppError('MODEL_SAID_NOTHING')
  const parsed = read.kind === 'json' ? modelPatch.safeParse(fitToSchema(read.value, jsonSchemaOf(modelPatch))) : null
  if (!parsed?.success) throw new AppError('RESULT_UNUSABLE', { internal: 'a refinement that is no patch' })
  return parsed.data
}
