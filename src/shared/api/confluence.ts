import { z } from 'zod'

export const confluenceInstanceTypes = ['cloud', 'server'] as const
export const confluenceInstanceType = z.enum(confluenceInstanceTypes)
export type ConfluenceInstanceType = z.infer<typeof confluenceInstanceType>

export const pageUpdateModes = ['create_new', 'update_existing'] as const
export const pageUpdateMode = z.enum(pageUpdateModes)

export const defaultPageTitle = 'Weekly Update - Trend Scanner'

/** Confluence takes no longer titles. */
export const longestPageTitle = 255

const instanceUrl = z
  .string({ error: 'Instance URL is required' })
  .trim()
  .min(1, 'Instance URL is required')
  .max(2_000, 'Please keep the instance URL under 2,000 characters')
  .regex(/^https?:\/\//i, 'Instance URL must start with http:// or https://')

const spaceKey = z
  .string({ error: 'Space Key is required' })
  .trim()
  .min(1, 'Space Key is required')
  .max(255, 'Please keep the space key under 255 characters')
  .regex(/^\S+$/, 'Space Key cannot contain spaces')

const username = z
  .string({ error: 'Username/Email is required' })
  .trim()
  .min(1, 'Username/Email is required')
  .max(320, 'Please keep the email address under 320 characters')
  .includes('@', { error: 'Please enter a valid email address' })

const typedToken = z
  .string({ error: 'API Token is required' })
  .trim()
  .min(10, 'API Token seems too short. Please check your token.')
  .max(4_000, 'API Token seems too long. Please check your token.')

/** Blank means: the one that is saved. */
const tokenOrSaved = z.preprocess(
  (value) => (typeof value === 'string' && value.trim() === '' ? undefined : value),
  typedToken.optional(),
)

const pageTitleTemplate = z
  .string({ error: 'Default page title is required' })
  .trim()
  .min(1, 'Default page title is required')
  .max(longestPageTitle, `Please keep the page title under ${longestPageTitle} characters`)

/** The settings form without its checkbox: what it checks before it sends anything. The token may be blank when one is saved. */
export const confluenceForm = z.object({
  instanceType: confluenceInstanceType,
  instanceUrl,
  spaceKey,
  username,
  apiToken: tokenOrSaved,
  pageUpdateMode,
  defaultPageTitle: pageTitleTemplate,
  includeTimestamp: z.boolean(),
  existingPageId: z.string().trim().max(100).default(''),
})

/** The same where no token is saved: it must be typed. */
export const confluenceFormWithToken = confluenceForm.extend({
  apiToken: z.string({ error: 'API Token is required' }).trim().min(1, 'API Token is required').pipe(typedToken),
})

/** `POST /functions/v1/save-confluence-config`. */
export const saveConfluenceConfigRequest = z.strictObject({
  config: z.strictObject({
    instance_type: confluenceInstanceType.default('cloud'),
    instance_url: instanceUrl,
    space_key: spaceKey,
    username,
    api_token: tokenOrSaved,
    page_update_mode: pageUpdateMode.default('create_new'),
    default_page_title: pageTitleTemplate.default(defaultPageTitle),
    include_timestamp: z.boolean().default(true),
    existing_page_id: z.string().trim().max(100).nullish(),
  }),
  /** False: kept until this session signs out. */
  rememberCredentials: z.boolean().default(true),
})
export type SaveConfluenceConfigRequest = z.input<typeof saveConfluenceConfigRequest>

/** A saved configuration as anybody sees it: never with its token. */
export const confluenceSettings = z.object({
  instanceType: confluenceInstanceType,
  instanceUrl: z.string(),
  spaceKey: z.string(),
  username: z.string(),
  /** Always true: nothing is saved without one. The field for it shows a placeholder and stays empty. */
  hasToken: z.literal(true),
  pageUpdateMode,
  defaultPageTitle: z.string(),
  includeTimestamp: z.boolean(),
  /** Blank: the page is chosen when sending. */
  existingPageId: z.string(),
  /** False: it goes at sign-out. */
  rememberCredentials: z.boolean(),
  updatedAt: z.string(),
})
export type ConfluenceSettings = z.infer<typeof confluenceSettings>

/** `GET /api/integrations/confluence`; null while nothing is saved. `DELETE` of the same address removes it: 204. */
export const confluenceSettingsAnswer = z.object({ config: confluenceSettings.nullable() })
export type ConfluenceSettingsAnswer = z.infer<typeof confluenceSettingsAnswer>

export const saveConfluenceConfigAnswer = z.object({
  success: z.literal(true),
  message: z.string(),
  data: confluenceSettings,
})
export type SaveConfluenceConfigAnswer = z.infer<typeof saveConfluenceConfigAnswer>

/** Credentials for one call; without them the saved configuration is used. */
export const confluenceConnection = z.object({
  instanceType: confluenceInstanceType.default('cloud'),
  instanceUrl,
  spaceKey,
  username,
  apiToken: tokenOrSaved,
})

const pageId = z
  .string({ error: 'Page ID is required for updating existing page' })
  .trim()
  .min(1, 'Page ID is required for updating existing page')
  .regex(/^\d{1,20}$/, 'A page ID has digits only; it is the number in the address of the page')

const pageTitle = z
  .string({ error: 'Page title is required' })
  .trim()
  .min(1, 'Page title is required')
  .max(longestPageTitle, `Please keep the page title under ${longestPageTitle} characters`)

const storageText = z.string({ error: 'Content must be text in the storage format' }).min(1, 'There is nothing to send')
const labelNames = z.array(z.string().trim().min(1).max(255)).max(20)
const runId = z.uuid({ error: 'Run not found' })
const config = confluenceConnection.optional()

/**
 * `POST /functions/v1/confluence-service`. What is sent is either `runId`, from whose latest result the server makes the
 * section and the labels, or content in the storage format.
 */
export const confluenceServiceRequest = z.discriminatedUnion(
  'action',
  [
    z.object({ action: z.literal('validateConnection'), config }),
    z.object({
      action: z.literal('createPage'),
      config,
      runId: runId.optional(),
      content: z
        .object({
          /** {week} and {date} are filled in. Without it, the saved title template makes the title. */
          title: pageTitle.optional(),
          spaceKey: spaceKey.optional(),
          content: storageText.optional(),
          labels: labelNames.optional(),
        })
        .optional(),
    }),
    z.object({
      action: z.literal('updatePage'),
      config,
      pageId,
      runId: runId.optional(),
      /** Added to the end of the page. Text that begins with the whole body of the page is taken as its new body. */
      content: z
        .union([storageText, z.object({ content: storageText }).transform(({ content }) => content)])
        .optional(),
      /** The version that the user has seen; another one there now is a conflict. Without it the newest is taken. */
      version: z
        .union([z.int().positive(), z.object({ number: z.int().positive() }).transform(({ number }) => number)])
        .optional(),
    }),
    z.object({ action: z.literal('getPage'), config, pageId }),
    z.object({
      action: z.literal('listPages'),
      config,
      spaceKey: spaceKey.optional(),
      /** Words of the title. */
      query: z.string().trim().max(200).optional(),
    }),
  ],
  { error: 'The action is one of validateConnection, createPage, updatePage, getPage and listPages' },
)
export type ConfluenceServiceRequest = z.input<typeof confluenceServiceRequest>

const links = z.object({ base: z.string().optional(), webui: z.string().optional(), tinyui: z.string().optional() })

export const confluencePage = z.object({
  id: z.string(),
  title: z.string(),
  spaceKey: z.string(),
  version: z.object({ number: z.number() }),
  _links: links,
  /** Where a person opens it. */
  url: z.string(),
  metadata: z.object({ labels: z.array(z.string()) }),
})
export type ConfluencePage = z.infer<typeof confluencePage>

export const confluencePageWithBody = confluencePage.extend({
  body: z.object({ storage: z.object({ value: z.string() }) }),
})

const answered = { success: z.literal(true), message: z.string() }

/** To `validateConnection`. */
export const connectionAnswer = z.object({
  ...answered,
  result: z.object({ user: z.string(), space: z.object({ id: z.string(), key: z.string(), name: z.string() }) }),
})
export type ConnectionAnswer = z.infer<typeof connectionAnswer>

/** To `createPage` and `updatePage`. */
export const sentPageAnswer = z.object({
  ...answered,
  result: confluencePage,
  /** True when this very result was on the page already: nothing was sent twice. */
  alreadySent: z.boolean(),
  /** What did not matter enough to fail, such as labels that could not be set. */
  warning: z.string().optional(),
})
export type SentPageAnswer = z.infer<typeof sentPageAnswer>

/** To `getPage`. */
export const pageAnswer = z.object({ ...answered, result: confluencePageWithBody })
export type PageAnswer = z.infer<typeof pageAnswer>

export const listedPage = z.object({
  id: z.string(),
  title: z.string(),
  spaceKey: z.string(),
  version: z.object({ number: z.number() }),
  url: z.string(),
  /** ISO time of the last change, null where the instance does not say. */
  updatedAt: z.string().nullable(),
})
export type ListedPage = z.infer<typeof listedPage>

/** To `listPages`: pages of the space that carry the label pm-pilot, last changed first. */
export const pageListAnswer = z.object({ ...answered, result: z.object({ pages: z.array(listedPage) }) })
export type PageListAnswer = z.infer<typeof pageListAnswer>

export const confluenceFailureReasons = [
  /** Nothing is saved, and no credentials were sent. */
  'not-configured',
  /** What is saved cannot be used. */
  'invalid-config',
  /** The address is not one that the server connects to. */
  'address-refused',
  'unreachable',
  'timeout',
  /** Credentials were not taken. */
  'unauthorized',
  'forbidden',
  'not-found',
  'space-not-found',
  /** A page of this title is there already: `page` names it where it could be found. */
  'title-taken',
  /** The page was changed since the version that was sent: `currentVersion` says what it is now. */
  'version-conflict',
  'rejected',
  'too-large',
  'rate-limited',
  /** The instance answered with something that Confluence does not answer, such as a sign-in page. */
  'unexpected-answer',
] as const
export type ConfluenceFailureReason = (typeof confluenceFailureReasons)[number]

/**
 * A call that Confluence, or the way to it, did not let through. Comes with an error status that is never 401, which always
 * speaks of the session here. Requests that are wrong in themselves have the usual codes (INVALID_INPUT with `fields`).
 */
export const confluenceFailure = z.object({
  success: z.literal(false),
  code: z.enum(['CONFLUENCE_ERROR', 'UPDATE_ERROR']),
  /** What did not work: 'Connection test failed', 'Failed to create page', 'Failed to retrieve page: ...' */
  message: z.string(),
  /** Why, and what to do about it; for the user. */
  error: z.string(),
  reason: z.enum(confluenceFailureReasons),
  currentVersion: z.number().optional(),
  page: z.object({ id: z.string(), title: z.string(), url: z.string() }).optional(),
})
export type ConfluenceFailure = z.infer<typeof confluenceFailure>
