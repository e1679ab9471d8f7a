import { z } from 'zod'
import { openQuestion } from '#agents/_kit/claim.ts'

const sentence = z.string().min(1)

export const scenarioKinds = ['happy', 'edge', 'refusal'] as const

const scenario = z.object({
  kind: z.enum(scenarioKinds).describe('happy: it works; edge: rare but right; refusal: what must not go through'),
  title: sentence,
  given: sentence.describe('A state, without the word Given'),
  when: sentence.describe('One action, without the word When'),
  outcome: sentence.describe('What can be observed, with a number where one decides; without the word Then'),
})
export type Scenario = z.infer<typeof scenario>

/** What a story has whose lines come whole from a library instead of as scenarios. */
const selected = {
  requirement: sentence.optional().describe('Leave out: the scenarios say it'),
  quote: sentence.optional().describe('The words in which the user asked for it'),
  acceptance: z.array(sentence).max(4).optional().describe('Leave out: the scenarios say it'),
  tests: z.array(sentence).max(4).optional().describe('Leave out: the scenarios say it'),
  edge: z.object({ wrong: sentence, answer: sentence }).optional().describe('Leave out: the scenarios say it'),
  ask: z
    .object({ question: sentence, proposal: sentence })
    .optional()
    .describe('What has to be settled before it is built, with our answer'),
  isInferred: z.boolean().optional().describe('Leave out: the scenarios say it'),
  basis: sentence.optional(),
}

const story = z.object({
  id: z.string().regex(/^US-\d+$/),
  step: z
    .string()
    .regex(/^S\d+$/)
    .optional()
    .describe('The step of the job it serves'),
  priority: z.enum(['Must', 'Should', 'Could']),
  asA: sentence.describe('With article: "a home manager"'),
  want: sentence.describe('After "I want to": verb and object in the user’s words'),
  soThat: sentence.optional().describe('First person: "nobody waits for me"'),
  scenarios: z.array(scenario).max(5),
  ...selected,
})
export type Story = z.infer<typeof story>

const quality = z.object({
  id: z.string().regex(/^NFR-\d+$/),
  area: sentence.describe('Privacy, Speed, Offline use ...'),
  requirement: sentence,
  criterion: sentence.optional().describe('A measurement that can fail, with the number and how it is taken'),
  basis: sentence.describe('The user’s words, a rule with its source [n], or an assumption with its check'),
})

const rule = z.object({
  id: z.string().regex(/^BR-\d+$/),
  rule: sentence.describe('One condition that holds always, testable by one counter-example'),
  basis: sentence,
})

const term = z.object({
  term: sentence.describe('A word of the user'),
  meaning: sentence.describe('As the description uses it, with the steps'),
  toSettle: sentence.optional().describe('The question on which two people would disagree'),
})

const advice = z.object({
  text: sentence,
  decide: sentence.optional().describe('The question that somebody has to answer'),
  follows: sentence.optional().describe('What follows, or the proposed answer'),
})
export type Advice = z.infer<typeof advice>

const stakeholder = z.object({
  who: sentence,
  why: sentence.describe('What this person decides, knows or can stop'),
  questions: z.array(sentence).max(4).describe('About the last time, never "would you use"'),
})

export const requirementsOutput = z.object({
  summary: sentence.describe('Two or three sentences: what is covered, what the description leaves open'),
  steps: z
    .array(z.object({ id: z.string().regex(/^S\d+$/), step: sentence, who: sentence }))
    .max(7)
    .describe('The steps of the job in order'),
  decideFirst: z.array(advice).max(4).optional().describe('What a colleague would point out before anybody builds'),
  stories: z.array(story).min(1).max(44),
  nonFunctional: z.array(quality).max(10),
  businessRules: z.array(rule).max(8),
  outOfScope: z.array(sentence).max(8),
  glossary: z.array(term).max(10),
  stakeholders: z.array(stakeholder).max(9),
  openQuestions: z.array(openQuestion).max(6),
})
export type RequirementsOutput = z.infer<typeof requirementsOutput>

export const requirementsResult = z.object({
  timestamp: z.iso.datetime(),
  ...requirementsOutput.shape,
  searchResults: z.array(z.object({ title: z.string(), link: z.string() })),
})
export type RequirementsResult = z.infer<typeof requirementsResult>

/** What the schema cannot say: each step has a story, each story a step and all three kinds of scenario, or lines of its own. */
export function traceProblems({ steps, stories }: RequirementsOutput): string[] {
  const ids = steps.map(({ id }) => id)
  const problems = ids
    .filter((id) => !stories.some(({ step }) => step === id))
    .map((id) => `The step ${id} has no story.`)
  for (const { id, step, scenarios, acceptance } of stories) {
    if (acceptance && scenarios.length === 0) continue
    if (!step || !ids.includes(step)) problems.push(`${id} names the step ${step ?? '(none)'}, which is not in steps.`)
    for (const kind of scenarioKinds)
      if (!scenarios.some((each) => each.kind === kind)) problems.push(`${id} has no ${kind} scenario.`)
  }
  return problems.slice(0, 8)
}
