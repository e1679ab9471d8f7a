import { expect, test } from '@playwright/test'
import { createAccount, open } from './open-page.ts'

test('a vote for a coming agent is counted, kept and can be changed', async ({ page }) => {
  await createAccount(page)
  await open(page, '/features/planning-design')
  await expect(page.getByRole('heading', { name: 'Coming Soon' })).toBeVisible()
  const tile = page.getByRole('article').filter({ has: page.getByRole('heading', { name: 'Planning' }) })
  await tile.getByRole('button', { name: 'Vote & Share Feedback' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText('600 characters remaining')).toBeVisible()
  const feedback = dialog.getByLabel('Feedback (optional)')
  await feedback.fill('For the quarter plan')
  await expect(dialog.getByText('580 characters remaining')).toBeVisible()
  await dialog.getByRole('button', { name: 'Submit Vote' }).click()
  await expect(page.getByText('Thank you for your feedback!')).toBeVisible()
  await expect(dialog).toHaveCount(0)
  await expect(tile.getByText(/^[1-9]\d* votes?, one is yours$/)).toBeVisible()

  await page.reload()
  await tile.getByRole('button', { name: 'Change Your Vote' }).click()
  await expect(dialog.getByText(/You voted on/)).toBeVisible()
  await expect(feedback).toHaveValue('For the quarter plan')
  await dialog.getByRole('button', { name: 'No Thanks' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(tile.getByRole('button', { name: 'Change Your Vote' })).toBeFocused()

  await open(page, '/features')
  const priorities = page.getByRole('region', { name: 'Voting priorities' })
  await expect(
    priorities
      .getByRole('listitem')
      .filter({ hasText: 'Planning' })
      .getByText(/[1-9]\d* votes?/),
  ).toBeVisible()

  await open(page, '/features/planning-design')
  await tile.getByRole('button', { name: 'Change Your Vote' }).click()
  await dialog.getByRole('button', { name: 'Take Back My Vote' }).click()
  await expect(page.getByText('Your vote is taken back.')).toBeVisible()
  await expect(tile.getByRole('button', { name: 'Vote & Share Feedback' })).toBeVisible()
  await expect(tile.getByText('one is yours')).toHaveCount(0)
})

test('a vote that cannot be sent says so and keeps the words', async ({ page }) => {
  await createAccount(page)
  await open(page, '/features/planning-design/planning')
  await page.getByRole('button', { name: 'Vote & Share Feedback' }).click()
  const feedback = page.getByRole('dialog').getByLabel('Feedback (optional)')
  await feedback.fill('Words that must not be lost')
  await page.route('**/api/votes/*', (route) => route.abort())
  await page.getByRole('button', { name: 'Submit Vote' }).click()
  await expect(page.getByText('Failed to submit vote')).toBeVisible()
  await expect(feedback).toHaveValue('Words that must not be lost')
})

test('somebody who is not signed in is led to sign in, and back', async ({ page }) => {
  await open(page, '/features/planning-design')
  await page.getByRole('button', { name: 'Vote & Share Feedback' }).first().click()
  await expect(page.getByText('Please sign in to vote for upcoming agents')).toBeVisible()
  await expect(page).toHaveURL(/\/auth\?next=%2Ffeatures%2Fplanning-design/)
})
