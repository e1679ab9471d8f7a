import { expect, type Page, test } from '@playwright/test'
import { loadAgents } from '#agents/registry-server.ts'
import { plans } from '#shared/plans.ts'
import { createAccount, open } from './open-page.ts'

/** Phrases that no user reads: riddles, words of ours, and promises that tell no plans apart. */
const gone = [
  'What it takes off you',
  'Nothing here presses',
  'stands in minutes',
  'built-in drafter',
  'built-in writer',
  'Connect a model',
  'premium agents',
  'dossier',
  'use is spent',
]

/** What the page says, with what is folded, hidden or for screen readers alone. */
const wordsOf = (page: Page) =>
  page.evaluate(() => {
    const body = document.body.cloneNode(true) as HTMLElement
    for (const code of body.querySelectorAll('script, style, template')) code.remove()
    const labels = [...document.querySelectorAll('[aria-label], [title], [placeholder]')].flatMap((each) =>
      ['aria-label', 'title', 'placeholder'].flatMap((name) => each.getAttribute(name) ?? []),
    )
    return [body.textContent ?? '', document.title, ...labels].join('\n')
  })

async function expectPlainCopy(page: Page, where: string): Promise<void> {
  const words = (await wordsOf(page)).toLowerCase()
  expect(words.length, where).toBeGreaterThan(200)
  for (const phrase of gone) expect(words.includes(phrase.toLowerCase()), `"${phrase}" on ${where}`).toBe(false)
}

test('the figures of the landing page go together in one line each', async ({ page }) => {
  const live = (await loadAgents()).all().length
  await open(page, '/')
  const counts = page.getByText(/ of the 50\+ agents work today, \d+ more are announced/)
  await expect(counts.first()).toContainText(`${live} of the 50+`)
  const note = page.getByText('One AI interaction is one finished result of any agent.')
  await expect(note).toContainText(`${plans[0].usageLimit} of them a month instead of 5`)
  await expect(page.getByRole('row', { name: /^All agents/ })).toHaveText(/All agents\s*Included\s*Included\s*Included/)
})

test('what a guest reads has no phrase that explains nothing', async ({ page }) => {
  for (const path of ['/', '/about', '/features', '/tutorials', '/settings', '/auth?mode=signup', '/samples']) {
    await open(page, path)
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
    await expectPlainCopy(page, path)
  }
})

test('what an account reads of plans, payment, settings and an empty form has none either', async ({ page }) => {
  await createAccount(page)
  for (const path of [
    '/features',
    '/features/go-to-market/market-research',
    '/features/products',
    '/features/history',
    '/payment?plan=starter',
    '/payment?plan=pro&trial=true',
    '/settings?tab=profile',
    '/settings?tab=integrations',
    '/settings?tab=notifications',
    '/settings/account',
    '/settings/models',
  ]) {
    await open(page, path)
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
    await expect(page.getByText(/^Loading/)).toHaveCount(0)
    await expectPlainCopy(page, path)
  }
  await open(page, '/features')
  await page.getByRole('button', { name: 'Upgrade' }).first().click()
  const dialog = page.getByRole('dialog', { name: 'Plans' })
  for (const { name, usageLimit } of plans) {
    const offer = dialog.getByRole('listitem').filter({ has: page.getByRole('heading', { name, exact: true }) })
    await expect(offer).toContainText(usageLimit === -1 ? 'Unlimited uses' : `${usageLimit} uses a month`)
  }
  await expectPlainCopy(page, 'the dialog of plans')
})
