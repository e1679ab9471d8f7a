import type { JSONSchema7, LanguageModelV4CallOptions, LanguageModelV4FunctionTool } from '@ai-sdk/provider'
import type { ModelPrompt, ModelTool } from './model-client.ts'
import type { ModelProfile } from './model-profile.ts'

export interface FittedSchema {
  schema: Record<string, unknown>
  providerOptions?: NonNullable<LanguageModelV4CallOptions['providerOptions']>
}

/** How the answer's form is asked for, strongest first. */
export const formats = ['schema', 'json', 'text'] as const

export interface CallSettings {
  profile: ModelProfile
  /** What the vendor can enforce of the prompt's schema, and its options. Default: the schema as it is, no options. */
  fitSchema?: (schema: Record<string, unknown>) => FittedSchema
  /** Put at the end of what is the same for all runs of an agent, so that the vendor keeps it. */
  cacheMark?: NonNullable<LanguageModelV4CallOptions['providerOptions']>
}

/** The SDK's options of a call. `level` is the index of the format in which the answer is asked for. */
export function createCallOptions({
  profile,
  fitSchema,
  cacheMark,
}: CallSettings): (prompt: ModelPrompt, level: number) => LanguageModelV4CallOptions {
  /** An agent's schema is the same object in each of its prompts. */
  const fittedSchemas = new WeakMap<Record<string, unknown>, FittedSchema>()
  return (prompt, level) => {
    const fitted = fittedSchemas.get(prompt.schema) ?? fitSchema?.(prompt.schema) ?? { schema: prompt.schema }
    fittedSchemas.set(prompt.schema, fitted)
    const kind = formats[level] ?? 'text'
    const system =
      kind === 'schema' || prompt.tools ? prompt.system : `${prompt.system}\n\n${schemaInWords(prompt.schema)}`
    return {
      prompt: [
        { role: 'system', content: system, ...(cacheMark ? { providerOptions: cacheMark } : {}) },
        { role: 'user', content: [{ type: 'text', text: prompt.user }] },
      ],
      maxOutputTokens: Math.min(prompt.maxOutputTokens ?? Number.POSITIVE_INFINITY, profile.outputTokens),
      ...(profile.effort ? { reasoning: prompt.quickly ? least(profile.effort) : profile.effort } : {}),
      ...(prompt.tools ? { tools: prompt.tools.map(functionTool), toolChoice: { type: 'auto' } } : {}),
      responseFormat: prompt.tools
        ? { type: 'text' }
        : kind === 'schema'
          ? { type: 'json', schema: fitted.schema as JSONSchema7, name: prompt.schemaName }
          : { type: kind },
      ...(prompt.traceparent ? { headers: { traceparent: prompt.traceparent } } : {}),
      ...(fitted.providerOptions ? { providerOptions: fitted.providerOptions } : {}),
    }
  }
}

const functionTool = ({ name, description, input }: ModelTool): LanguageModelV4FunctionTool => ({
  type: 'function',
  name,
  description,
  inputSchema: input as JSONSchema7,
})

const least = (effort: string) => (effort === 'none' || effort === 'minimal' ? effort : 'low')

function schemaInWords(schema: Record<string, unknown>): string {
  return `Answer with one JSON object and nothing else. It must be valid against this JSON Schema:\n${JSON.stringify(schema)}`
}
