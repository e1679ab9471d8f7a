import { countTokens, type Tokens } from '#server/spending/paid-steps.ts'
import { AppError } from '#shared/errors/app-error.ts'
import type { Source } from '#shared/source.ts'
import { typedAddresses } from '../bound-links.ts'
import { countSources, createLibraryResearch } from '../library-research.ts'
import { libraryYear } from '../library-year.ts'
import type { ResearchResult } from '../research.ts'
import type { ActionName, Chosen } from './choose-actions.ts'
import { createFindings, type Findings } from './findings.ts'
import { createPerformAction, libraryEntries } from './perform-action.ts'
import { composeTurn } from './research-prompt.ts'
import type { LoopTask, LoopTools } from './research-task.ts'

/**
 * Research by a model: turn by turn it says what to search, open, look up and keep, until it finishes or its budget is used up. What a turn
 * asks for is done at once, side by side. Each turn and each action is a step of the run. Never throws for a search, a page or a
 * model that fails: what was found until then is the answer.
 */
export async function runResearchLoop(task: LoopTask, tools: LoopTools): Promise<ResearchResult> {
  const { request, documents } = task
  const hasWeb = tools.research.search !== undefined
  const counted = countSources(request.figures ?? [], libraryYear).length
  const { sources: known } = await createLibraryResearch(libraryYear).gather(
    { ...request, limit: counted + libraryEntries },
    task.signal,
  )
  const entries = known.map(({ number: _, ...entry }) => entry)
  const findings = createFindings(task, {
    titles: entries.map(({ title }) => title),
    entries: entries.slice(counted),
  })
  await takeTurns(task, tools, findings, hasWeb)
  const calculatedFrom = entries.slice(0, counted)
  const sources = [...calculatedFrom, ...findings.chosen()]
    .slice(0, request.limit)
    .map((source, index) => ({ number: index + 1, ...source }))
  return { sources, note: noteOf(hasWeb, documents.length > 0, sources) }
}

async function takeTurns(task: LoopTask, tools: LoopTools, findings: Findings, hasWeb: boolean): Promise<void> {
  const { budget } = tools
  const left = { searches: hasWeb ? budget.searches : 0, pages: hasWeb && tools.openPage ? budget.pages : 0 }
  const perform = createPerformAction(task, tools, findings, left)
  const spent: Tokens = { inputTokens: null, outputTokens: null }
  const begun = performance.now()

  for (let turn = 1; turn <= budget.turns; turn += 1) {
    const isOver = performance.now() - begun > budget.seconds * 1000 || totalOf(spent) > budget.tokens
    const isLast = turn === budget.turns || isOver
    if (isLast && !findings.notebook.hasNews(turn)) return
    const question = composeTurn({
      today: task.today,
      task: task.task,
      subject: {
        ...asObject(task.subject),
        ...(task.typed.length > 0 ? { addresses: typedAddresses(task.typed) } : {}),
      },
      found: findings.notebook.shown(turn),
      log: findings.log,
      left: { ...left, turns: budget.turns - turn },
      hasWeb,
      tools: toolsOf(isLast, left),
    })
    const chosen = await chooseNext(task, tools, turn, question)
    if (!chosen) return
    countTokens(spent, chosen)
    const kept = chosen.actions.filter((action) => action.name === 'keep')
    for (const { input } of kept) findings.keep(input.passages)
    const work = chosen.actions
      .filter(({ name }) => name !== 'keep' && name !== 'finish')
      .map((action, at) => ({ id: `research-${turn}.${at + 1}`, action }))
    const isEnough = chosen.actions.some(({ name }) => name === 'finish')
    if (isLast || isEnough || (work.length === 0 && kept.length === 0)) return
    const done = await Promise.all(
      work.map(async ({ id, action }) => ({ id, action, outcome: await perform(id, action) })),
    )
    // In their order, so that a run that goes on elsewhere numbers them the same.
    for (const { id, action, outcome } of done) findings.note(id, action, outcome, turn)
  }
}

/** Null where the model gave no answer. */
async function chooseNext(
  { steps, onAlive, signal }: LoopTask,
  { choose }: LoopTools,
  turn: number,
  question: ReturnType<typeof composeTurn>,
): Promise<Chosen | null> {
  const id = `research-${turn}`
  try {
    return await steps.once(id, question, async () => {
      const { inputTokens, outputTokens, actions } = await choose(question, onAlive, signal)
      return { output: { actions, inputTokens, outputTokens }, inputTokens, outputTokens }
    })
  } catch (error) {
    if (signal.aborted || !(error instanceof AppError)) throw error
    steps.show({ id, state: 'failed', text: 'The research ended early: the model gave no answer' })
    return null
  }
}

function toolsOf(isLast: boolean, left: { searches: number; pages: number }): ActionName[] {
  if (isLast) return ['keep', 'finish']
  return [
    ...(left.searches > 0 ? ['search' as const] : []),
    ...(left.pages > 0 ? ['read' as const] : []),
    'library',
    'keep',
    'finish',
  ]
}

function noteOf(hasWeb: boolean, hasDocuments: boolean, sources: readonly Source[]): string | null {
  if (hasWeb)
    return sources.some(({ kind }) => kind === 'page') ? null : 'The web search found nothing that was worth keeping.'
  const from = hasDocuments ? 'the built-in library and your documents' : 'the built-in library'
  return sources.length > 0
    ? `No web search is set up, so the sources come from ${from}.`
    : `No web search is set up, and ${from} hold nothing that fits, so this result has no sources.`
}

const totalOf = ({ inputTokens, outputTokens }: Tokens) => (inputTokens ?? 0) + (outputTokens ?? 0)
const asObject = (value: unknown): object => (typeof value === 'object' && value !== null ? value : { product: value })
