import type { AgentFace } from '#agents/_kit/agent-face.ts'
import { loadAgent } from '#agents/registry-browser.ts'
import type { FormReadingAnswer } from '#shared/api/reading.ts'
import { apiJson } from '../../../http/api-fetch.ts'
import { type FormValues, fillForm } from '../form/form-draft.ts'

/** A start waits no longer than this for the reading, in milliseconds. */
const longestWait = 1_500

/**
 * What the server is not sure of before a run. Null when there is nothing to ask of this form, and when no answer comes in time:
 * the run starts as it would without asking.
 */
export async function readForm(agent: AgentFace, input: FormValues): Promise<FormReadingAnswer | null> {
  if (agent.form.about.description === undefined || (await isExample(agent, input))) return null
  const schema = () => import('#shared/api/reading.ts').then((module) => module.formReading)
  try {
    return await apiJson('/api/read', schema, {
      method: 'POST',
      body: { agent: agent.card.id, input },
      signal: AbortSignal.timeout(longestWait),
    })
  } catch {
    return null
  }
}

/** Our own words are clear enough. */
async function isExample(agent: AgentFace, input: FormValues): Promise<boolean> {
  const definition = await loadAgent(agent.card.id)
  const { defaults } = agent.form
  return (definition?.samples ?? []).some((sample) => {
    const filled = fillForm(defaults, { ...sample })
    return Object.keys(filled).every((name) => filled[name] === input[name])
  })
}
