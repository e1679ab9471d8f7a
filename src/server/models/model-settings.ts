import type { Env } from '../env.ts'
import type { ModelSettings } from './choose-model.ts'
import type { ModelProfile } from './model-profile.ts'

/** What the environment says of the model. */
export function modelSettings(env: Env): ModelSettings {
  const set: { [Key in keyof ModelProfile]?: ModelProfile[Key] | undefined } = {
    outputTokens: env.MODEL_OUTPUT_TOKENS,
    contextTokens: env.MODEL_CONTEXT_TOKENS,
    effort: env.MODEL_EFFORT,
    structured: env.MODEL_STRUCTURED,
    toolCalls: env.MODEL_TOOL_CALLS,
  }
  const longestWaitMs = env.MODEL_PATIENCE_SECONDS === undefined ? undefined : env.MODEL_PATIENCE_SECONDS * 1000
  return {
    model: env.MODEL,
    env: env.raw,
    profile: Object.fromEntries(
      Object.entries(set).filter(([, value]) => value !== undefined),
    ) as Partial<ModelProfile>,
    ...(longestWaitMs === undefined ? {} : { timing: { firstByte: longestWaitMs, idle: longestWaitMs } }),
  }
}
