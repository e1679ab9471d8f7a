import { z } from 'zod'
import table from './model-families.json' with { type: 'json' }

/** What a model can do and how it is asked, as its vendor's documents say it. */
export const modelProfile = z.strictObject({
  /** Most tokens of one answer, thinking included. What does not fit goes on in a further call. */
  outputTokens: z.int().min(256).max(1_000_000),
  /** Tokens of prompt and answer together. */
  contextTokens: z.int().min(1_024).max(10_000_000),
  /** How much it thinks before it writes; null: as the vendor sets it. */
  effort: z.enum(['none', 'minimal', 'low', 'medium', 'high', 'xhigh']).nullable(),
  /** The strongest way to ask for the answer's shape: enforced by the vendor, JSON of any shape, or words alone. */
  structured: z.enum(['schema', 'json', 'text']),
  toolCalls: z.boolean(),
  /** Whether the vendor needs marks on what of a prompt to cache; others find it by themselves. */
  cacheMarks: z.boolean(),
})
export type ModelProfile = z.infer<typeof modelProfile>

const families = z
  .strictObject({
    families: z.array(
      z.strictObject({
        vendor: z.enum(['anthropic', 'openai', 'google', 'openai-compatible', 'ollama']),
        /** A pattern of the model's name; the first that fits counts, and the last of a vendor fits every name. */
        match: z.string().transform((pattern) => new RegExp(pattern, 'i')),
        ...modelProfile.shape,
      }),
    ),
  })
  .parse(table).families

export type ProfiledVendor = (typeof families)[number]['vendor']

/** The profile of a model, with what the settings say of it instead. */
export function profileOf(
  vendor: ProfiledVendor,
  modelName: string,
  settings: Partial<ModelProfile> = {},
): ModelProfile {
  const family = families.find((each) => each.vendor === vendor && each.match.test(modelName))
  if (!family) throw new Error(`no family of models fits ${vendor}`)
  const { vendor: _, match: __, ...profile } = family
  return { ...profile, ...settings }
}
