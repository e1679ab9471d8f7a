import { readFileSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import type { Block } from '#shared/document/block.ts'
import { plainText } from '#shared/document/plain-text.ts'
import type { Sample, SampleListItem } from '#shared/samples/sample.ts'
import { shortened } from '#shared/shortened.ts'
import { agents, draftRun } from './draft-run.ts'
import { examples, sampleInputs } from './sample-inputs.ts'

/**
 * `npm run samples`: writes the finished results that the landing page, the first home and `/samples` show, by the built-in drafter
 * from `sample-inputs.ts`. Run it again whenever the drafter, the library or an agent has become better; `--only id,id` for some.
 */
const { values } = parseArgs({ options: { only: { type: 'string' } } })
const folder = new URL('../../src/shared/samples/', import.meta.url)
const heroFile = new URL('../../src/web/features/landing/hero-sample.json', import.meta.url)
const write = (name: string, value: unknown) =>
  writeFileSync(new URL(name, folder), `${JSON.stringify(value, null, 2)}\n`)

/** Characters of the first sentences in a list. */
const longestExcerpt = 120

/** The first sentences that say something: of the document, else of its first card. */
function excerptOf(blocks: readonly Block[]): string {
  for (const block of blocks) {
    if (block.type === 'paragraph') {
      const text = withoutNumbers(plainText(block.text))
      if (text.length > 60) return shortened(text, longestExcerpt)
    }
    if (block.type === 'cards') {
      const [card] = block.cards
      const text = card ? excerptOf(card.blocks) : ''
      if (card && text) return shortened(`${card.title}: ${text}`, longestExcerpt)
    }
    if (block.type === 'fields') {
      const field = block.fields.find(({ value }) => plainText(value).length > 40)
      if (field) return shortened(`${field.label}: ${withoutNumbers(plainText(field.value))}`, longestExcerpt)
    }
  }
  return ''
}

const withoutNumbers = (text: string) =>
  text
    .replace(/\s*\[\d+\]/g, '')
    .replace(/\s+/g, ' ')
    .trim()

/** What the landing page's first screen shows of a result: its first parts, as text. */
const heroAgent = 'product-prd-generator'
const heroParts = 3
const heroTexts = 2
/** What is shorter only says how to read what follows. */
const shortestText = 80

function heroOf(agentId: string, title: string, blocks: readonly Block[]) {
  const parts: { title: string; texts: string[] }[] = []
  for (const block of blocks) {
    const last = parts.at(-1)
    if (block.type === 'heading') parts.push({ title: block.text, texts: [] })
    else if (last && last.texts.length < heroTexts)
      last.texts.push(...textsOf(block).slice(0, heroTexts - last.texts.length))
  }
  return { agentId, title, parts: parts.filter(({ texts }) => texts.length > 0).slice(0, heroParts) }
}

function textsOf(block: Block): string[] {
  if (block.type === 'paragraph')
    return [withoutNumbers(plainText(block.text))].filter((text) => text.length > shortestText)
  if (block.type === 'list') return block.items.map(({ text }) => withoutNumbers(plainText(text)))
  return []
}

const wanted = values.only?.split(',')
const listed: SampleListItem[] = wanted ? JSON.parse(readFileSync(new URL('list.json', folder), 'utf8')) : []
const items: SampleListItem[] = []
for (const agent of agents.all()) {
  const { id } = agent.card
  if (wanted && !wanted.includes(id)) {
    items.push(...listed.filter(({ agentId }) => agentId === id))
    continue
  }
  const given = sampleInputs[id] ?? agent.samples[0]
  if (!given) throw new Error(`Neither sample-inputs.ts nor its samples.ts has an input for ${id}.`)
  const { input, result, sources, timestamp, events } = await draftRun(id, given)
  await agent.loadParts()
  const prepared = events.findLast((event) => event.type === 'prepared')?.value ?? null
  const context = { input, sources, timestamp, prepared: prepared ?? undefined }
  const document = agent.toDocument(result, context)
  const sample: Sample = {
    agentId: id,
    title: document.title,
    input: { ...input },
    result: { ...result },
    sources,
    sourcesNote: events.findLast((event) => event.type === 'sources')?.note ?? null,
    understood:
      events
        .flatMap((event) => (event.type === 'progress' ? [event.understood ?? []] : []))
        .findLast((read) => read.length > 0) ?? [],
    prepared,
    timestamp,
    model: 'built-in',
  }
  items.push({
    agentId: id,
    title: document.title,
    excerpt: excerptOf(document.blocks) || agent.card.description,
    formats: agent.exports.formats.map(({ format }) => format),
  })
  write(`results/${id}.json`, sample)
  if (id === heroAgent)
    writeFileSync(heroFile, `${JSON.stringify(heroOf(id, document.title, document.blocks), null, 2)}\n`)
  process.stdout.write(`${id}: ${document.title}\n`)
}
write('list.json', items)
write(
  'examples.json',
  examples.map((id) => items.find(({ agentId }) => agentId === id)),
)
