import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { loadAgents } from '#agents/registry-server.ts'
import { readKnowledge } from '#knowledge/knowledge.ts'
import { parseEnv } from '#server/env.ts'
import { chooseModel } from '#server/models/choose-model.ts'
import { modelSettings } from '#server/models/model-settings.ts'
import { draftWriter } from '#server/runs/draft-writer.ts'
import { createModelWriter } from '#server/runs/model-writer.ts'
import { evaluationTools } from '../evaluation-tools.ts'
import { evaluationIdeas } from '../ideas.ts'
import { evaluateModel, tableOf } from './evaluate-model.ts'

/**
 * `npm run eval -- model --model <vendor/model>`: every agent on the sample products by that model. `--judge <vendor/model>` reads the
 * pairs (the same model otherwise), `--agents a,b` and `--products n` take fewer, `--out folder` keeps documents and figures,
 * `--previous folder` is what an earlier prompt or model wrote.
 */
const { values } = parseArgs({
  options: {
    model: { type: 'string' },
    judge: { type: 'string' },
    agents: { type: 'string' },
    products: { type: 'string' },
    out: { type: 'string', default: 'eval-results' },
    previous: { type: 'string' },
  },
})
const env = parseEnv(process.env)

async function writerOf(model: string) {
  const chosen = await chooseModel({ ...modelSettings(env), model })
  if (chosen.kind === 'built-in') throw new Error(`${model} is no model`)
  return createModelWriter(chosen.client)
}

const model = values.model ?? env.MODEL
if (!model) throw new Error('say which model: npm run eval -- model --model anthropic/claude-...')
const writer = await writerOf(model)
const settings = { knowledge: readKnowledge(), search: env.SEARCH ?? 'library', env: env.raw }
const wanted = values.agents?.split(',')
const nameOf = (agentId: string, idea: string) => `${agentId}-${idea.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')}.md`
await mkdir(values.out, { recursive: true })

const all = await evaluateModel({
  agents: (await loadAgents()).all().filter(({ card, takesFile }) => (wanted ? wanted.includes(card.id) : !takesFile)),
  ideas: evaluationIdeas.slice(0, Number(values.products ?? evaluationIdeas.length)),
  tools: evaluationTools(writer, settings),
  builtIn: evaluationTools(draftWriter, settings),
  judge: values.judge ? await writerOf(values.judge) : writer,
  previous: async (agentId, idea) =>
    values.previous ? readFile(join(values.previous, nameOf(agentId, idea)), 'utf8').catch(() => null) : null,
  longestMs: env.RUN_TIMEOUT_SECONDS * 1000,
  onEvaluated: async ({ agentId, idea, document, failure }) => {
    if (document !== null) await writeFile(join(values.out, nameOf(agentId, idea)), document)
    if (failure) process.stdout.write(`${agentId} on ${idea}: ${failure}\n`)
  },
})
await writeFile(
  join(values.out, 'figures.json'),
  JSON.stringify(
    all.map(({ document: _, ...rest }) => rest),
    null,
    2,
  ),
)
process.stdout.write(`written by ${writer.id}, judged by ${values.judge ?? writer.id}\n${tableOf(all)}\n`)
