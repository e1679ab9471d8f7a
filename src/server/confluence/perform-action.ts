import type { z } from 'zod'
import type { AgentRegistry } from '#agents/registry-server.ts'
import type { ConfluenceClient, Page } from '#integrations/confluence/confluence-client.ts'
import { ConfluenceError } from '#integrations/confluence/confluence-error.ts'
import { connectConfluence } from '#integrations/confluence/connect-confluence.ts'
import type { GuardedFetch } from '#integrations/network/guarded-fetch.ts'
import type { Database } from '#server/db/database.ts'
import type { FileWriters } from '#server/files/file-writers.ts'
import type { OneAtATime } from '#server/http/one-at-a-time.ts'
import type { Log } from '#server/observe/log.ts'
import { readRun } from '#server/runs/read-runs.ts'
import type { Keyring } from '#server/secrets/keyring.ts'
import {
  type ConfluencePage,
  type ConnectionAnswer,
  type confluenceServiceRequest,
  defaultPageTitle,
  type PageAnswer,
  type PageListAnswer,
  type SentPageAnswer,
} from '#shared/api/confluence.ts'
import { ownLabel } from '#shared/confluence/page-labels.ts'
import { fillPageTitle } from '#shared/confluence/page-title.ts'
import { AppError } from '#shared/errors/app-error.ts'
import {
  InvalidConfigError,
  invalidConfigText,
  readConfig,
  type StoredConfig,
  savedTokenFor,
} from './confluence-config.ts'
import { rememberSentPage } from './remember-sent-page.ts'
import { type RunSection, sectionOfRun } from './run-section.ts'
import { addSection, createPage, type SentPage } from './send-page.ts'

export interface ActionTools {
  database: Database
  agents: AgentRegistry
  keyring: Keyring
  guardedFetch: GuardedFetch
  oneAtATime: OneAtATime
  files: FileWriters
  log: Log
}

type Request = z.output<typeof confluenceServiceRequest>
type Of<Action extends Request['action']> = Extract<Request, { action: Action }>
type Answer = ConnectionAnswer | SentPageAnswer | PageAnswer | PageListAnswer

interface Connection {
  client: ConfluenceClient
  instanceUrl: string
  spaceKey: string
  titleTemplate: string
  includeTimestamp: boolean
}

/** One action of a user at their instance. Throws ConfluenceError for what the instance or its address refuses, else AppError. */
export async function performAction(tools: ActionTools, userId: string, request: Request): Promise<Answer> {
  const connection = await connect(tools, userId, request)
  switch (request.action) {
    case 'validateConnection': {
      const user = await connection.client.whoAmI()
      const space = await connection.client.space(connection.spaceKey)
      return {
        success: true,
        message: 'Connection successful! Your Confluence integration is working correctly.',
        result: { user, space },
      }
    }
    case 'getPage': {
      const page = await connection.client.readPage(request.pageId)
      return {
        success: true,
        message: 'Page retrieved',
        result: { ...viewOf(page, []), body: { storage: { value: page.body } } },
      }
    }
    case 'listPages': {
      const space = await connection.client.space(request.spaceKey ?? connection.spaceKey)
      const pages = await connection.client.labelledPages(space, ownLabel, request.query ?? '')
      return { success: true, message: 'Pages loaded', result: { pages } }
    }
    case 'createPage':
      return sent(await create(tools, userId, request, connection), 'Page created in Confluence')
    case 'updatePage':
      return sent(await update(tools, userId, request, connection), 'Page updated in Confluence')
  }
}

async function create(
  tools: ActionTools,
  userId: string,
  { runId, content = {} }: Of<'createPage'>,
  { client, instanceUrl, spaceKey, titleTemplate, includeTimestamp }: Connection,
): Promise<SentPage> {
  const at = new Date()
  const section = runId ? await sectionFor(tools, userId, runId, 'new-page', at) : null
  const storage = section?.storage ?? content.content
  if (!storage) throw nothingToSend()
  const given = content.title && fillPageTitle(content.title, at)
  const title = given ?? section?.titleBy(titleTemplate, includeTimestamp)
  if (!title) {
    throw new AppError('INVALID_INPUT', {
      userMessage: 'Page title is required',
      fields: { 'content.title': 'Page title is required' },
    })
  }
  const work = async () => {
    const space = await client.space(content.spaceKey ?? spaceKey)
    return createPage(client, { space, title, storage, labels: content.labels ?? section?.labels ?? [], section })
  }
  const sent = await tools.oneAtATime(`${userId} ${runId ?? ''} ${title}`, work)
  await remember(tools, userId, runId, section, instanceUrl, sent)
  return sent
}

async function update(
  tools: ActionTools,
  userId: string,
  { runId, content, pageId, version }: Of<'updatePage'>,
  { client, instanceUrl }: Connection,
): Promise<SentPage> {
  const section = runId ? await sectionFor(tools, userId, runId, 'added', new Date()) : null
  const storage = section?.storage ?? content
  if (!storage) throw nothingToSend()
  const sent = await tools.oneAtATime(`${userId} ${pageId}`, () =>
    addSection(client, { pageId, version: version ?? null, storage, section }),
  )
  await remember(tools, userId, runId, section, instanceUrl, sent)
  return sent
}

/** Only a run's result has a place where its page is shown again. */
async function remember(
  { database, log }: ActionTools,
  userId: string,
  runId: string | undefined,
  section: RunSection | null,
  instanceUrl: string,
  { page }: SentPage,
): Promise<void> {
  if (!runId || !section) return
  await rememberSentPage(database, log, { userId, runId, revision: section.revision, instanceUrl, page })
}

async function sectionFor(
  { database, agents, files }: ActionTools,
  userId: string,
  runId: string,
  place: 'new-page' | 'added',
  at: Date,
): Promise<RunSection> {
  const row = await readRun(database, userId, runId)
  const agent = agents.live(row.agent_id)
  if (!agent) throw new AppError('AGENT_UPCOMING')
  return sectionOfRun(files, agent, row, place, at)
}

const nothingToSend = () =>
  new AppError('INVALID_INPUT', {
    userMessage: 'Please ensure you are logged in and have trend results to send',
    fields: { runId: 'Choose a finished result' },
  })

/** By the credentials of the request, whose blank token is the saved one, else by the saved configuration. */
async function connect(tools: ActionTools, userId: string, { config }: Request): Promise<Connection> {
  try {
    const stored = await readConfig(tools.database, tools.keyring, userId).catch((error) => {
      if (error instanceof InvalidConfigError && config?.apiToken) return null
      throw error
    })
    if (!config && !stored) {
      throw new ConfluenceError('not-configured', 'Please configure your Confluence integration in Settings first')
    }
    const settings = stored?.settings
    const { spaceKey, ...target } = config ?? (settings as StoredConfig['settings'])
    const apiToken = config?.apiToken ?? savedTokenFor(stored, target, 'config.apiToken')
    const { instanceType, instanceUrl, username } = target
    return {
      client: connectConfluence({ instanceType, instanceUrl, username, apiToken }, tools.guardedFetch),
      instanceUrl,
      spaceKey,
      titleTemplate: settings?.defaultPageTitle ?? defaultPageTitle,
      includeTimestamp: settings?.includeTimestamp ?? true,
    }
  } catch (error) {
    if (error instanceof InvalidConfigError) {
      throw new ConfluenceError('invalid-config', invalidConfigText, { cause: error })
    }
    throw error
  }
}

function sent({ page, alreadySent, labels, warning }: SentPage, message: string): SentPageAnswer {
  return {
    success: true,
    message: alreadySent ? 'This result is already on the page' : message,
    result: viewOf(page, labels),
    alreadySent,
    ...(warning === undefined ? {} : { warning }),
  }
}

function viewOf({ id, title, spaceKey, version, _links, url }: Page, labels: string[]): ConfluencePage {
  return { id, title, spaceKey, version: { number: version.number }, _links, url, metadata: { labels } }
}
