import type { ChunkAnswer, ChunkRequest, ResearchTurn } from '../chunk-model.ts'
import { bakeryAnswer, bakeryInput, bakeryPages, bakeryReading } from './bakery-sizing.ts'
import { clinicAnswer, clinicInput, clinicReading } from './clinic-interview.ts'
import { kilnAnswer, kilnInput, kilnPages, kilnReading } from './kiln-prd.ts'
import { kilnProfile } from './kiln-profile.ts'

/** Products of three fields with what a strong model reads in them and answers, written by hand. `mark` stands in every call of such a run. */
export const references = {
  kiln: {
    agentId: 'product-prd-generator',
    mark: 'Kilnshare',
    input: kilnInput,
    reading: kilnReading,
    answer: kilnAnswer,
  },
  bakery: {
    agentId: 'market-sizing',
    mark: 'Ofenwacht',
    input: bakeryInput,
    reading: bakeryReading,
    answer: bakeryAnswer,
  },
  clinic: {
    agentId: 'customer-interview',
    mark: 'موعدي',
    input: clinicInput,
    reading: clinicReading,
    answer: clinicAnswer,
  },
} as const

export const referencePages = { ...kilnPages, ...bakeryPages }

const referenceIn = (asked: string) => Object.values(references).find(({ mark }) => asked.includes(mark))

/** What a critic says of the PRD, and the part as it is rewritten. */
export const kilnCritique = {
  faults: [{ pointer: '/metrics/2/target', test: 'boss' as const, why: 'It does not say who collects the photos.' }],
}
export const rewrittenTarget =
  'Baseline from photos of the last three loads of all five studios; the founder collects them'

/** The name of the schema that a request asks for, and the properties of that. */
function askedFor({ body }: ChunkRequest): { name: string; properties: string[] } {
  const format = body.response_format as
    | { json_schema?: { name?: string; schema?: { properties?: object } } }
    | undefined
  const { name = '', schema } = format?.json_schema ?? {}
  return { name, properties: Object.keys(schema?.properties ?? {}) }
}

interface ReferenceModel {
  reading: (asked: string) => object | undefined
  research: (request: ChunkRequest) => ResearchTurn
  answer: (request: ChunkRequest) => ChunkAnswer | undefined
}

/** A strong model: reads, searches, opens what it found, keeps what a claim can rest on, plans, drafts, criticizes and rewrites. */
export function referenceModel(origin: string, delayMs = 0): ReferenceModel {
  return {
    reading: (asked) => referenceIn(asked)?.reading,
    research: ({ body }) => researchTurn(JSON.stringify(body), origin),
    answer: (request) => {
      const reference = referenceIn(JSON.stringify(request.body))
      if (!reference) return undefined
      const text = JSON.stringify(answerTo(askedFor(request), reference.answer))
      return { text, chunks: 40, delayMs }
    },
  }
}

function answerTo({ name: schema, properties }: ReturnType<typeof askedFor>, answer: object): object {
  if (schema === 'document_plan') {
    const points = Object.keys(answer).map((part) => ({
      part,
      says: 'What the form and the pages carry',
      rests: 'form, [1]',
    }))
    return { message: 'Book a place in a firing that fits before you drive', points, open: ['Insurance'] }
  }
  if (schema === 'draft_critique') return kilnCritique
  if (schema === 'market_profile') return kilnProfile
  if (schema.endsWith('_parts')) return { part1: rewrittenTarget }
  return Object.fromEntries(Object.entries(answer).filter(([name]) => properties.includes(name)))
}

/** What of each page a claim can rest on. */
const telling: Record<string, RegExp> = {
  '/harbour-clay/firing': /costs £14/,
  '/kiln-hire/compare': /no calendar/,
  '/harbour-clay/rules': /charged at £35/,
  '/verband/zahlen': /8\.912/,
  '/energie/backstuben': /38 %/,
}

function researchTurn(turn: string, origin: string): ResearchTurn {
  const isKiln = turn.includes(references.kiln.mark)
  if (!isKiln && !turn.includes(references.bakery.mark)) return { calls: [] }
  const own = Object.entries(isKiln ? kilnPages : bakeryPages)
  const read = (paths: readonly string[]) => paths.map((path) => ({ name: 'read', input: { url: `${origin}${path}` } }))
  const passages = [...turn.matchAll(/\\"id\\":\\"(w\d+\.\d+)\\",\\"text\\":\\"([^"]{0,4000}?)\\"/g)]
  const kept = own.flatMap(([path]) => passages.find(([, , text = '']) => telling[path]?.test(text))?.[1] ?? [])
  if (kept.length > 0) {
    const linked = own.flatMap(([path, { excerpt }]) =>
      excerpt || turn.includes(`read ${origin}${path}`) ? [] : [path],
    )
    const next = linked.length > 0 ? read(linked) : [{ name: 'finish', input: {} }]
    return { calls: [{ name: 'keep', input: { passages: kept } }, ...next] }
  }
  if (turn.includes(`${origin}/`)) return { calls: read(own.flatMap(([path, { excerpt }]) => (excerpt ? [path] : []))) }
  const queries = isKiln
    ? ['kiln firing price per shelf', 'kiln hire directory']
    : ['Handwerksbäckereien Anzahl Betriebe']
  return { calls: queries.map((query) => ({ name: 'search', input: { query } })) }
}
