import { expect, test } from '@playwright/test'
import { pagePort } from '../../playwright.config.ts'
import { doubtfulWord } from '../support/lasting-word.ts'
import { open } from './open-page.ts'

test("what a model's sources do not hold is marked as an assumption, is listed above the result, and is found from there", async ({
  page,
}) => {
  await open(page, `http://127.0.0.1:${pagePort + 1}/features/go-to-market/market-research`)
  await page.getByLabel('Product Description').fill(`An app for ${doubtfulWord} about sitters for dogs`)
  await page.getByLabel('Target Audience').fill('Dog owners in London')
  await page.getByRole('button', { name: 'Generate Market Research' }).click()
  // How many of the cited numbers are wrong depends on how many sources the library has for these words.
  const note = page.getByText(
    /Checked against the sources: 2 claims downgraded, 1 link removed, \d wrong source numbers? removed/,
  )
  await expect(note).toBeVisible()
  await expect(page.getByText(/\d+ tokens, \d+ of them written/)).toBeVisible()
  await note.click()
  await page.getByRole('button', { name: /^The market of sitters grows by 14\.7% a year \(assumption: / }).click()
  await expect(page.getByText(/grows by 14\.7% a year/).last()).toBeInViewport()
  await page.reload()
  await expect(note).toBeVisible()
})
