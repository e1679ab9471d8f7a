import { randomUUID } from 'node:crypto'
import type { Browser, BrowserContext, Page } from '@playwright/test'
import { wikiToken, wikiUser } from '#tests/support/e2e-wiki.ts'
import { shownAgents } from './scenes.ts'

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

async function run(page: Page, origin: string, agent: (typeof shownAgents)[number]): Promise<string> {
  await open(page, `${origin}/features/${agent.category}/${agent.id}`)
  await page.getByRole('button', { name: 'Fill in an example' }).click()
  await page.locator('main form button[type=submit]:not([disabled])').click()
  await page.getByRole('button', { name: 'Export' }).waitFor({ timeout: 60_000 })
  return new URL(page.url()).searchParams.get('run') ?? ''
}

/** An account with a connected wiki and a finished run of every agent that is shown. */
export async function prepareAccount(browser: Browser, origin: string, wiki: string): Promise<PreparedAccount> {
  const context = await browser.newContext({ reducedMotion: 'reduce' })
  const page = await context.newPage()
  await open(page, `${origin}/auth?mode=signup`)
  await page.getByLabel('First name').fill('Ada')
  await page.getByLabel('Last name').fill('Example')
  await page.getByLabel('Email').fill(`${randomUUID().slice(0, 8)}@example.com`)
  await page.getByLabel(/^Password/).fill('correct horse battery')
  await page.locator('main form button[type=submit]').click()
  await page.waitForURL(/\/features/)
  const runs = new Map<string, string>()
  for (const agent of shownAgents) runs.set(agent.id, await run(page, origin, agent))
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
