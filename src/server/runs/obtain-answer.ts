import { readAnswer } from '#server/answers/read-answer.ts'
import { inSpan } from '#server/observe/tracing/tracing.ts'
import { countTokens, type Paid } from '#server/spending/paid-steps.ts'
import { AppError } from '#shared/errors/app-error.ts'
import { type Checked, checkOutput, checkValue } from './check-output.ts'
import { patched, patchFor, problemOf, withoutFaults } from './repair-answer.ts'
import { type Obtaining, writeAnswer } from './write-answer.ts'

export interface Obtained {
  output: object
  /** How many parts were left out, since they could not be put right. */
  leftOut: number
}

type Failed = Extract<Checked, { ok: false }>

/** Most repairs of parts; each must leave less to be put right than the one before. */
const mostRepairs = 2

/**
 * An answer that fits: written, read however it is wrapped, and put right where it does not fit, by asking for those parts alone. Throws
 * MODEL_REFUSED or RESULT_UNUSABLE with what is wrong; the text is then in the run's events. Each call is a step of the run. `of` is all
 * that the answer is written from.
 */
export async function obtainAnswer(
  obtaining: Obtaining,
  of: unknown,
  input: object,
  prepared: unknown,
  write: () => Promise<string> = () => writeWhole(obtaining, of),
): Promise<Obtained> {
  const { agent, emit } = obtaining
  const text = await write()
  emit({ type: 'progress', stage: 'checking' })
  let checked = checkOutput(agent, text, input, prepared)
  if (!checked.ok && !checked.value) checked = await writeAgain(obtaining, text, checked, input, prepared)
  for (let repairs = 0; !checked.ok && checked.value && repairs < mostRepairs; repairs += 1) {
    const next = await repairParts(obtaining, repairs, checked, input, prepared)
    const isBetter: boolean =
      next.ok || next.faults.length < checked.faults.length || (!!next.output && !checked.output)
    if (!isBetter) break
    checked = next
  }
  return checked.ok ? { output: checked.output, leftOut: 0 } : lastResort(obtaining, checked, input, prepared)
}

async function writeWhole(obtaining: Obtaining, of: unknown): Promise<string> {
  const { emit, steps } = obtaining
  const isWritten = steps.isDone('write', of)
  const text = await steps.once('write', of, () => writeAnswer(obtaining, { kind: 'whole' }))
  // A server that was killed had written it: the page reads it again.
  if (isWritten) emit({ type: 'delta', text, restart: true })
  return text
}

/** Nothing of the text could be read: said for what it is, or written once more. */
async function writeAgain(
  obtaining: Obtaining,
  text: string,
  checked: Failed,
  input: object,
  prepared: unknown,
): Promise<Checked> {
  if (checked.instead === 'refusal') throw new AppError('MODEL_REFUSED', { internal: 'the answer declines' })
  const problems = checked.faults.map(problemOf)
  obtaining.emit({ type: 'progress', stage: 'repairing' })
  const again = await inSpan('repair', { 'pm_pilot.problems': problems.length }, () =>
    obtaining.steps.once('again', text, () => writeAnswer(obtaining, { kind: 'again', text, problems })),
  )
  const next = checkOutput(obtaining.agent, again, input, prepared)
  if (next.ok) return next
  if (next.instead === 'refusal') throw new AppError('MODEL_REFUSED', { internal: 'the answer declines' })
  if (next.instead === 'nothing') throw new AppError('MODEL_SAID_NOTHING', { internal: 'two answers without text' })
  return next
}

async function repairParts(
  { agent, write, emit, signal, steps }: Obtaining,
  nth: number,
  checked: Failed,
  input: object,
  prepared: unknown,
): Promise<Checked> {
  const ask = patchFor(agent, checked.value ?? {}, checked.faults)
  emit({ type: 'progress', stage: 'repairing' })
  return inSpan('repair', { 'pm_pilot.problems': checked.faults.length }, async () => {
    const text = await steps.once(`repair-${nth + 1}`, ask, async () => {
      const repair: Paid<string> = { output: '', inputTokens: null, outputTokens: null }
      for await (const part of write(ask)) {
        signal.throwIfAborted()
        if ('text' in part) repair.output += part.text
        else if ('ended' in part) countTokens(repair, part)
      }
      return repair
    })
    const read = readAnswer(text)
    if (read.kind !== 'json') return checked
    // A model that wrote all of it again has put it right as well as one that wrote the parts.
    const whole = checkOutput(agent, text, input, prepared)
    return whole.ok ? whole : checkValue(agent, patched(ask, read.value), input, prepared)
  })
}

/** Without what is wrong where that leaves an answer; else what is wrong is said, and the best text is left to be seen. */
function lastResort({ agent, emit }: Obtaining, checked: Failed, input: object, prepared: unknown): Obtained {
  if (checked.output) {
    const reduced = checkValue(agent, agent.reduce(checked.output, prepared), input, prepared)
    if (reduced.ok) return { output: reduced.output, leftOut: 0 }
  } else if (checked.value) {
    const without = withoutFaults(agent, checked.value, checked.faults)
    const kept = without ? checkValue(agent, without, input, prepared) : null
    if (kept?.ok) return { output: kept.output, leftOut: checked.faults.length }
  }
  if (checked.value) emit({ type: 'delta', text: JSON.stringify(checked.value), restart: true })
  throw new AppError('RESULT_UNUSABLE', {
    internal: `the answer: ${checked.places.join('; ')}`,
    problems: checked.faults.map(problemOf),
  })
}
