import { z } from 'zod'
import { fitToSchema } from '#server/answers/fit-to-schema.ts'
import { jsonSchemaOf } from '#server/answers/json-schema.ts'
import { readAnswer } from '#server/answers/read-answer.ts'
import type { ModelClient, ModelPrompt, ModelTool } from '#server/models/model-client.ts'
import { AppError } from '#shared/errors/app-error.ts'

/** What a model may do in a turn of research. */
export const actionInputs = {
  search: z.object({ query: z.string().describe('What you would type into a search engine: 3 to 8 words') }),
  read: z.object({ url: z.string().describe('Address of a page, exactly as it was found') }),
  library: z.object({ about: z.string().describe('Name of a market, in a few words of English') }),
  keep: z.object({ passages: z.array(z.string()).describe('Ids of passages, such as "w2.3", the most useful first') }),
  finish: z.object({}),
}
export type ActionName = keyof typeof actionInputs
export type Action = { [Name in ActionName]: { name: Name; input: z.output<(typeof actionInputs)[Name]> } }[ActionName]

const descriptions: Record<ActionName, string> = {
  search: 'Searches the web. Answers titles, addresses and short excerpts.',
  read: 'Opens a page that a search found, that the user typed, or that an opened page links to. Answers its text in passages.',
  library: 'Looks a market up in the built-in library of markets.',
  keep: 'Keeps passages as evidence for the document. Only what is kept can be cited.',
  finish: 'Ends the research, when what was kept is enough or nothing more is to be found.',
}

export interface Chosen {
  actions: Action[]
  inputTokens: number | null
  outputTokens: number | null
}

/** Asks a model what to do next, by calls of tools or, where it has none, by one structured answer. */
export type ChooseActions = (
  question: { system: string; user: string; tools: readonly ActionName[] },
  onAlive: ModelPrompt['onAlive'],
  signal: AbortSignal,
) => Promise<Chosen>

/** Name of the schema for models without tools, by which a server of tests knows the call. */
export const choiceName = 'research_turn'
const mostTokens = 4_000
const mostActions = 24

const choice = z.object({
  searches: z.array(actionInputs.search.shape.query).max(8),
  pages: z.array(actionInputs.read.shape.url).max(8).describe('Addresses to open'),
  library: z.array(actionInputs.library.shape.about).max(3).describe('Markets to look up in the library'),
  keep: actionInputs.keep.shape.passages,
})

export function createChooseActions(client: ModelClient): ChooseActions {
  /** A server may refuse tools although the model's family has them. */
  let callsTools = client.toolCalls

  return async ({ system, user, tools }, onAlive, signal) => {
    const base = {
      system,
      user,
      schema: jsonSchemaOf(choice),
      schemaName: choiceName,
      maxOutputTokens: mostTokens,
      quickly: true,
      ...(onAlive ? { onAlive } : {}),
    }
    if (callsTools) {
      try {
        return await ask(client, { ...base, tools: tools.map(toolOf) }, tools, signal)
      } catch (error) {
        if (
          !(error instanceof AppError) ||
          error.code !== 'PROVIDER_FAILED' ||
          !/\btools?\b|tool_choice/i.test(error.message)
        )
          throw error
        callsTools = false
      }
    }
    return ask(client, base, tools, signal)
  }
}

const toolOf = (name: ActionName): ModelTool => ({
  name,
  description: descriptions[name],
  input: jsonSchemaOf(actionInputs[name]),
})

async function ask(
  client: ModelClient,
  prompt: ModelPrompt,
  tools: readonly ActionName[],
  signal: AbortSignal,
): Promise<Chosen> {
  const chosen: Chosen = { actions: [], inputTokens: null, outputTokens: null }
  let text = ''
  for await (const part of client.stream(prompt, signal)) {
    if (part.type === 'text') text += part.text
    else if (part.type === 'call') chosen.actions.push(...actionOf(part.name, valueIn(part.input)))
    else if (part.type === 'finish')
      Object.assign(chosen, { inputTokens: part.inputTokens, outputTokens: part.outputTokens })
  }
  // Words beside calls are a model's talk to itself.
  if (chosen.actions.length === 0) chosen.actions = actionsIn(text)
  chosen.actions = chosen.actions.filter(({ name }) => tools.includes(name)).slice(0, mostActions)
  return chosen
}

function valueIn(json: string): unknown {
  const answer = readAnswer(json)
  return answer.kind === 'json' ? answer.value : {}
}

/** None for a call of a tool that nobody offered, or without what it needs. */
function actionOf(name: string, input: unknown): Action[] {
  if (!Object.hasOwn(actionInputs, name)) return []
  const known = name as ActionName
  const parsed = actionInputs[known].safeParse(fitToSchema(input, jsonSchemaOf(actionInputs[known])))
  // The name and the schema of its input belong together.
  return parsed.success ? [{ name: known, input: parsed.data } as Action] : []
}

function actionsIn(text: string): Action[] {
  const answer = readAnswer(text)
  const parsed = choice.safeParse(answer.kind === 'json' ? fitToSchema(answer.value, jsonSchemaOf(choice)) : null)
  if (!parsed.success) return []
  const { searches, pages, library, keep } = parsed.data
  return [
    ...(keep.length > 0 ? [{ name: 'keep' as const, input: { passages: keep } }] : []),
    ...searches.map((query) => ({ name: 'search' as const, input: { query } })),
    ...pages.map((url) => ({ name: 'read' as const, input: { url } })),
    ...library.map((about) => ({ name: 'library' as const, input: { about } })),
  ]
}
