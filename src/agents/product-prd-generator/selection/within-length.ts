import type { PrdOutput } from '../output.ts'

/** Longest document that is still read whole; headings and labels come to some eighty words of it. */
const mostWords = 1080

/** Takes out the least important part after part until the document is within its length; what is the user's goes last. */
export function withinLength(output: PrdOutput): PrdOutput {
  let fitted = output
  for (const shorten of steps) {
    if (wordsOf(shownOf(fitted)) <= mostWords) return fitted
    fitted = shorten(fitted)
  }
  return fitted
}

/** What is printed: own requirements stand once, as their quote. */
const shownOf = (output: PrdOutput) => ({
  ...output,
  requirements: output.requirements.map(({ id: _id, priority: _priority, requirement, quote, ...rest }) => ({
    ...rest,
    requirement,
    ...(quote && `“${quote}”` !== requirement ? { quote } : {}),
  })),
})

type Step = (output: PrdOutput) => PrdOutput
type Requirements = PrdOutput['requirements']

const isAlone = ({ because }: Requirements[number]) => because === 'your description'

const steps: readonly Step[] = [
  (output) => ({ ...output, risks: [], openQuestions: output.openQuestions.slice(0, 1) }),
  (output) => ({ ...output, metrics: output.metrics.slice(0, 3) }),
  (output) => ({ ...output, problem: { ...output.problem, statement: firstSentences(output.problem.statement) } }),
  (output) => ({ ...output, faq: { ...output.faq, internal: output.faq.internal.slice(0, 1) } }),
  (output) => ({ ...output, rules: output.rules?.slice(0, 2), decisions: output.decisions?.slice(0, 2) }),
  (output) => ({ ...output, requirements: usualWith(output, { details: 1, edges: 3 }) }),
  (output) => ({ ...output, metrics: [], openQuestions: [] }),
  (output) => ({ ...output, beforeYouBuild: output.beforeYouBuild?.slice(0, 2) }),
  (output) => ({ ...output, faq: { customer: output.faq.customer.slice(0, 2), internal: [] } }),
  (output) => ({ ...output, requirements: usualWith(output, { details: 0, edges: 1 }) }),
  (output) => ({ ...output, requirements: ownWith(output, { details: 1, asks: 4 }) }),
  (output) => ({ ...output, decisions: [], users: output.users.slice(0, 3) }),
  (output) => ({ ...output, requirements: ownWith(output, { details: 0, asks: 3 }) }),
  (output) => ({ ...output, requirements: usualWith(output, { details: 0, edges: 0 }) }),
  (output) => ({ ...output, outOfScope: output.outOfScope.slice(0, 3) }),
  (output) => ({ ...output, faq: { customer: output.faq.customer.slice(0, 1), internal: [] } }),
  (output) => ({ ...output, requirements: ownWith(output, { details: 0, asks: 2 }) }),
  (output) => ({ ...output, rules: output.rules?.slice(0, 1), beforeYouBuild: output.beforeYouBuild?.slice(0, 1) }),
  (output) => ({ ...output, requirements: ownWith(output, { details: 0, asks: 1 }) }),
  (output) => ({
    ...output,
    recommendations: output.recommendations?.slice(0, 4),
    outOfScope: output.outOfScope.slice(0, 1),
  }),
]

/** Fewer lines for what the market knows: readers know it as well. */
function usualWith({ requirements }: PrdOutput, most: { details: number; edges: number }): Requirements {
  let edges = 0
  return requirements.map((each) => {
    if (isAlone(each)) return each
    const { edge, ...rest } = each
    if (edge) edges += 1
    return { ...rest, details: rest.details?.slice(0, most.details), ...(edge && edges <= most.edges ? { edge } : {}) }
  })
}

/** Fewer further lines, and questions for the first few alone. */
function ownWith({ requirements }: PrdOutput, most: { details: number; asks: number }): Requirements {
  let asks = 0
  return requirements.map((each) => {
    if (!isAlone(each)) return each
    const { ask, ...rest } = each
    if (ask) asks += 1
    return { ...rest, details: rest.details?.slice(0, most.details), ...(ask && asks <= most.asks ? { ask } : {}) }
  })
}

/** The user's own account where there is one, whole; else the first two sentences of the scene. */
function firstSentences(text: string): string {
  const own = /^(?:“[^”]*”\s*)+/.exec(text)?.[0].trim()
  return (
    own ??
    text
      .split(/(?<=[.!?])\s+/)
      .slice(0, 2)
      .join(' ')
  )
}

/** Words of all texts of a value. */
export function wordsOf(value: unknown): number {
  if (typeof value === 'string') return value.split(/\s+/).filter(Boolean).length
  if (typeof value !== 'object' || value === null) return 0
  return Object.values(value).reduce((sum: number, each) => sum + wordsOf(each), 0)
}
