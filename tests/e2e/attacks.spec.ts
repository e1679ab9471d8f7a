import { expect, type Page, test } from '@playwright/test'
import { type LiveAgent, loadAgents } from '#agents/registry-server.ts'
import { withTexts, withWords } from '#tests/support/finished-run.ts'
import { called, markupPayloads } from '#tests/support/hostile-markup.ts'
import { pagePort } from '../../playwright.config.ts'
import { inFullOnly } from './in-full-only.ts'
import { createAccount, open } from './open-page.ts'
import { connect, scan } from './wiki.ts'

const agents = (await loadAgents()).all()
const payload = markupPayloads[0] ?? ''

/** Notes everything that must not happen on a page. */
async function watch(page: Page): Promise<string[]> {
  const seen: string[] = []
  page.on('dialog', (dialog) => {
    seen.push(`dialog: ${dialog.message()}`)
    void dialog.dismiss()
  })
  page.on('console', (message) => {
    if (/Content Security Policy|Refused to|pwned was run/i.test(message.text())) seen.push(message.text())
  })
  page.on('request', (request) => {
    const { origin, protocol } = new URL(request.url())
    const isOwn = origin === `http://127.0.0.1:${pagePort}` || protocol === 'data:' || protocol === 'blob:'
    if (!isOwn || /\/x$/.test(request.url())) seen.push(`request: ${request.url()}`)
  })
  await page.addInitScript((name) => {
    Object.assign(window, { [name]: () => console.error('pwned was run') })
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, sourceFile, sample }) =>
      console.error(`Content Security Policy: ${violatedDirective} ${sourceFile} ${sample}`),
    )
  }, called)
  return seen
}

/** Calls the interface as who is signed in on this page. */
async function callerOf(page: Page) {
  const token = await page.evaluate(async () => {
    const texts = Object.keys(localStorage).map((key) => localStorage.getItem(key) ?? '')
    return texts.map((text) => /eyJ[\w-]+\.[\w-]+\.[\w-]+/.exec(text)?.[0]).find((found) => found !== undefined)
  })
  expect(token).toBeTruthy()
  return async (method: string, path: string, body?: object): Promise<Record<string, unknown>> => {
    const answer = await fetch(`http://127.0.0.1:${pagePort}${path}`, {
      method,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      ...(body ? { body: JSON.stringify(body) } : {}),
    })
    const value = (await answer.json()) as Record<string, unknown>
    expect([path, answer.status, answer.ok ? '' : value]).toEqual([path, expect.any(Number), ''])
    return value
  }
}

/** A run whose form and result are markup, and the page of it. */
async function hostileRun(agent: LiveAgent, call: Awaited<ReturnType<typeof callerOf>>): Promise<string> {
  const made = await call('POST', `/functions/v1/${agent.card.functionName}`, withWords(agent, payload))
  const { id } = made.run as { id: string }
  const run = (await call('GET', `/api/runs/${id}`)) as { result: object; revision: number }
  const { value, count } = withTexts(run.result, markupPayloads, (each) => agent.parseResult(each).ok)
  expect(count).toBeGreaterThan(0)
  await call('PATCH', `/api/runs/${id}/result`, { revision: run.revision, result: value })
  return `/features/${agent.card.category}/${agent.card.id}?run=${id}`
}

/** Results drawn by blocks alone, by a view, with charts, with a table of files; `tests/contract/markup` has every agent. */
const sample = ['market-research', 'product-prd-generator', 'competitor-analysis', 'analytics']
const sampled = agents.filter(({ card }) => sample.includes(card.id))
const others = agents.filter(({ card }) => !sample.includes(card.id))

for (const group of [sampled, others.slice(0, others.length / 2), others.slice(others.length / 2)]) {
  const ids = group.map(({ card }) => card.id)
  test(
    `markup in forms and results is words on the pages of ${ids.join(', ')}`,
    inFullOnly(group !== sampled),
    async ({ page }) => {
      test.slow()
      const seen = await watch(page)
      await createAccount(page)
      const call = await callerOf(page)
      for (const agent of group) {
        await open(page, await hostileRun(agent, call))
        await expect(page.getByRole('button', { name: 'Export' }).first()).toBeVisible()
        await expect(page.getByText(called).filter({ visible: true }).first()).toBeVisible()
        // What stands behind a tab is looked at too.
        for (const tab of await page.getByRole('tabpanel').getByRole('tab').all()) await tab.click()
        expect([agent.card.id, ...seen]).toEqual([agent.card.id])
      }
    },
  )
}

test('markup in addresses, names, votes and the product profile is words', async ({ page }) => {
  const seen = await watch(page)
  const sent = encodeURIComponent(payload)
  for (const path of [
    `/${sent}`,
    `/blog?q=${sent}#${sent}`,
    `/blog/${sent}`,
    `/features/${sent}/${sent}?run=${sent}`,
    `/auth?mode=${sent}&plan=${sent}&next=${encodeURIComponent(`javascript:${called}()`)}&source=${sent}`,
    `/auth?mode=reset&token=${sent}`,
    `/payment?plan=${sent}&trial=${sent}`,
    `/tutorials?agent=${sent}#${sent}`,
  ]) {
    await open(page, path)
    expect([path, ...seen]).toEqual([path])
  }
  await open(page, '/blog')
  await page.getByRole('searchbox').fill(payload)
  await expect(page.getByText(payload).first()).toBeVisible()

  await createAccount(page)
  const call = await callerOf(page)
  await call('PUT', '/api/votes/planning', { feedback: payload })
  await call('PUT', '/api/profile/product', { name: payload, description: payload, audience: payload, market: payload })
  await open(page, '/features/planning-design/planning')
  await page.getByRole('button', { name: 'Vote & Share Feedback' }).click()
  await expect(page.getByLabel('Feedback (optional)')).toHaveValue(payload)
  await call('POST', '/functions/v1/market-research', {
    productDescription: `${payload} An app that helps dog owners find a sitter`,
    targetAudience: 'Dog owners in London',
  })
  await open(page, '/features/history')
  await expect(page.getByText(called).first()).toBeVisible()
  for (const path of ['/settings/account', '/features/go-to-market/market-research', '/features?q=', '/settings']) {
    await open(page, path)
    await expect(page.locator('h1').first()).toBeVisible()
  }
  expect(seen).toEqual([])
})

test('markup in the name and the cells of a file is words, before and after it is analysed', async ({ page }) => {
  const seen = await watch(page)
  await createAccount(page)
  await open(page, '/features/launch-growth/analytics')
  const rows = Array.from(
    { length: 40 },
    (_, index) => `"${payload.replaceAll('"', '""')}",${index},${index % 2 ? 'yes' : 'no'}`,
  )
  await page.locator('input[type=file]').setInputFiles({
    name: `<img src=x onerror=${called}()>.csv`,
    mimeType: 'text/csv',
    buffer: Buffer.from(`"<script>${called}()</script>",orders,cancelled\n${rows.join('\n')}\n`),
  })
  await expect(page.getByText(payload).first()).toBeVisible()
  await page.getByRole('button', { name: /^Analy[sz]e/ }).click()
  await expect(page.getByRole('button', { name: 'Export' }).first()).toBeVisible()
  await expect(page.getByText(called).first()).toBeVisible()
  expect(seen).toEqual([])
})

test('markup in the title of a wiki page is words in the dialog', async ({ page }) => {
  test.slow()
  const seen = await watch(page)
  await createAccount(page)
  await connect(page)
  await scan(page, 'Restaurants')
  await page.getByRole('button', { name: 'Send to Confluence' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Page Title').fill(`${payload} ${Date.now()}`)
  await dialog.getByRole('button', { name: 'Create & Send' }).click()
  await expect(dialog.getByText('The page was created.')).toBeVisible()
  await expect(dialog.getByText(called).first()).toBeVisible()
  await dialog.getByRole('button', { name: 'Done' }).click()
  await scan(page, 'Bakeries')
  await page.getByRole('button', { name: 'Send to Confluence' }).click()
  await dialog.getByText('Update existing page').click()
  await expect(dialog.getByText(called).first()).toBeVisible()
  expect(seen.filter((each) => !each.startsWith('request: http://127.0.0.1'))).toEqual([])
})

test('no page needs more than its policy lets it', async ({ page }) => {
  const seen = await watch(page)
  for (const path of [
    '/',
    '/about',
    '/features',
    '/tutorials',
    '/blog',
    '/blog/any',
    '/auth?mode=signup',
    '/no/such',
  ]) {
    await open(page, path)
    await expect(page.locator('h1').first()).toBeVisible()
  }
  // A style that the page's HTML does not bring may not be put there as text.
  const isRefused = await page.evaluate(() => {
    const box = document.createElement('div')
    box.setAttribute('style', 'position: fixed; inset: 0')
    document.body.append(box)
    return getComputedStyle(box).position === 'static'
  })
  expect(isRefused).toBe(true)
  // Which also shows that a refusal is noticed here.
  await expect.poll(() => seen.some((text) => text.includes('style-src-attr'))).toBe(true)
  expect(seen.filter((text) => !text.includes('style-src-attr'))).toEqual([])
})
