import AxeBuilder from '@axe-core/playwright'
import { expect, test } from '@playwright/test'
import { createAccount, open } from './open-page.ts'

const path = '/features/go-to-market/content-creation'

test('form and result are in two tabs where an agent asks for it', async ({ page }) => {
  await createAccount(page)
  await open(page, path)
  const setup = page.getByRole('tab', { name: 'Content Setup' })
  const generated = page.getByRole('tab', { name: 'Generated Content' })
  await expect(setup).toHaveAttribute('aria-selected', 'true')
  await expect(generated).toBeDisabled()
  await expect(page.getByRole('tabpanel', { name: 'Content Setup' })).toBeVisible()

  await page.getByRole('button', { name: 'Fill in an example' }).click()
  await page.getByRole('tabpanel').locator('button[type="submit"]').click()
  await expect(generated).toHaveAttribute('aria-selected', 'true')
  await expect(generated).toBeFocused()
  await expect(page.getByRole('button', { name: 'Export' })).toBeVisible()
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([])

  await page.keyboard.press('ArrowLeft')
  await expect(setup).toBeFocused()
  await expect(page.getByRole('tabpanel', { name: 'Content Setup' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Export' })).toBeHidden()
  await page.keyboard.press('End')
  await expect(generated).toHaveAttribute('aria-selected', 'true')

  // A stored run opens at its result.
  await page.reload()
  await expect(page.getByRole('button', { name: 'Export' })).toBeVisible()
  await expect(generated).toHaveAttribute('aria-selected', 'true')
})

test('an example that is sent at once is sent whole', async ({ page }) => {
  await createAccount(page)
  await open(page, path)
  // Faster than anything can be loaded: nothing happens between the two.
  await page.getByRole('tabpanel').evaluate((panel) => {
    const buttons = [...panel.querySelectorAll('button')]
    buttons.find(({ textContent }) => textContent === 'Fill in an example')?.click()
    buttons.find(({ type }) => type === 'submit')?.click()
  })
  await expect(page.getByRole('tab', { name: 'Generated Content' })).toHaveAttribute('aria-selected', 'true')
  await expect(page.getByText('Please fill in')).toHaveCount(0)
})
