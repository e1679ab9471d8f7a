import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { fakeServer, renderAt, signIn } from '#tests/support/components/application.tsx'
import { flawsOf } from '#tests/support/components/flaws.ts'
import { ModelsPage } from './models-page.tsx'

const stored = {
  models: [
    {
      id: 'anthropic/claude-sonnet-5',
      label: 'Claude',
      price: { input: 3, output: 15 },
      plans: null,
      unusable: null,
      fromSettings: true,
    },
    { id: 'built-in', label: '', price: null, plans: null, unusable: null, fromSettings: true },
  ],
  rules: { perRun: { amount: 200_000, unit: 'tokens' }, perUserDay: null, perMonth: null, defaultModes: {} },
  spentThisMonth: { tokens: 12_345, cost: 1.5 },
}

async function renderPage() {
  const calls = fakeServer({
    'GET /api/admin/models': () => Response.json(stored),
    'PUT /api/admin/models': () => Response.json(stored),
  })
  signIn()
  const screen = await renderAt('/settings/models', <ModelsPage />)
  await expect.element(screen.getByLabelText('One run')).toHaveValue('200000')
  return { screen, saves: () => calls.filter(({ method }) => method === 'PUT').map(({ body }) => body) }
}

test('a limit that is no number lifts no limit: it is refused in place', async () => {
  const { screen, saves } = await renderPage()
  const limit = screen.getByLabelText('One run')
  await limit.fill('200,000')
  await screen.getByRole('button', { name: 'Save' }).click()
  await expect.element(limit).toHaveFocus()
  await expect.element(limit).toHaveAttribute('aria-invalid', 'true')
  await expect.element(page.getByText(/without separators/)).toBeVisible()
  expect(saves()).toEqual([])
  await limit.fill('150000')
  await screen.getByRole('button', { name: 'Save' }).click()
  await expect.poll(saves).toMatchObject([{ rules: { perRun: { amount: 150_000, unit: 'tokens' } } }])
  await limit.fill('')
  await screen.getByRole('button', { name: 'Save' }).click()
  await expect.poll(() => saves().at(-1)).toMatchObject({ rules: { perRun: null } })
})

test('half a price is none: it is asked for, and the other half is what it says', async () => {
  const { screen, saves } = await renderPage()
  const read = screen.getByLabelText('USD in')
  await read.fill('')
  await screen.getByRole('button', { name: 'Save' }).click()
  await expect.element(read).toHaveFocus()
  await expect.element(page.getByText('Give both prices, or none.')).toBeVisible()
  expect(saves()).toEqual([])
  await read.fill('4')
  await screen.getByRole('button', { name: 'Save' }).click()
  await expect.poll(saves).toMatchObject([{ models: [{ price: { input: 4, output: 15 } }, { price: null }] }])
})

test('fits a phone', async () => {
  await page.viewport(320, 700)
  const { screen } = await renderPage()
  expect(flawsOf(screen.container)).toEqual([])
})
