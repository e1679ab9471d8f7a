import type { Page } from '#integrations/confluence/confluence-client.ts'
import type { Database } from '#server/db/database.ts'
import type { Log } from '#server/observe/log.ts'

export interface SentResult {
  userId: string
  runId: string
  /** Of the result. */
  revision: number
  /** Page ids are an instance's own. */
  instanceUrl: string
  page: Page
}

const remember = `
insert into sent_pages (run_id, user_id, instance_url, page_id, title, space_key, url, version, revision)
values ($1, $2, $3, $4, $5, $6, $7, $8, $9)
on conflict (run_id, instance_url, page_id) do update set title = excluded.title, space_key = excluded.space_key,
  url = excluded.url, version = excluded.version, revision = excluded.revision, sent_at = now()`

/**
 * Keeps where a result was sent. The page is there already, so a failure here is no failure of the sending: sending the result
 * again finds that page and remembers it then.
 */
export async function rememberSentPage(database: Database, log: Log, sent: SentResult): Promise<void> {
  const { userId, runId, revision, instanceUrl, page } = sent
  try {
    await database.pool.query(remember, [
      runId,
      userId,
      instanceUrl,
      page.id,
      page.title,
      page.spaceKey,
      page.url,
      page.version.number,
      revision,
    ])
  } catch (error) {
    log.warn({ err: error, runId }, 'the page that a result was sent to is not remembered')
  }
}
