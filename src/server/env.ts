import { z } from 'zod'
import { ownKeyProviders, spendCap } from '#shared/api/models.ts'

const blankIsMissing = (value: unknown) => (typeof value === 'string' && value.trim() === '' ? undefined : value)
const optional = <Schema extends z.ZodType>(schema: Schema) => z.preprocess(blankIsMissing, schema.optional())
const text = optional(z.string().trim())
const whole = (min: number, max: number, fallback: number) =>
  z.preprocess(blankIsMissing, z.coerce.number().int().min(min).max(max).default(fallback))
const list = z.preprocess(
  blankIsMissing,
  z
    .string()
    .default('')
    .transform((value) =>
      value
        .split(',')
        .map((item) => item.trim())
        .filter(Boolean),
    ),
)
/** Comma-separated, or as a JSON array where a secret has a comma of its own. */
const secrets = z.preprocess(
  blankIsMissing,
  z
    .string()
    .default('')
    .transform((value, context) => {
      if (!value.trim().startsWith('[')) return list.parse(value)
      try {
        return z.array(z.string().min(1)).parse(JSON.parse(value))
      } catch {
        context.addIssue({ code: 'custom', message: 'must be a list of secrets' })
        return z.NEVER
      }
    }),
)
/** Two prices with a slash between them, such as `3/15`. */
const price = optional(
  z
    .string()
    .trim()
    .regex(/^\d+(\.\d+)?\/\d+(\.\d+)?$/, 'must be two numbers such as 3/15: USD for a million tokens, input/output')
    .transform((value) => {
      const [input = 0, output = 0] = value.split('/').map(Number)
      return { input, output }
    }),
)
/** Such as `5 usd` or `200000 tokens`. */
const cap = optional(
  z
    .string()
    .trim()
    .regex(/^\d+(\.\d+)?\s*(usd|tokens)$/i, 'must be an amount such as 5 usd or 200000 tokens')
    .transform((value) => ({
      amount: Number.parseFloat(value),
      unit: /usd$/i.test(value) ? ('usd' as const) : ('tokens' as const),
    }))
    .pipe(spendCap),
)
const ownKeys = z.preprocess(
  blankIsMissing,
  z
    .string()
    .default(ownKeyProviders.join(','))
    .transform((value) =>
      value.trim() === 'none'
        ? []
        : value
            .split(',')
            .map((item) => item.trim())
            .filter(Boolean),
    )
    .pipe(z.array(z.enum(ownKeyProviders))),
)
const flag = z.preprocess(
  blankIsMissing,
  z
    .enum(['true', 'false', '1', '0'])
    .default('false')
    .transform((value) => value === 'true' || value === '1'),
)

/** Every setting, its default and its bounds. `.env.example` says what each is for. */
const settings = z
  .object({
    PORT: whole(0, 65_535, 3000),
    HOST: z.preprocess(blankIsMissing, z.string().default('0.0.0.0')),
    /** Server processes on this machine that share the port. */
    SERVERS: whole(1, 64, 1),
    DATA_DIR: z.preprocess(blankIsMissing, z.string().default('./.data')),
    DATABASE_URL: optional(z.string().regex(/^postgres(ql)?:\/\//, 'must start with postgres:// or postgresql://')),
    PUBLIC_URL: optional(z.url({ protocol: /^https?$/ })),
    TRUST_PROXY: flag,
    SECRET_KEY: optional(z.string().min(32, 'must have at least 32 characters')),
    /** Where mails go out; without it they are written to the log. */
    SMTP_URL: optional(z.url({ protocol: /^smtps?$/ })),
    MAIL_FROM: z.preprocess(blankIsMissing, z.string().default('PM Pilot <no-reply@localhost>')),
    /** Former values of SECRET_KEY, which open what they sealed. */
    SECRET_KEYS_OLD: secrets,
    /** Host names that Confluence may be on although they are not public addresses. */
    CONFLUENCE_ALLOWED_HOSTS: list,
    UPCOMING_AGENTS: list,
    ADMIN_EMAILS: list,
    /** Shown on the contact page, to everybody. */
    CONTACT_EMAIL: optional(z.email()),
    MODEL: text,
    /** Further models that users may choose; see models/configured-models.ts. */
    MODELS: text,
    /** Providers that users may bring a key of their own for; `none` allows nobody. */
    OWN_KEYS: ownKeys,
    /** What language models may take at most, as `5 usd` or `200000 tokens`: one run, one user in a day, all in a month. */
    MODEL_CAP_RUN: cap,
    MODEL_CAP_USER_DAY: cap,
    MODEL_CAP_MONTH: cap,
    /** What is set of a model instead of what its family's profile says (models/model-families.json). */
    MODEL_OUTPUT_TOKENS: optional(z.coerce.number().int().min(256).max(1_000_000)),
    MODEL_CONTEXT_TOKENS: optional(z.coerce.number().int().min(1_024).max(10_000_000)),
    MODEL_EFFORT: optional(z.enum(['none', 'minimal', 'low', 'medium', 'high', 'xhigh'])),
    MODEL_TOOL_CALLS: optional(z.enum(['true', 'false']).transform((value) => value === 'true')),
    MODEL_STRUCTURED: optional(z.enum(['schema', 'json', 'text'])),
    /** Seconds that a model may be silent, before its first byte and between two. */
    MODEL_PATIENCE_SECONDS: optional(z.coerce.number().int().min(5).max(3_600)),
    SEARCH: text,
    /** Which runs of a model are researched by the loop: thorough ones, all, or none. */
    RESEARCH_LOOP: z.preprocess(blankIsMissing, z.enum(['thorough', 'always', 'never']).default('thorough')),
    /** What one run's loop may use: turns of the model, searches, pages, seconds, tokens of its turns. */
    RESEARCH_TURNS: whole(1, 20, 5),
    RESEARCH_SEARCHES: whole(1, 50, 8),
    RESEARCH_PAGES: whole(0, 50, 8),
    RESEARCH_SECONDS: whole(5, 1800, 120),
    RESEARCH_TOKENS: whole(1000, 10_000_000, 150_000),
    /** Hosts that pages are read from although they are not public or not https. */
    READ_ALLOWED_HOSTS: list,
    /** Who takes payments; with none nobody can upgrade. */
    PAYMENT: z.preprocess(blankIsMissing, z.enum(['simulated', 'none']).default('simulated')),
    LOG_LEVEL: z.preprocess(blankIsMissing, z.enum(['silent', 'error', 'warn', 'info', 'debug']).default('info')),
    /** What the vendor takes; without it no cost is estimated. */
    MODEL_PRICE: price,
    /** Opens /metrics to whoever sends it; without it only programs on this machine read it. */
    METRICS_TOKEN: optional(z.string().min(16, 'must have at least 16 characters')),
    /** Collector for traces, without `/v1/traces`; without it nothing is traced. */
    OTEL_EXPORTER_OTLP_ENDPOINT: optional(z.url({ protocol: /^https?$/ })),
    OTEL_SERVICE_NAME: z.preprocess(blankIsMissing, z.string().default('pm-pilot')),
    /** Days after which the text pieces of a run that succeeded are deleted; its result stays. 0 keeps them. */
    RUN_TEXT_DAYS: whole(0, 3_650, 1),
    /** Seconds after which a run that makes no progress is given up. */
    RUN_TIMEOUT_SECONDS: whole(5, 3600, 300),
    /** Seconds that one run may take, however much progress it makes. */
    RUN_LONGEST_SECONDS: whole(5, 86_400, 3600),
    /** Runs of one user at a time. */
    RUNS_PER_USER: whole(1, 1000, 20),
    /** Runs that this server works on at a time; more wait in the queue. */
    RUNS_PER_SERVER: whole(1, 10_000, 128),
    /** Runs that may wait before new ones are refused. */
    RUNS_WAITING: whole(1, 100_000, 512),
    /** Open pages, followed runs and waiting callers that this server holds before it refuses more. */
    STREAMS_PER_SERVER: whole(1, 1_000_000, 10_000),
    /** Largest file that a user may upload, in MB. */
    UPLOAD_MAX_MB: whole(1, 2_000, 10),
    /** Whether Parquet files may be uploaded beside CSV and Excel. */
    UPLOAD_PARQUET: flag,
    /** All stored files of all users together, in MB. */
    UPLOADS_TOTAL_MB: whole(1, 10_000_000, 4_000),
    /** Anonymous sessions that one address may open in an hour. */
    GUESTS_PER_ADDRESS: whole(1, 100_000, 20),
    /** Sign-ins, sign-ups and recoveries that one address may try in a minute; sign-ups with taken addresses in an hour. */
    SIGN_INS_PER_ADDRESS: whole(1, 100_000, 30),
    /** Reads of one account in a minute, on each server. */
    REQUESTS_PER_ACCOUNT: whole(1, 10_000_000, 1200),
    /** Requests without a valid session that one address may make in a minute, on each server. */
    REQUESTS_PER_ADDRESS: whole(1, 10_000_000, 3000),
    /** Wrong passwords that one account may see in 15 minutes, from whatever address. */
    SIGN_INS_PER_ACCOUNT: whole(1, 100_000, 10),
  })
  // A link that is made from a request's own Host header could be made to lead anywhere.
  .refine((env) => !env.SMTP_URL || env.PUBLIC_URL, {
    path: ['PUBLIC_URL'],
    message: 'must be set when SMTP_URL is, since mails carry links',
  })

export type Env = z.output<typeof settings> & {
  /** The whole environment, for the providers' own names (keys and base URLs). */
  raw: Record<string, string | undefined>
}

/** Parses the environment once. Throws an Error that names each bad setting and what it must be. */
export function parseEnv(raw: Record<string, string | undefined>): Env {
  const parsed = settings.safeParse(raw)
  if (parsed.success) return { ...parsed.data, raw }
  const lines = parsed.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`)
  throw new Error(`These settings cannot be used:\n${lines.join('\n')}`)
}
