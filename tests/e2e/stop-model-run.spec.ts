import { expect, test } from '@playwright/test'
import { sessionKey } from '#web/session/session-store.ts'
import { pagePort } from '../../playwright.config.ts'
import { haltingWord } from '../support/lasting-word.ts'
import { createAccount, open } from './open-page.ts'

const origin = `http://127.0.0.1:${pagePort + 1}`
const research = '/features/go-to-market/market-research'

/** What the page says while the model is silent in a phase. */
const phases = [
  { phase: 'reading', mode: 'Quick', says: 'Reading your product...' },
  { phase: 'researching', mode: 'Quick', says: 'Looking for competitors and sources...' },
  { phase: 'writing', mode: 'Quick', says: 'Writing the analysis...' },
  { phase: 'planning', mode: 'Thorough', says: 'Planning the document' },
  { phase: 'criticizing', mode: 'Thorough', says: 'Reading the draft critically' },
  { phase: 'rewriting', mode: 'Thorough', says: 'Rewriting 1 part' },
] as const

test('Stop works in each phase of a model’s run, says that nothing was charged, and lets it be started anew', async ({
  page,
}) => {
  test.slow()
  await createAccount(page, origin)
  for (const { phase, mode, says } of phases) {
    await test.step(phase, async () => {
      await open(page, `${origin}${research}`)
      await page.getByLabel('Product Description').fill(`An app that finds sitters for ${haltingWord(phase)} dogs`)
      await page.getByLabel('Target Audience').fill('Dog owners in London')
      await page.getByRole('radio', { name: new RegExp(`^${mode}`) }).check()
      await page.getByRole('button', { name: 'Generate Market Research' }).click()
      await expect(page.getByText(says).first()).toBeVisible({ timeout: 20_000 })
      await page.getByRole('button', { name: 'Stop', exact: true }).click()
      await expect(page.getByRole('heading', { name: 'Stopped. Nothing was charged.' })).toBeVisible()
      await expect(page.getByRole('button', { name: 'Stop', exact: true })).toBeHidden()
    })
  }
  // Six runs were started, and nothing is used or held.
  const usage = await page.evaluate(async (key) => {
    const { accessToken } = JSON.parse(localStorage.getItem(key) ?? '{}')
    const answer = await fetch('/api/usage', { headers: { authorization: `Bearer ${accessToken}` } })
    return answer.json()
  }, sessionKey)
  expect(usage).toMatchObject({ used: 0, reserved: 0 })
})
