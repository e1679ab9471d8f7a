import { LLMock } from '@copilotkit/aimock'
import { emptyReading } from '#tests/fakes/models/chunk-model.ts'
import { draftedOutput, registry } from '#tests/support/drafted-run.ts'
import { briefReader } from '#tests/support/market-reader.ts'
import { kilnProfile } from './reference/kiln-profile.ts'
import { referenceModel, references } from './reference/reference-model.ts'

/**
 * A model to try the product with, in the formats of all vendors: it reads a form as the built-in reading does, searches, opens and keeps
 * what it finds, and writes what the built-in writer would. Forms of the reference products get the answers that were written for them.
 */
export async function startDraftingModel({ port = 0, pages, latency = 12 }: Options): Promise<DraftingModel> {
  const mock = new LLMock({ port, host: '127.0.0.1' })
  const strong = referenceModel(pages)
  mock.on(
    { predicate: () => true },
    async ({ messages, tools }) => {
      const [system = '', user = ''] = messages.map(({ content }) =>
        typeof content === 'string' ? content : JSON.stringify(content),
      )
      if (!tools?.length) {
        const content = JSON.stringify(await answerTo(system, user))
        return { content, usage: usageOf(system.length + user.length, content.length) }
      }
      const { calls = [] } = strong.research({ index: 0, headers: {}, body: { messages } })
      const toolCalls = calls.map(({ name, input }) => ({ name, arguments: JSON.stringify(input) }))
      const usage = usageOf(system.length + user.length, JSON.stringify(calls).length)
      return toolCalls.length > 0 ? { toolCalls, usage } : { content: 'Nothing more.', usage }
    },
    { chunkSize: 24, latency },
  )
  await mock.start()
  return { origin: `http://127.0.0.1:${mock.port}`, close: () => mock.stop() }
}

/** Some four characters a token, under the names that each vendor gives it. */
function usageOf(read: number, written: number) {
  const [input, output] = [Math.ceil(read / 4), Math.ceil(written / 4)]
  return {
    input_tokens: input,
    output_tokens: output,
    prompt_tokens: input,
    completion_tokens: output,
    promptTokenCount: input,
    candidatesTokenCount: output,
    totalTokenCount: input + output,
  }
}

interface Options {
  port?: number
  /** Where the pages of the reference products are. */
  pages: string
  /** Between two pieces of an answer, in ms. */
  latency?: number
}

export interface DraftingModel {
  readonly origin: string
  close(): Promise<void>
}

async function answerTo(system: string, user: string): Promise<object> {
  const form = sectionOf(user, 'form') ?? {}
  const reference = Object.values(references).find(({ mark }) => user.includes(mark))
  if (user.endsWith('Read the form.')) return reference?.reading ?? readingOf(form)
  if (user.endsWith('Name what fails.')) return { faults: [] }
  if (user.endsWith('Say what is known of this market.')) return reference === references.kiln ? kilnProfile : {}
  if (user.endsWith('Plan the document.')) {
    const says = 'What the form and the sources carry'
    return { message: 'Written to try the product with', points: [{ part: 'summary', says, rests: 'form' }], open: [] }
  }
  const agent = registry.all().find(({ prompt }) => system.includes(prompt.task))
  if (!agent) return {}
  const written = reference?.agentId === agent.card.id ? reference.answer : await draftedOutput(agent, form)
  const [, names] = /(?:with what is missing, and only that: |and only it: an object with )([^.\n]*)\./.exec(user) ?? []
  if (!names) return written
  return Object.fromEntries(Object.entries(written).filter(([name]) => names.split(', ').includes(name)))
}

function sectionOf(user: string, tag: string): Record<string, unknown> | null {
  const [, json] = new RegExp(`<${tag}>\\n(.*)\\n</${tag}>`).exec(user) ?? []
  return json ? JSON.parse(json) : null
}

function readingOf(form: Record<string, unknown>): object {
  const words = Object.values(form).filter((value) => typeof value === 'string')
  const description = words.toSorted((one, other) => other.length - one.length)[0] ?? ''
  const { reading } = briefReader({ description }, {})
  const texts = (quotes: readonly { text: string }[], most: number) =>
    [...new Set(quotes.map(({ text }) => text))].slice(0, most)
  return {
    ...emptyReading,
    language: reading.language === 'und' ? 'en' : reading.language,
    name: reading.name?.text ?? null,
    users: texts(reading.people, 6),
    payer: reading.payer?.text ?? null,
    features: texts([...reading.capabilities, ...reading.own], 24),
    limits: texts(reading.limits, 10),
    price: reading.price?.text ?? null,
    places: texts(reading.places, 6),
    today: texts(reading.today, 6),
    rivals: texts(reading.rivals, 8),
    market: {
      name: reading.market.found?.name ?? 'Something new',
      library: reading.market.found?.id ?? null,
      sureness: reading.market.sureness,
    },
  }
}
