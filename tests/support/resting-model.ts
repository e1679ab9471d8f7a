import type { ChunkRequest } from '#tests/fakes/models/chunk-model.ts'

/** In a description: the model writes personas, a PRD that rests on them, and a test plan that rests on the PRD. */
export const restingWord = 'hand-over ledger'

interface HandedItem {
  number: number | null
  name: string
  text: string
}

const persona = (name: string, pain: string) => ({
  name,
  role: 'Works with it',
  organization: 'A 60-bed nursing home',
  occupation: 'Nurse',
  dailyTasks: ['Hands over the ward'],
  goals: ['Leaves on time'],
  painPoints: [pain],
  challenges: ['Nobody has time to learn it'],
  preferredChannels: ['The ward meeting'],
  buyingMotivations: 'Uses a paper book today',
})

export const firstPain = 'Ana reads the paper book twice every morning'
export const secondPain = 'Ben cannot see who signed for the medicine'

const personas = {
  realTimeChallenges: 'Wards are short of nurses (assumption: ask three head nurses)',
  personas: [
    persona('Ana Weber', firstPain),
    persona('Ben Roth', secondPain),
    persona('Cleo Marsh', 'Cleo writes one list for two wards'),
  ],
}

export const firstRequirement = 'The ledger shows what is new since the last shift'
export const secondRequirement = 'Every entry carries the name of who signed it'

const requirement = (id: string, text: string, because: string) => ({
  id,
  priority: 'Must',
  requirement: `${text}.`,
  acceptance: 'Ten nurses find it within ten seconds.',
  because,
  details: ['It stands on the first screen.'],
})

const prd = (cite: (name: string) => string) => ({
  productName: 'Wardbook',
  summary: 'Nurses hand over a ward without the paper book.',
  pressRelease: { headline: 'Wards change shifts without paper', paragraphs: ['Nurses read what is new.'] },
  problem: { statement: 'The paper book is read twice.', evidence: [] },
  users: [{ who: 'Nurses', part: 'uses', need: 'To leave on time' }],
  requirements: [
    requirement('R1', `${firstRequirement} ${cite('Ana Weber')}`, 'Ana'),
    requirement('R2', `${secondRequirement} ${cite('Ben Roth')}`, 'Ben'),
    requirement('R3', 'The ledger works without a network', 'The form'),
  ],
  outOfScope: [],
  metrics: [],
  risks: [],
  faq: { customer: [], internal: [] },
  openQuestions: [],
  marketInsights: [],
})

export const firstCase = 'A new entry is marked as new'
export const secondCase = 'An entry shows who signed it'

const testCase = (id: string, title: string, basis: string) => ({
  id,
  title,
  step: 'S1',
  type: 'Functional',
  priority: 'High',
  steps: [{ action: 'Open the ledger', expected: 'The entry is there' }],
  basis,
})

const testPlan = (cite: (name: string) => string) => ({
  summary: 'The hand-over is tested deepest.',
  steps: [{ id: 'S1', step: 'Hand over the ward', who: 'Nurse' }],
  scope: { covered: ['The hand-over'], left: [] },
  approach: [],
  environments: [],
  entryCriteria: [],
  exitCriteria: [],
  data: [],
  risks: [],
  cases: [
    testCase('TC-1', firstCase, `What is new is shown ${cite('R1')}`),
    testCase('TC-2', secondCase, `Each entry is signed ${cite('R2')}`),
    testCase('TC-3', 'The ledger opens without a network', 'The form says so'),
  ],
  charters: [],
  openQuestions: [],
})

const rewritten = 'This stands as it holds now.'

/** What the model answers; undefined for what is not about the ledger. */
export function restingAnswer({ body }: Pick<ChunkRequest, 'body'>): { text: string; chunks: number } | undefined {
  const asked = userWords(body)
  if (!asked.includes(restingWord)) return undefined
  const items = handedItems(asked)
  const cite = (name: string) => {
    const number = items.find((item) => item.name.startsWith(name))?.number
    return number ? `[${number}]` : ''
  }
  const answers: Record<string, () => object> = {
    persona_generator: () => personas,
    product_prd_generator: () => prd(cite),
    testing: () => testPlan(cite),
    refine_patch: () => patchOf(asked),
  }
  const answer = answers[nameOf(body)]
  return answer && { text: JSON.stringify(answer()), chunks: 4 }
}

function nameOf(body: ChunkRequest['body']): string {
  const format = body.response_format as { json_schema?: { name?: string } } | undefined
  return format?.json_schema?.name ?? ''
}

function userWords(body: ChunkRequest['body']): string {
  const messages = (body.messages ?? []) as { role: string; content: string }[]
  return messages.find(({ role }) => role === 'user')?.content ?? ''
}

const sectionOf = (asked: string, tag: string): unknown =>
  JSON.parse(new RegExp(`<${tag}>\n(.*)\n</${tag}>`).exec(asked)?.[1] ?? 'null')

function handedItems(asked: string): HandedItem[] {
  const results = (sectionOf(asked, 'earlier-results') ?? []) as { items: HandedItem[] }[]
  return results.flatMap(({ items }) => items)
}

/** Puts the last of the places that it may change in other words. */
function patchOf(asked: string): object {
  const places = sectionOf(asked, 'places') as { place: string; text: string }[]
  const last = places.findLast(({ text }) => text.split(' ').length > 2)
  return {
    answer: null,
    changes: [{ place: last?.place, action: 'replace', text: rewritten, why: 'The item that it rests on has changed' }],
  }
}
