import { expect, type Page } from '@playwright/test'
import { wikiPort, wikiToken, wikiUser } from '#tests/support/e2e-wiki.ts'
import { pagePort } from '../../playwright.config.ts'
import { open } from './open-page.ts'

export const wikiUrl = `http://127.0.0.1:${wikiPort(pagePort)}`

/** Types a connection into the settings, which are open. */
export async function fillConnection(page: Page, { spaceKey = 'PROD', token = wikiToken } = {}): Promise<void> {
  const form = page.getByRole('form', { name: 'Confluence' })
  await form.getByLabel('Instance URL').fill(wikiUrl)
  await form.getByLabel('Space Key').fill(spaceKey)
  await form.getByLabel('Username/Email').fill(wikiUser)
  await form.getByLabel(/^API Token/).fill(token)
}

/** Saves a connection in the settings of the signed-in user. */
export async function connect(page: Page, options: { spaceKey?: string } = {}): Promise<void> {
  await open(page, '/settings')
  await fillConnection(page, options)
  await page.getByRole('button', { name: 'Save Configuration' }).click()
  await expect(page.getByText('Confluence credentials saved securely!')).toBeVisible()
}

/** Scans an industry; ends on the finished result. */
export async function scan(page: Page, industry: string): Promise<void> {
  await open(page, '/features/discovery-validation/trend-scanner')
  const field = page.getByRole('textbox', { name: 'Industry or Domain' })
  await field.fill(industry)
  await field.press('Enter')
  await expect(page.getByRole('button', { name: 'Send to Confluence' })).toBeVisible()
}

const authorization = `Basic ${Buffer.from(`${wikiUser}:${wikiToken}`).toString('base64')}`

interface WikiPage {
  title: string
  version: { number: number }
  body: { storage: { value: string } }
}

/** A page as it is stored in Confluence. */
export async function readWikiPage(id: string): Promise<WikiPage> {
  const answer = await fetch(`${wikiUrl}/wiki/api/v2/pages/${id}?body-format=storage`, { headers: { authorization } })
  expect(answer.status).toBe(200)
  return (await answer.json()) as WikiPage
}

/** What a colleague does meanwhile: a line more at the end of the page. */
export async function editWikiPage(id: string, line: string): Promise<WikiPage> {
  const { title, version, body } = await readWikiPage(id)
  const answer = await fetch(`${wikiUrl}/wiki/api/v2/pages/${id}`, {
    method: 'PUT',
    headers: { authorization, 'content-type': 'application/json' },
    body: JSON.stringify({
      id,
      status: 'current',
      title,
      body: { representation: 'storage', value: `${body.storage.value}<p>${line}</p>` },
      version: { number: version.number + 1 },
    }),
  })
  expect(answer.status).toBe(200)
  return readWikiPage(id)
}
