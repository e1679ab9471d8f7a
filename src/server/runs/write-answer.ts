import type { LiveAgent } from '#agents/registry-server.ts'
import { breaksOff, type CutAnswer, createJoin, cutAnswer, withoutOpenList } from '#server/answers/go-on.ts'
import { type JsonSchema, jsonSchemaOf } from '#server/answers/json-schema.ts'
import { countTokens, type Paid, type RunSteps, type Tokens } from '#server/spending/paid-steps.ts'
import { AppError } from '#shared/errors/app-error.ts'
import type { RunEvent } from '#shared/run-events.ts'
import type { Ask } from './ask.ts'
import { createStorablePieces } from './storable-pieces.ts'
import type { WritingEnd, WritingPart } from './writer.ts'

/** How an answer is obtained from a writer. */
export interface Obtaining {
  agent: LiveAgent
  write: (ask: Ask) => AsyncIterable<WritingPart>
  emit: (event: RunEvent) => void
  signal: AbortSignal
  steps: RunSteps
}

/** Longest answer that is read, in characters: far above any result, far below what would hurt. */
const longestAnswer = 400_000
/** Longest thoughts of one call that are kept, in characters. */
const longestThoughts = 20_000
/** How often an answer that ended too early goes on. Each turn has the model's whole limit of tokens. */
const mostTurns = 5
/** How often a connection that was cut in the middle of an answer is made again. */
const mostCuts = 2

/**
 * The whole text of an answer. One that ran out of tokens, or whose connection was cut, goes on behind what is whole of it; the text
 * so far is shown as it comes. `of` is the schema of what is asked for, where that is not the whole. Throws what the writer throws.
 */
export async function writeAnswer(obtaining: Obtaining, first: Ask, of?: JsonSchema): Promise<Paid<string>> {
  const { agent, emit } = obtaining
  const schema = of ?? jsonSchemaOf(agent.outputSchema)
  const answer: Paid<string> = { output: '', inputTokens: null, outputTokens: null }
  let ask = first
  let cut: CutAnswer | null = null
  let cuts = 0
  for (let turn = 0; ; turn += 1) {
    const restart = turn > 0 || first.kind !== 'whole'
    const piece = await collect(obtaining, ask, cut, restart)
    answer.output = piece.text
    countTokens(answer, piece)
    if (piece.failure) cuts += 1
    if (piece.failure && cuts > mostCuts) throw piece.failure
    if (turn === mostTurns || (piece.ended === 'endless' && turn > 0)) return answer
    if (piece.ended === 'whole' && !breaksOff(answer.output, schema)) return answer
    cut = cutAnswer(answer.output, schema)
    if (cut && piece.ended === 'endless') {
      cut = withoutOpenList(cut)
      answer.output = `${cut.before}}`
    }
    if (cut?.missing.length === 0) return answer
    // Under the same limit the same beginning would end in the same place.
    if (!cut && !piece.failure) return answer
    ask = cut ? { kind: 'rest', held: cut.held, missing: cut.missing, open: cut.open } : first
    emit({ type: 'progress', stage: 'writing' })
  }
}

interface Piece extends Tokens {
  text: string
  /** `cut`: its connection failed; `endless`: it was longer than any answer. */
  ended: WritingEnd['ended'] | 'cut' | 'endless'
  failure?: AppError
}

async function collect(
  { write, emit, signal }: Obtaining,
  ask: Ask,
  cut: CutAnswer | null,
  restart: boolean,
): Promise<Piece> {
  const piece: Piece = { text: '', inputTokens: null, outputTokens: null, ended: 'whole' }
  const storable = createStorablePieces()
  const join = cut ? createJoin(cut) : null
  let again = restart
  let thoughts = ''
  const storableThought = createStorablePieces()
  const show = (text: string) => {
    emit(again ? { type: 'delta', text, restart: true } : { type: 'delta', text })
    again = false
  }
  try {
    for await (const part of write(ask)) {
      signal.throwIfAborted()
      if ('text' in part) {
        const text = storable(part.text).slice(0, longestAnswer - piece.text.length)
        piece.text += text
        const shown = join ? join.add(text) : text
        if (shown !== null) show(shown)
        if (piece.text.length >= longestAnswer) {
          piece.ended = 'endless'
          break
        }
      } else if ('thought' in part) {
        if (thoughts.length < longestThoughts) thoughts += storableThought(part.thought)
      } else {
        countTokens(piece, part)
        piece.ended = part.ended
      }
    }
  } catch (error) {
    if (signal.aborted || piece.text === '' || !isBrokenOff(error)) throw error
    piece.ended = 'cut'
    piece.failure = error
  }
  if (thoughts.trim() !== '') emit({ type: 'thoughts', text: thoughts.slice(0, longestThoughts).trim() })
  if (!join) return piece
  const whole = join.end()
  if (!whole.shown) show(whole.text)
  return { ...piece, text: whole.text }
}

/** What was written stands; what failed is the way here. */
const isBrokenOff = (error: unknown): error is AppError =>
  error instanceof AppError && (error.code === 'PROVIDER_FAILED' || error.code === 'PROVIDER_BUSY')
