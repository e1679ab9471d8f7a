import { useEffect, useRef, useState } from 'react'
import type { AgentFace } from '#agents/_kit/agent-face.ts'
import { loadAgent } from '#agents/registry-browser.ts'
import { networkFailure } from '../../../http/api-error.ts'
import { showToast } from '../../../toast/show-toast.ts'
import type { Asked } from './asked.ts'
import { type FormValues, fillForm, readDraft, writeDraft } from './form-draft.ts'

export interface AgentFormControl {
  values: FormValues
  errors: Record<string, string>
  /** True while the form holds nothing but its defaults. */
  untouched: boolean
  setValue: (name: string, value: unknown) => void
  /** Sets some fields, as if they had been typed. Values of another kind than their field's are left out. */
  setValues: (values: FormValues) => void
  /** What is asked about the values before a run; an edit puts it away. */
  asked: Asked | null
  setAsked: (asked: Asked | null) => void
  /** Shows what a run was started with, unless something was typed over that very run before. */
  showRun: (runId: string, input: FormValues) => void
  fillExample: () => Promise<void>
  reset: () => void
  showErrors: (errors: Record<string, string>) => void
  /** Something of the form is on its way, such as a file: `check` waits for it. */
  expect: (work: Promise<unknown>) => void
  /** True while a check waits. */
  waiting: boolean
  /** The values when the agent's schema takes them; else shows what is wrong, leads to the first wrong field and is null. Throws where the schema cannot be loaded. */
  check: () => Promise<FormValues | null>
}

export function focusField(name: string | undefined): void {
  if (name) document.getElementById(`field-${name}`)?.focus()
}

/** The form's state. What is typed is kept as a draft, and editing clears what was wrong. `owner` as in {@link readDraft}. */
export function useAgentForm(agent: AgentFace, owner: string | null, onEdit: () => void): AgentFormControl {
  const { defaults } = agent.form
  const [draft, setDraft] = useState(() => readDraft(agent.card.id, defaults, owner))
  const [errors, setErrors] = useState<Record<string, string>>({})
  const { values } = draft
  /** What the form holds at this moment, also between a change and its drawing: what is sent right after an example is the example. */
  const latest = useRef(values)
  useEffect(() => {
    latest.current = values
  }, [values])

  const expected = useRef<Promise<unknown> | null>(null)
  const [waiting, setWaiting] = useState(false)

  useEffect(() => writeDraft(agent.card.id, draft, owner), [agent, draft, owner])

  const change = (next: (before: FormValues) => FormValues) => {
    const changed = next(latest.current)
    latest.current = changed
    setDraft((before) => ({ ...before, values: changed, asked: null }))
    setErrors({})
    onEdit()
  }
  const expect = (work: Promise<unknown>) => {
    const settled = work.catch(() => undefined)
    expected.current = settled
    settled.then(() => {
      if (expected.current === settled) expected.current = null
    })
  }
  const fillExample = async () => {
    const loaded = await loadAgent(agent.card.id).catch(() => null)
    if (!loaded) showToast({ tone: 'error', message: networkFailure().message })
    const example = loaded?.samples[0]
    if (example) change(() => fillForm(defaults, { ...example }))
  }
  /** Also for what takes the place of what was waited for, such as another file. */
  const whole = async () => {
    setWaiting(expected.current !== null)
    while (expected.current) await expected.current
    setWaiting(false)
  }
  const check = async () => {
    await whole()
    const loaded = await loadAgent(agent.card.id)
    const sent = latest.current
    const parsed = loaded?.parseInput(sent)
    if (!parsed) return null
    if (parsed.ok) {
      setErrors({})
      return sent
    }
    const { invalidTitle } = agent.messages
    setErrors(parsed.fields)
    showToast({ tone: 'error', message: parsed.message, ...(invalidTitle ? { title: invalidTitle } : {}) })
    focusField(Object.keys(parsed.fields)[0])
    return null
  }
  return {
    values,
    errors,
    asked: draft.asked,
    setAsked: (asked) => setDraft((before) => ({ ...before, asked })),
    untouched: Object.entries(defaults).every(([name, value]) => values[name] === value),
    setValue: (name, value) => change((before) => ({ ...before, [name]: value })),
    setValues: (given) => change((before) => fillForm(before, { ...before, ...given })),
    showRun: (runId, input) =>
      setDraft((before) =>
        before.run === runId ? before : { values: fillForm(defaults, input), run: runId, asked: null },
      ),
    fillExample: () => {
      const filled = fillExample()
      expect(filled)
      return filled
    },
    reset: () => change(() => ({ ...defaults })),
    showErrors: setErrors,
    expect,
    waiting,
    check,
  }
}
