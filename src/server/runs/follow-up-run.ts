import type { FollowUpTools, ModelTask } from '#agents/_kit/define-follow-up.ts'
import type { LiveAgent } from '#agents/registry-server.ts'
import { fitToSchema } from '#server/answers/fit-to-schema.ts'
import { jsonSchemaOf } from '#server/answers/json-schema.ts'
import { readAnswer } from '#server/answers/read-answer.ts'
import type { Database } from '#server/db/database.ts'
import { parseRequest } from '#server/http/parse-request.ts'
import { fenced } from '#server/models/fenced.ts'
import type { Uploads } from '#server/uploads/uploads.ts'
import { cleanDeep } from '#shared/clean-text.ts'
import { AppError } from '#shared/errors/app-error.ts'
import { editResult } from './edit-result.ts'
import type { Memories } from './memories.ts'
import type { ReadRun } from './run-row.ts'
import type { RunWriters } from './run-writers.ts'
import type { Writer } from './writer.ts'

export interface FollowUpParts {
  uploads: Uploads
  writers: Pick<RunWriters, 'writerOf'>
  memories: Memories
}

interface FollowUpCall {
  agent: LiveAgent
  row: ReadRun
  body: Record<string, unknown>
  prepared: object | null
  signal: AbortSignal
}

const mostAnswerTokens = 1_500

/**
 * Answers a follow-up on a finished run and stores the result with the answer as its next revision. Costs no use. Throws
 * NOT_FOUND where the agent takes none, RUN_NOT_FINISHED, INVALID_INPUT, STALE_REVISION, and what the agent throws.
 */
export async function followUpRun(
  database: Database,
  { uploads, writers, memories }: FollowUpParts,
  { agent, row, body, prepared, signal }: FollowUpCall,
) {
  const { followUp } = agent
  if (!followUp) throw new AppError('NOT_FOUND')
  if (row.status !== 'succeeded' || row.result === null) throw new AppError('RUN_NOT_FINISHED')
  const request = parseRequest(followUp.request, cleanDeep(body))
  const stored = agent.parseResult(row.result)
  if (!stored.ok) throw new AppError('NOT_FOUND', { internal: `a stored result: ${stored.places.join('; ')}` })
  const owner = { userId: row.user_id, productId: row.product_id, agentId: agent.card.id }
  const tools: FollowUpTools = {
    signal,
    note: () => undefined,
    openUpload: (id) => uploads.open(row.user_id, id),
    largestFile: uploads.largest,
    remembered: await memories.of(owner),
    now: new Date().toISOString(),
    account: row.user_id,
    ...askModelOf((await writers.writerOf(row)).writer, signal),
  }
  const run = { input: row.input, result: stored.value, prepared, timestamp: row.created_at.toISOString() }
  const { result, remember } = await followUp.run(request, run, tools)
  const edit = { result: cleanDeep(result) as Record<string, unknown>, revision: row.revision }
  const saved = await editResult(database, agent, row, edit)
  if (remember) await memories.keep(owner, remember.key, remember.value)
  return saved
}

function askModelOf({ call }: Writer, signal: AbortSignal): Pick<FollowUpTools, 'askModel'> {
  if (!call) return {}
  return {
    async askModel<Answer>({ system, data, task, name, schema }: ModelTask<Answer>) {
      const json = jsonSchemaOf(schema)
      const sections = Object.entries(data).map(([tag, value]) => `<${tag}>\n${fenced(value)}\n</${tag}>`)
      const prompt = {
        system,
        user: `${sections.join('\n')}\n\n${task}`,
        schema: json,
        schemaName: name,
        maxOutputTokens: mostAnswerTokens,
        quickly: true,
      }
      const answer = readAnswer((await call(prompt, signal)).text)
      const parsed = schema.safeParse(answer.kind === 'json' ? fitToSchema(answer.value, json) : null)
      return parsed.success ? parsed.data : null
    },
  }
}
