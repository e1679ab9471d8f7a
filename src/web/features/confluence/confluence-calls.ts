import {
  type ConfluenceServiceRequest,
  type ConfluenceSettings,
  type ConnectionAnswer,
  confluenceSettingsAnswer,
  connectionAnswer,
  type ListedPage,
  type PageAnswer,
  pageAnswer,
  pageListAnswer,
  type SaveConfluenceConfigRequest,
  type SentPageAnswer,
  saveConfluenceConfigAnswer,
  sentPageAnswer,
} from '#shared/api/confluence.ts'
import { apiFetch, apiJson } from '../../http/api-fetch.ts'

type Connection = Extract<ConfluenceServiceRequest, { action: 'validateConnection' }>['config']

const configPath = '/api/integrations/confluence'

/** All calls below throw an ApiError; `reasonOf` says more about those that Confluence caused. */
function service<Answer>(
  read: { parse: (value: unknown) => Answer },
  body: ConfluenceServiceRequest,
  signal?: AbortSignal,
): Promise<Answer> {
  return apiJson('/functions/v1/confluence-service', read, { method: 'POST', body, ...(signal ? { signal } : {}) })
}

/** Null while nothing is saved. */
export async function fetchSettings(): Promise<ConfluenceSettings | null> {
  return (await apiJson(configPath, confluenceSettingsAnswer)).config
}

export async function saveSettings(request: SaveConfluenceConfigRequest): Promise<ConfluenceSettings> {
  const answer = await apiJson('/functions/v1/save-confluence-config', saveConfluenceConfigAnswer, {
    method: 'POST',
    body: request,
  })
  return answer.data
}

export async function removeSettings(): Promise<void> {
  await apiFetch(configPath, { method: 'DELETE' })
}

/** Without credentials, those that are saved. */
export async function testConnection(config?: Connection, signal?: AbortSignal): Promise<ConnectionAnswer['result']> {
  const answer = await service(
    connectionAnswer,
    { action: 'validateConnection', ...(config ? { config } : {}) },
    signal,
  )
  return answer.result
}

/** Pages of the space that PM Pilot made, last changed first; `query` is looked for in their titles. */
export async function listPages(query: string, signal?: AbortSignal): Promise<ListedPage[]> {
  const answer = await service(pageListAnswer, { action: 'listPages', ...(query ? { query } : {}) }, signal)
  return answer.result.pages
}

export async function fetchPage(pageId: string, signal?: AbortSignal): Promise<PageAnswer['result']> {
  return (await service(pageAnswer, { action: 'getPage', pageId }, signal)).result
}

export function createPage(runId: string, title: string): Promise<SentPageAnswer> {
  return service(sentPageAnswer, { action: 'createPage', runId, content: { title } })
}

/** `version` is the one that the user has seen. */
export function updatePage(runId: string, pageId: string, version: number): Promise<SentPageAnswer> {
  return service(sentPageAnswer, { action: 'updatePage', runId, pageId, version })
}
