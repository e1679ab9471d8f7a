import { z } from 'zod'
import { openQuestion } from '#agents/_kit/claim.ts'

const sentence = z.string().min(1)

export const caseTypes = [
  'Functional',
  'Edge',
  'Accessibility',
  'Security',
  'Performance',
  'Localisation',
  'Compliance',
  'Limit',
  'Quality',
] as const
export const priorities = ['High', 'Medium', 'Low'] as const
export const caseStates = ['open', 'passed', 'failed', 'blocked'] as const
export type CaseState = (typeof caseStates)[number]

const caseId = z.string().regex(/^TC-\d+$/)

const testCase = z.object({
  id: caseId,
  title: sentence,
  step: z
    .string()
    .regex(/^S\d+$/)
    .describe('The step of the job it covers'),
  type: z.enum(caseTypes),
  priority: z.enum(priorities),
  preconditions: sentence.optional(),
  steps: z
    .array(z.object({ action: sentence.describe('One action'), expected: sentence.describe('What can be seen then') }))
    .max(6),
  expected: sentence.optional().describe('Leave out: the steps say it'),
  basis: sentence.optional().describe('The words or the source that the case comes from'),
  hasLabelBasis: z.boolean().optional().describe('Leave out: set where the basis is a label and quotes nothing'),
})

const risk = z.object({
  id: z.string().regex(/^R\d+$/),
  risk: sentence,
  likelihood: z.int().min(1).max(5).optional(),
  impact: z.int().min(1).max(5).optional(),
  why: sentence.describe('Why so likely and so bad; an assumption until the team has rated it'),
  cases: z.array(caseId).max(8).describe('Cases that would find it'),
})

const charter = z.object({
  title: sentence,
  explore: sentence.describe('Which part'),
  using: sentence.optional().describe('With which devices, data or people'),
  toFind: sentence.optional().describe('What would be worth knowing'),
  minutes: z.int().min(15).max(120).optional(),
})

const advice = z.object({
  text: sentence,
  follows: sentence.optional().describe('What follows, or the proposed answer'),
})

const reasoned = z.object({ item: sentence, why: sentence })

const outputShape = {
  summary: sentence.describe('Two or three sentences: what is covered, what is tested deepest and why'),
  steps: z.array(z.object({ id: z.string().regex(/^S\d+$/), step: sentence, who: sentence })).max(30),
  decideFirst: z.array(advice).max(4).optional().describe('What has to be decided before an expected result is right'),
  scope: z.object({
    covered: z.array(sentence).max(8),
    left: z.array(reasoned).max(8).describe('What is not tested, and why'),
  }),
  approach: z.array(z.object({ area: sentence, depth: z.enum(['Deep', 'Normal', 'Light']), how: sentence })).max(8),
  environments: z.array(reasoned).max(8),
  entryCriteria: z.array(sentence).max(5),
  exitCriteria: z.array(sentence).max(6),
  data: z.array(reasoned).max(8).describe('Sets of test data, each with what it provokes'),
  risks: z.array(risk).max(9),
}

const ending = { charters: z.array(charter).max(5), openQuestions: z.array(openQuestion).max(6) }

export const testingOutput = z.object({ ...outputShape, cases: z.array(testCase).max(120), ...ending })
export type TestingOutput = z.infer<typeof testingOutput>

export const testingResult = z.object({
  timestamp: z.iso.datetime(),
  ...outputShape,
  cases: z.array(testCase.extend({ state: z.enum(caseStates), note: z.string().max(2000) })),
  ...ending,
  searchResults: z.array(z.object({ title: z.string(), link: z.string() })),
})
export type TestingResult = z.infer<typeof testingResult>
export type TestCase = TestingResult['cases'][number]

/** What the schema cannot say: ids are unique, each step is tested, risks name cases that exist. */
export function coverageProblems({ steps, cases, risks }: TestingOutput): string[] {
  const ids = cases.map(({ id }) => id)
  const problems = ids.filter((id, index) => ids.indexOf(id) !== index).map((id) => `The id ${id} is used twice.`)
  for (const { id } of steps) if (!cases.some(({ step }) => step === id)) problems.push(`The step ${id} has no case.`)
  for (const { id, step } of cases)
    if (!steps.some((each) => each.id === step)) problems.push(`${id} names the step ${step}, which is not in steps.`)
  for (const { id, cases: found } of risks)
    for (const other of found) if (!ids.includes(other)) problems.push(`${id} names ${other}, which does not exist.`)
  return problems.slice(0, 8)
}
