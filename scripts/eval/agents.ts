import { setTimeout as sleep } from 'node:timers/promises'
import { type LiveAgent, loadAgents } from '#agents/registry-server.ts'
import { readKnowledge } from '#knowledge/knowledge.ts'
import { parseEnv } from '#server/env.ts'
import { chooseModel } from '#server/models/choose-model.ts'
import { modelSettings } from '#server/models/model-settings.ts'
import { removeUnboundLinks } from '#server/research/bound-links.ts'
import { draftWriter } from '#server/runs/draft-writer.ts'
import { executeRun } from '#server/runs/execute-run.ts'
import { createModelWriter } from '#server/runs/model-writer.ts'
import { mainPath } from '#shared/document/main-path.ts'
import { toMarkdown } from '#shared/document/to-markdown.ts'
import type { RunEvent } from '#shared/run-events.ts'
import { evaluationTools } from './evaluation-tools.ts'
import { evaluationIdeas } from './ideas.ts'
import { inputFor } from './input-for.ts'
import { basisOf, linesOf, readingMinutes, sentencesOf, swapShare, unboundNumbers, valuesOf } from './measures.ts'

/** Every agent, or those named, on the ideas with the configured model, scored; with `--print` the texts too. */
const env = parseEnv(process.env)
const knowledge = readKnowledge()
const chosen = await chooseModel({ ...modelSettings(env), model: env.MODEL ?? 'built-in' })
const writer = chosen.kind === 'built-in' ? draftWriter : createModelWriter(chosen.client)
const tools = evaluationTools(writer, { knowledge, search: env.SEARCH ?? 'library', env: env.raw })
const timestamp = new Date().toISOString()

interface Written {
  text: string
  /** What is read in one go: without sections that the page shows closed, and without sources. */
  main: string
  known: string
  /** The numbers that the result holds as numbers. */
  values: ReadonlySet<string>
  events: RunEvent[]
  invented: number
}

async function write(agent: LiveAgent, idea: (typeof evaluationIdeas)[number]): Promise<Written> {
  const input = inputFor(agent, idea)
  const events: RunEvent[] = []
  const { result, sources } = await executeRun(
    {
      agent,
      input,
      userId: 'evaluation',
      timestamp,
      emit: (event) => events.push(event),
      signal: AbortSignal.timeout(env.RUN_TIMEOUT_SECONDS * 1000),
    },
    tools,
  )
  const document = agent.toDocument(result, { input, sources, timestamp })
  const text = toMarkdown(document)
  const delivered = events.flatMap((event) => (event.type === 'delta' ? [event.text] : [])).join('')
  return {
    text,
    main: toMarkdown({ ...document, blocks: mainPath(document) }),
    events,
    values: valuesOf(result, document.blocks),
    known: `${JSON.stringify(input)} ${idea.description} ${idea.audience} ${sources.map((source) => source.excerpt).join(' ')}`,
    invented: removeUnboundLinks(delivered, sources).removed.length,
  }
}

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length)

const print = process.argv.includes('--print')
const named = process.argv.slice(2).filter((word) => !word.startsWith('--'))
process.stdout.write(`written by ${writer.id}\n`)
process.stdout.write(
  'agent                    valid  repaired  invented links  unbound numbers  swap share (mean, worst)  facts/inferences/assumptions/other  minutes (main path of all)\n',
)
for (const agent of (await loadAgents()).all()) {
  if (named.length > 0 && !named.includes(agent.card.id)) continue
  const written: Written[] = []
  let failed = 0
  for (const idea of evaluationIdeas) {
    try {
      written.push(await write(agent, idea))
    } catch (error) {
      failed += 1
      process.stdout.write(`${agent.card.id} on ${idea.name}: ${error instanceof Error ? error.message : error}\n`)
    }
    if (!writer.builtIn) await sleep(500)
  }
  const pairs = written.flatMap((first, at) =>
    written.slice(at + 1).map((second) => swapShare(first.text, second.text)),
  )
  const unbound = written.flatMap(({ text, known, values }) =>
    linesOf(text).flatMap((line) => unboundNumbers(line, known, values)),
  )
  const basis = written.map(({ text }) => basisOf(sentencesOf(text)))
  const total = (key: keyof ReturnType<typeof basisOf>) => basis.reduce((sum, each) => sum + each[key], 0)
  const repaired = written.filter(({ events }) =>
    events.some((event) => event.type === 'progress' && event.stage === 'repairing'),
  ).length
  const minutes = `${mean(written.map(({ main }) => readingMinutes(main))).toFixed(1)} of ${mean(written.map(({ text }) => readingMinutes(text))).toFixed(1)}`
  process.stdout.write(
    `${agent.card.id.padEnd(24)} ${written.length}/${written.length + failed} ${String(repaired).padStart(9)} ${String(written.reduce((sum, each) => sum + each.invented, 0)).padStart(15)} ${String(unbound.length).padStart(16)} ${`${(mean(pairs) * 100).toFixed(0)} %, ${(Math.max(0, ...pairs) * 100).toFixed(0)} %`.padStart(25)} ${`${total('fact')}/${total('inference')}/${total('assumption')}/${total('other')}`.padStart(35)} ${minutes.padStart(12)}\n`,
  )
  if (unbound.length > 0) process.stdout.write(`  unbound: ${unbound.slice(0, 12).join(', ')}\n`)
  if (print) for (const { text } of written) process.stdout.write(`\n${'='.repeat(80)}\n${text}\n`)
}
