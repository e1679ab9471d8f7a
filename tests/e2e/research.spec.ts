import { expect, test } from '@playwright/test'
import { pagePort } from '../../playwright.config.ts'
import { thoroughWord } from '../support/lasting-word.ts'
import { open } from './open-page.ts'

for (const width of [1280, 390]) {
  test(`a researched run shows its steps, what was downgraded and the passage behind a citation, ${width} wide`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 })
    await open(page, `http://127.0.0.1:${pagePort + 1}/features/go-to-market/market-research`)
    await page.getByLabel('Product Description').fill(`An app that finds sitters for ${thoroughWord}`)
    await page.getByLabel('Target Audience').fill('Dog owners in London')
    await page.getByRole('button', { name: 'Generate Market Research' }).click()
    // While it happens.
    await expect(page.getByText('Searched "dog sitting marketplace fees": 2 pages')).toBeVisible()
    const done = page.getByText('What was done: 7 steps')
    await expect(done).toBeVisible({ timeout: 40_000 })
    await expect(page.getByText('Checked against the sources: 1 claim downgraded, 1 link removed')).toBeVisible()

    // And after a reload.
    await page.reload()
    await expect(done).toBeVisible()
    await done.click()
    for (const text of ['Read "What Rover takes", kept 1 passage', 'Kept 2 passages of 2 sources'])
      await expect(page.getByText(text)).toBeVisible()
    await page.screenshot({ path: `test-results/research-steps-${width}.png` })
    const checked = page.getByText('Checked against the sources: 1 claim downgraded, 1 link removed')
    await checked.click()
    await page.getByRole('button', { name: /^The market of sitters grows by 14\.7% a year \(assumption: / }).click()
    await expect(page.getByText(/grows by 14\.7% a year/).last()).toBeInViewport()

    const citation = page.getByRole('link', { name: 'Source 1: What Rover takes' }).first()
    await citation.focus()
    await page.keyboard.press('Enter')
    const passage = page.getByRole('dialog', { name: 'Source 1 What Rover takes' })
    await expect(passage).toBeVisible()
    await expect(passage).toBeFocused()
    await expect(passage.getByText(/New sitters pay a service fee/)).toBeVisible()
    await expect(passage.locator('mark').first()).toHaveText('20')
    await expect(passage).toBeInViewport({ ratio: 0.95 })
    await page.screenshot({ path: `test-results/research-passage-${width}.png` })
    await page.emulateMedia({ colorScheme: 'dark' })
    await page.screenshot({ path: `test-results/research-passage-dark-${width}.png` })
    await page.keyboard.press('Escape')
    await expect(passage).toBeHidden()
    await expect(citation).toBeFocused()
    await citation.click()
    await passage.getByRole('link', { name: 'Show it in the list of sources' }).click()
    await expect(passage).toBeHidden()
    await expect(page).toHaveURL(/#source-1$/)
  })
}
