import { expect, test } from '@playwright/test'
import { open } from './open-page.ts'

// As the server writes it into its pages where UPCOMING_AGENTS names these two.
const held = ['market-research', 'testing']

test('agents that an installation holds back are announced on every page, and no page has to be drawn twice', async ({
  page,
}) => {
  const faults: string[] = []
  page.on('pageerror', (error) => faults.push(error.message))
  page.on('console', (message) => message.type() === 'error' && faults.push(message.text()))
  await page.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback()
    const answer = await route.fetch()
    const body = (await answer.text()).replace('<html ', `<html data-upcoming="${held.join(' ')}" `)
    await route.fulfill({ response: answer, body })
  })
  await open(page, '/')
  const showcase = page.locator('#agents-showcase')
  const soon = showcase.getByRole('heading', { name: 'Coming soon' }).locator('..')
  await expect(soon.getByRole('link', { name: 'Market Research' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Research my market' })).toHaveCount(0)

  await open(page, '/tutorials')
  await expect(page.getByRole('link', { name: /Market Research Agent\s*soon/ })).toBeVisible()
  await page.getByRole('tab', { name: 'Individual Agents' }).click()
  await expect(page.getByRole('button', { name: /^View Tutorial: Product PRD/ })).toBeVisible()
  await expect(page.getByRole('button', { name: 'View Tutorial: Market Research' })).toHaveCount(0)

  await open(page, '/features')
  await expect(page.getByRole('link', { name: 'Research my market' })).toHaveCount(0)
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox').fill('market research')
  await expect(page.getByRole('option', { name: /Market Research.*Upcoming/i })).toBeVisible()
  expect(faults).toEqual([])
})
