import { z } from 'zod'
import { cleanText } from '#shared/clean-text.ts'
import { atMost } from '#shared/limited-text.ts'
import { plans } from '#shared/plans.ts'
import { runMode } from '#shared/run-mode.ts'

/** US dollars for a million tokens. */
export const modelPrice = z.strictObject({
  input: z.number().min(0).max(10_000),
  output: z.number().min(0).max(10_000),
})
export type ModelPrice = z.infer<typeof modelPrice>

/** Plans that a model is offered to, by name; a guest is one of them. */
export const offeredPlans = ['Guest', ...plans.map(({ name }) => name)] as const
const planNames = z.array(z.enum(offeredPlans as unknown as [string, ...string[]]))

/** What a run is likely to take: measured where there were enough of its kind, else typical. Null where no price is set. */
export const expectation = z.object({
  seconds: z.number(),
  tokens: z.int(),
  cost: z.number().nullable(),
  measured: z.boolean(),
})
export type Expectation = z.infer<typeof expectation>

/** One thing that a user may choose to write with. */
export const modelChoice = z.object({
  /** What a run's `model` takes: "built-in", "vendor/model", or "own:vendor" for the user's own key. */
  id: z.string(),
  label: z.string(),
  builtIn: z.boolean(),
  ownKey: z.boolean(),
  price: modelPrice.nullable(),
  expected: z.object({ quick: expectation, thorough: expectation }).nullable(),
})
export type ModelChoice = z.infer<typeof modelChoice>

/** An amount of money or of tokens. */
export const spendCap = z.strictObject({
  amount: z.number().positive().max(1_000_000_000_000),
  unit: z.enum(['usd', 'tokens']),
})
export type SpendCap = z.infer<typeof spendCap>

/** A cap and how much of it is gone. */
const usedCap = spendCap.extend({ used: z.number().nonnegative() })

/** What the caller may write with. Runs on an own key are outside the caps. */
export const modelChoices = z.object({
  models: z.array(modelChoice),
  /** What writes when a run names none. */
  chosen: z.string(),
  defaultMode: runMode,
  caps: z.object({
    run: spendCap.nullable(),
    day: usedCap.nullable(),
    /** Of all users together: only whether there is room. */
    monthReached: z.boolean(),
  }),
  /** Providers that a key of one's own may be for; empty where the installation allows none. */
  ownKeyProviders: z.array(z.string()),
})
export type ModelChoices = z.infer<typeof modelChoices>

const label = atMost(z.string().trim(), 60, 'Please keep the label under 60 characters').overwrite(cleanText)
const modelName = z
  .string()
  .trim()
  .min(1, 'Name the model')
  .max(200)
  .regex(/^[^\s]+$/, 'The name of a model has no blanks')

/** What an administrator says of a model. */
export const modelOffer = z.strictObject({
  id: z.union([
    z.literal('built-in'),
    z
      .string()
      .trim()
      .max(220)
      .regex(/^(anthropic|openai|google|ollama|openai-compatible)\/\S+$/, 'Write it as provider/model'),
  ]),
  label: label.default(''),
  price: modelPrice.nullable().default(null),
  /** Null is every plan. */
  plans: planNames.nullable().default(null),
})
export type ModelOffer = z.infer<typeof modelOffer>

/** Caps and defaults of the installation. */
export const modelRules = z.strictObject({
  perRun: spendCap.nullable().default(null),
  perUserDay: spendCap.nullable().default(null),
  perMonth: spendCap.nullable().default(null),
  /** By the plan's name; quick where none is named, and for guests always. */
  defaultModes: z.record(z.string().max(40), runMode).default({}),
})
export type ModelRules = z.infer<typeof modelRules>

export const administeredModels = z.strictObject({
  /** The first one writes when a run names none. */
  models: z.array(modelOffer).max(50),
  rules: modelRules,
})

/** The administrator's page. */
export const modelAdministration = z.object({
  models: z.array(
    modelOffer.extend({
      /** Null where it can be used; else what is missing, such as a key in the settings. */
      unusable: z.string().nullable(),
      /** Named by the settings: it comes back when it is taken off the list. */
      fromSettings: z.boolean(),
    }),
  ),
  rules: modelRules,
  spentThisMonth: z.object({ tokens: z.number(), cost: z.number() }),
})
export type ModelAdministration = z.infer<typeof modelAdministration>

export const ownKeyProviders = ['anthropic', 'openai', 'google'] as const
export type OwnKeyProvider = (typeof ownKeyProviders)[number]

/** A key of one's own, as it is answered: never the key. */
export const ownKey = z.object({
  provider: z.enum(ownKeyProviders),
  model: z.string(),
  updatedAt: z.string(),
})
export const ownKeyList = z.object({
  keys: z.array(ownKey),
  /** Providers that the installation allows, each with the model that is used unless another is named. */
  providers: z.array(z.object({ id: z.enum(ownKeyProviders), model: z.string() })),
  /** Whether the caller may change what is offered to whom. */
  administrator: z.boolean(),
})
export type OwnKeyList = z.infer<typeof ownKeyList>

export const ownKeyChange = z.strictObject({
  model: modelName,
  /** Left out, the saved one stays. */
  key: z
    .string()
    .trim()
    .min(8, 'This is too short for a key')
    .max(500, 'This is too long for a key')
    .regex(/^[\x21-\x7e]+$/, 'A key has no blanks')
    .optional(),
})
export type OwnKeyChange = z.infer<typeof ownKeyChange>

export const ownKeyTested = z.object({ ok: z.boolean(), message: z.string() })
