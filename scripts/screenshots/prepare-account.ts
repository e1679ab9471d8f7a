import { randomUUID } from 'node:crypto'
import type { APIRequestContext, Browser, BrowserContext, Page } from '@playwright/test'
import { z } from 'zod'
import type { LiveAgent } from '#agents/registry-server.ts'
import { wikiToken, wikiUser } from '#tests/support/e2e-wiki.ts'

export interface PreparedAccount {
  /** Signs a new window in. */
  state: Awaited<ReturnType<BrowserContext['storageState']>>
  /** Agent id -> its finished run. */
  runs: ReadonlyMap<string, string>
}

/** Opens an address and waits until it answers to clicks. */
export async function open(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await page.waitForSelector('html[data-hydrated]')
}

/** The agent's first example, sent as a program would: much faster than by its form. */
async function run(requests: APIRequestContext, origin: string, agent: LiveAgent): Promise<string> {
  const { token } = z.object({ token: z.string() }).parse(await (await requests.get(`${origin}/api/auth/token`)).json())
  const answer = await requests.post(`${origin}/functions/v1/${agent.card.functionName}`, {
    data: agent.samples[0],
    headers: { authorization: `Bearer ${token}` },
    timeout: 60_000,
  })
  if (!answer.ok()) throw new Error(`${agent.card.id}: ${answer.status()} ${await answer.text()}`)
  return z.object({ run: z.object({ id: z.string() }) }).parse(await answer.json()).run.id
}

/** An account with a connected wiki and a finished run of each of the agents. */
export async function prepareAccount(
  browser: Browser,
  origin: string,
  wiki: string,
  agents: readonly LiveAgent[],
): Promise<PreparedAccount> {
  const context = await browser.newContext({ reducedMotion: 'reduce' })
  const page = await context.newPage()
  await open(page, `${origin}/auth?mode=signup`)
  await page.getByLabel('First name').fill('Ada')
  await page.getByLabel('Last name').fill('Example')
  await page.getByLabel('Email').fill(`ada-${randomUUID().slice(0, 8)}@example.com`)
  await page.getByLabel(/^Password/).fill('correct horse battery')
  await page.locator('main form button[type=submit]').click()
  await page.waitForURL(/\/features/)
  const runs = new Map<string, string>()
  for (const agent of agents) runs.set(agent.card.id, await run(context.request, origin, agent))
  await open(page, `${origin}/settings`)
  const form = page.getByRole('form', { name: 'Confluence' })
  await form.getByLabel('Instance URL').fill(wiki)
  await form.getByLabel('Space Key').fill('PROD')
  await form.getByLabel('Username/Email').fill(wikiUser)
  await form.getByLabel(/^API Token/).fill(wikiToken)
  await form.getByRole('button', { name: 'Save Configuration' }).click()
  await page.getByText('Confluence credentials saved securely!').waitFor()
  const state = await context.storageState()
  await context.close()
  return { state, runs }
}
