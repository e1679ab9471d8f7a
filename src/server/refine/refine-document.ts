import { ownFactsIn } from '#agents/_kit/own-facts.ts'
import type { AgentRegistry, LiveAgent } from '#agents/registry-server.ts'
import type { Database } from '#server/db/database.ts'
import type { FinishedDocument } from '#server/documents/document-row.ts'
import type { DocumentParts } from '#server/documents/edit-document.ts'
import type { Caller } from '#server/http/caller.ts'
import { dossierOf, type RedraftTools } from '#server/runs/redraft.ts'
import type { ReadRun } from '#server/runs/run-row.ts'
import type { RunWriters } from '#server/runs/run-writers.ts'
import { fits, readSpendState } from '#server/spending/spend-caps.ts'
import type { DocumentChange } from '#shared/api/documents.ts'
import {
  type ModelRefinement,
  modelRefinements,
  type ProposedChange,
  type Refinement,
  type RefineOptions,
  type RefineProposal,
  type RefineRequest,
  refinements,
  refineNote,
} from '#shared/api/refine.ts'
import { AppError } from '#shared/errors/app-error.ts'
import type { HandedResult } from '#shared/run-along.ts'
import { stringsIn } from '#shared/strings-in.ts'
import { bare } from './item-name.ts'
import { leaveOut } from './leave-out.ts'
import { fitsAgent, fitting } from './make-changes.ts'
import { reworded, rewordings } from './new-words.ts'
import { addNext, nextBest } from './next-of-library.ts'
import { proposePatch } from './propose-patch.ts'
import { type Progress, refineByModel } from './refine-by-model.ts'
import { placesOf, placesWithin } from './refine-places.ts'
import { mostCharacters } from './refine-prompt.ts'
import { toneOf, variant } from './variants.ts'
import { type WhatChanged, whatChanged } from './what-changed.ts'

export interface RefineTools extends RedraftTools {
  database: Database
  agents: Pick<AgentRegistry, 'live'>
  writers: Pick<RunWriters, 'choose' | 'writerOf'>
}

export interface RefineCall {
  agent: LiveAgent
  caller: Caller
  document: FinishedDocument
  run: ReadRun
  context: Awaited<ReturnType<DocumentParts['contextOf']>>
  /** Results that the built-in writer was given, in the versions that it used. */
  results: readonly HandedResult[]
}

const isOfModel = (action: Refinement): action is ModelRefinement => modelRefinements.some((each) => each === action)

const noModel = 'Needs a language model; here results are written from the library. An administrator can connect one.'
const noDossier = 'The library has no written market for this product, so there is nothing next to take.'
const notBuiltIn = 'Only what the built-in writer wrote can be written anew from the library.'
const nothingChanged = 'Nothing that this document was made from has changed since.'
const noTone = 'This agent writes in one tone of voice only.'

const redraftOf = ({ agent, document, run, context, results }: RefineCall) => ({
  agent,
  input: document.input,
  corrections: run.corrections ?? {},
  ownFacts: ownFactsIn(document.result),
  results,
  timestamp: document.created_at.toISOString(),
  prepared: context.prepared,
})

/** What can be asked of a document by this caller, and why not the rest. Spends nothing. */
export async function refineOptionsOf(
  call: RefineCall,
  tools: RefineTools,
  model: string | null,
): Promise<RefineOptions> {
  const chosen = await tools.writers.choose(call.caller, call.agent.card.id, { model, mode: 'quick' })
  const redraft = redraftOf(call)
  const explained = dossierOf(redraft, tools)
  const changed = await whatChanged(tools.database, tools.agents, call.document)
  const reasonOf = (action: Refinement): string | null => {
    if (isOfModel(action)) return chosen.builtIn ? noModel : null
    if (action === 'update') return changed ? null : nothingChanged
    if (action === 'leave-out') return null
    if (!explained) return noDossier
    if (action === 'next-best' || action === 'add-next') return null
    if (call.run.model !== 'built-in') return notBuiltIn
    return action === 'register' && !toneOf(redraft) ? noTone : null
  }
  return {
    model: chosen.builtIn ? null : chosen.modelId,
    actions: refinements.map((action) => ({ action, reason: reasonOf(action) })),
  }
}

const nothingSaid = 'These words are no text of the document that can be changed. Select a whole sentence or a block.'
const tooMuch = 'This is more than can be refined at once. Choose a section or a block.'

/**
 * Proposes changes and stores nothing: what is accepted is an edit like any other. A refinement costs no use, whatever becomes of it;
 * what a model took counts for the caps. Throws INVALID_INPUT, STALE_REVISION, and what the model path throws.
 */
export async function refineDocument(
  call: RefineCall,
  tools: RefineTools,
  asked: RefineRequest,
  onProgress: (progress: Progress) => void,
  signal: AbortSignal,
): Promise<RefineProposal> {
  const { agent, document, context } = call
  const { action, words } = asked
  if (asked.revision !== document.revision) throw new AppError('STALE_REVISION')
  if (action === 'free' && words === '') throw refused('words', 'Say what you want changed.')
  await agent.loadParts()
  const content = { result: document.result, blocks: document.blocks }
  const all = placesOf(agent, content)
  const places = placesWithin(all, asked.within, asked.quote)
  if (places.length === 0) throw refused('within', nothingSaid)
  const chosen = { ...asked, places, all }
  const made =
    action === 'update'
      ? await upToDate(chosen, call, tools, onProgress, signal)
      : isOfModel(action)
        ? await byModel(action, chosen, call, tools, onProgress, signal)
        : byLibrary(action, chosen, call, tools)
  const proposed = fitting(agent, content, made.proposed, context)
  return {
    revision: document.revision,
    action,
    note: refineNote(action, words),
    answer: made.answer,
    proposed,
    leftOut: made.leftOut + made.proposed.length - proposed.length,
    model: made.model,
  }
}

const refused = (field: string, message: string) =>
  new AppError('INVALID_INPUT', { userMessage: message, fields: { [field]: message } })

interface Made {
  proposed: ProposedChange[]
  answer: string
  leftOut: number
  model: string
}

type Chosen = RefineRequest & { places: ReturnType<typeof placesOf>; all: ReturnType<typeof placesOf> }

async function byModel(
  action: ModelRefinement,
  { words, model, places, all }: Chosen,
  { agent, caller, document, run, context }: RefineCall,
  tools: RefineTools,
  onProgress: (progress: Progress) => void,
  signal: AbortSignal,
): Promise<Made> {
  if (places.reduce((sum, { text }) => sum + text.length, 0) > mostCharacters) throw refused('within', tooMuch)
  const chosen = await tools.writers.choose(caller, agent.card.id, { model: model ?? null, mode: 'quick' })
  if (chosen.builtIn) throw refused('action', noModel)
  await assertUnderCaps(tools.database, caller.userId, chosen)
  const { writer, recorded } = await tools.writers.writerOf({
    user_id: caller.userId,
    model: chosen.modelId,
    own_key: chosen.ownKey,
  })
  if (!writer.call) throw refused('action', noModel)
  const ownFacts = ownFactsIn(document.result)
  const { sources } = context
  const content = { result: document.result, blocks: document.blocks }
  const whole = places.length === all.length
  const task = { agent, action, words, content, places, whole, sources, input: document.input, ownFacts }
  try {
    const patch = await refineByModel(writer.call, task, onProgress, signal)
    const given = stringsIn([document.input, run.corrections ?? {}, ownFacts, words, context.prepared ?? ''])
    const grounds = {
      sources,
      given,
      said: all.map(({ text }) => text),
      language: languageOf(agent, document, context),
    }
    const proposed = proposePatch(patch, { content, touched: document.touched, places, all }, grounds)
    return {
      proposed,
      answer: patch.answer?.trim() ?? '',
      leftOut: patch.changes.length - proposed.length,
      model: chosen.modelId,
    }
  } finally {
    await recorded()
  }
}

const languageOf = (agent: LiveAgent, { result }: FinishedDocument, context: RefineCall['context']) =>
  agent.toDocument(result, context).language

/** Asked before the call as for a run, which is expected to take more. */
async function assertUnderCaps(
  database: Database,
  userId: string,
  { caps, expected }: Awaited<ReturnType<RunWriters['choose']>>,
): Promise<void> {
  if (!caps?.day && !caps?.month) return
  const { byUser, month } = await readSpendState(database.pool, [userId])
  const nothing = { tokens: 0, cost: 0 }
  if (!fits(byUser.get(userId) ?? nothing, expected ?? nothing, caps.day)) throw new AppError('DAY_CAP_REACHED')
  if (!fits(month, expected ?? nothing, caps.month)) throw new AppError('MONTH_CAP_REACHED')
}

const task = (lines: readonly string[]) =>
  `What this document was made from has changed. Put right only what no longer holds, and leave all else as it is:\n${lines.join('\n')}`

/** From what was changed: by the library where it wrote the document, else by a model. What changed is said in any case. */
async function upToDate(
  asked: Chosen,
  call: RefineCall,
  tools: RefineTools,
  onProgress: (progress: Progress) => void,
  signal: AbortSignal,
): Promise<Made> {
  const changed = await whatChanged(tools.database, tools.agents, call.document, asked.within)
  if (!changed) throw refused('action', nothingChanged)
  const { within } = changed
  const chosen = within ? { ...asked, places: placesWithin(asked.places, within, '') } : asked
  const lines = ['What has changed:', ...changed.lines]
  const said = (made: Made): Made => ({
    ...made,
    answer: [
      ...lines,
      ...(made.proposed.length === 0
        ? ['No change is proposed. Read the places that rest on this, and say whether they still hold.']
        : []),
    ].join('\n'),
  })
  if (call.run.model === 'built-in') {
    const pairs = await rewordings(tools.database, tools.agents, call.document.user_id, changed.changes)
    const proposed = reworded(chosen.places, pairs, call.document.touched)
    // The library is asked where more than the items of other results has changed.
    if (proposed.length > 0 && within) return said({ proposed, answer: '', leftOut: 0, model: 'built-in' })
    if (dossierOf(redraftOf(call), tools)) return said(byLibrary('update', chosen, call, tools, changed))
  }
  const { builtIn } = await tools.writers.choose(call.caller, call.agent.card.id, {
    model: chosen.model ?? null,
    mode: 'quick',
  })
  if (builtIn) return said({ proposed: [], answer: '', leftOut: 0, model: 'built-in' })
  return said(await byModel('free', { ...chosen, words: task(changed.lines) }, call, tools, onProgress, signal))
}

function byLibrary(
  action: Exclude<Refinement, ModelRefinement>,
  { places, words }: Chosen,
  call: RefineCall,
  tools: RefineTools,
  changed?: WhatChanged,
): Made {
  const { document, run, context } = call
  const content = { result: document.result, blocks: document.blocks }
  const made = (proposed: ProposedChange[], leftOut = 0): Made => ({ proposed, answer: '', leftOut, model: 'built-in' })
  const typed = bare(stringsIn([document.input, run.corrections ?? {}, ownFactsIn(document.result)]).join(' '))
  if (action === 'leave-out') return made(leaveOut(content, document.touched, places, typed))
  const redraft = redraftOf(call)
  const explained = dossierOf(redraft, tools)
  if (!explained) throw refused('action', noDossier)
  const task = {
    redraft,
    explained,
    content,
    touched: document.touched,
    places,
    sources: context.sources,
    words,
    ...(changed ? { presentFacts: changed.ownFacts } : {}),
    typed,
    takes: (changes: readonly DocumentChange[]) => fitsAgent(call.agent, content, changes, context),
  }
  if (action === 'next-best') return made(nextBest(task, tools))
  if (action === 'add-next') return made(addNext(task, tools))
  if (run.model !== 'built-in') throw refused('action', notBuiltIn)
  if (action === 'register' && !toneOf(redraft)) throw refused('action', noTone)
  const { proposed, leftOut } = variant(action, task, tools)
  return made(proposed, leftOut)
}
