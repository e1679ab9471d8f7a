import { expect, type Page, test } from '@playwright/test'
import { createAccount, open } from './open-page.ts'

async function run(page: Page, path: string, fields: Record<string, string>, submit: string): Promise<void> {
  await createAccount(page)
  await open(page, path)
  for (const [label, text] of Object.entries(fields)) await page.getByLabel(label).first().fill(text)
  await page.getByRole('button', { name: submit }).click()
  await expect(page.getByRole('button', { name: 'Export' })).toBeVisible({ timeout: 20_000 })
}

const swap =
  'A mobile app that lets hospital nurses swap shifts. A nurse offers a shift, a colleague accepts it, the ward manager approves the swap.'
const tables =
  'A booking page for restaurants. Guests book a table online, leave a deposit of 20 euro for groups of six, and get a reminder the day before. When a table is cancelled, the waitlist is offered it by text message. The floor plan shows who sits where. The kitchen sees allergies on the pass. Walk-ins join the line from the window.'

test('a changed row of the market sheet recalculates at once, a blank one gives its total, and both are saved and stay', async ({
  page,
}) => {
  await run(
    page,
    '/features/discovery-validation/market-sizing',
    {
      'Product/Service': 'An app that lets hospital nurses swap shifts; $4 per user per month',
      'Target Market': 'Hospitals',
      'Customer Segments': 'Registered nurses on wards',
      'Target Regions': 'United States',
    },
    'Estimate Market Size',
  )
  const bottomUp = page.getByRole('region', { name: 'Bottom-up (Customer Data)' })
  await expect(bottomUp).toContainText('$163 million')
  const price = page.getByRole('textbox', { name: /^Your price/ })
  await price.fill('8')
  await expect(bottomUp).toContainText('$326 million')
  await price.fill('a lot')
  await expect(price).toHaveAttribute('aria-invalid', 'true')
  await expect(bottomUp).toContainText('$163 million')
  await price.fill('8')
  // Nobody has said how many can be reached: no total, and no zero, until somebody does.
  await expect(bottomUp).toContainText('fill in the blank rows')
  await expect(bottomUp).not.toContainText('$0')
  await page.getByRole('textbox', { name: /^How many of them you can reach/ }).fill('1000')
  await expect(bottomUp).toContainText('$96 thousand')
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(page.getByText(/^(Sheet|Changes) saved$/)).toBeVisible()
  await page.reload()
  await expect(page.getByRole('region', { name: 'Bottom-up (Customer Data)' })).toContainText('$326 million')
  await expect(page.getByRole('region', { name: 'Bottom-up (Customer Data)' })).toContainText('$96 thousand')
  const nurses = page.getByRole('textbox', { name: /^Registered nurses,? employed/ })
  await nurses.fill('1000000')
  await expect(page.getByText(/Changed manually; source \[\d\] has 3,391,000/)).toBeVisible()
  await page.getByRole('button', { name: 'Undo changes' }).click()
  await expect(nurses).toHaveValue('3,391,000')
})

test('changed numbers rank features anew, without a row that runs away', async ({ page }) => {
  await run(
    page,
    '/features/launch-growth/feature-planning',
    { 'Product Description': swap, 'Candidate Features': 'Dark mode\nOffer a shift to colleagues\nBadges' },
    'Plan Features',
  )
  const row = page.getByRole('row', { name: /Badges/ })
  // Nobody has scored it: its numbers are blank, and so is its score.
  await expect(row.getByRole('textbox', { name: /^Reach/ })).toHaveValue('')
  await expect(row.getByRole('cell').last()).toHaveText('–')
  const before = Number(await row.getByRole('cell').first().textContent())
  await row.getByRole('textbox', { name: /^Reach/ }).fill('100')
  await row.getByRole('textbox', { name: /^Confidence/ }).fill('30')
  await row.getByRole('combobox').selectOption('3')
  const effort = row.getByRole('textbox', { name: /^Effort/ })
  await effort.fill('0.5')
  await expect(effort).toBeFocused()
  const after = Number(await row.getByRole('cell').first().textContent())
  expect(after).toBeLessThan(before)
  await expect(row.getByRole('cell').last()).toHaveText('180')
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(page.getByText(/^(Plan|Changes) saved$/)).toBeVisible()
  await page.reload()
  await expect(page.getByRole('row', { name: /Badges/ }).getByRole('combobox')).toHaveValue('3')
  // Features at one place of the picture stand side by side in it, on the narrowest screen too.
  await page.setViewportSize({ width: 320, height: 640 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
})

test('a roadmap item moves by button, arrow key and dragging, and the timeline follows', async ({ page }) => {
  await run(
    page,
    '/features/launch-growth/roadmap',
    { 'Product Description': tables, 'Team Size': '4' },
    'Build Roadmap',
  )
  await expect(page).toHaveURL(/roadmap-creation/)
  const now = page.getByRole('region', { name: /^Now/ })
  const next = page.getByRole('region', { name: /^Next/ })
  const later = page.getByRole('region', { name: /^Later/ })
  const item = page.locator('#item-R1')
  const first = await next.getByRole('article').first().getAttribute('id')
  await dragOnto(page, '#item-R1-title', `#${first}-title`)
  await expect(next.getByRole('article').first()).toHaveAttribute('id', 'item-R1')
  const menu = page.getByRole('button', { name: 'Move or edit R1' })
  await menu.click()
  await expect(page.getByRole('menuitem', { name: 'Move to Now' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(menu).toBeFocused()
  await menu.click()
  await page.getByRole('menuitem', { name: 'Move to Now' }).click()
  await expect(now.locator('#item-R1')).toBeVisible()
  await menu.click()
  await page.getByRole('menuitem', { name: 'Move to Next' }).click()
  await expect(item).toBeFocused()
  await page.keyboard.press('Alt+ArrowRight')
  await expect(later.locator('#item-R1')).toBeVisible()
  await expect(page.getByRole('status').filter({ hasText: 'R1 moved to Later' })).toHaveCount(1)
  await page.keyboard.press('Alt+ArrowLeft')
  await expect(next.locator('#item-R1')).toBeVisible()
  // The legend names the colours that the timeline has.
  await expect(page.getByRole('listitem').filter({ hasText: /^Next$/ })).toBeVisible()
  const months = page.getByRole('listitem').filter({ hasText: 'R1 ' }).last()
  const before = (await months.textContent()) ?? ''
  await page.getByRole('textbox', { name: 'People' }).fill('1')
  await expect(months).not.toHaveText(before)
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(page.getByText(/^(Roadmap|Changes) saved$/)).toBeVisible()
  await page.reload()
  await expect(page.getByRole('region', { name: /^Next/ }).locator('#item-R1')).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'People' })).toHaveValue('1')
})

/** Both must be in view at once, clear of the header and of the result's tools. */
async function dragOnto(page: Page, from: string, to: string): Promise<void> {
  await page.locator(from).evaluate((element) => element.scrollIntoView({ block: 'end' }))
  const target = await page.locator(to).boundingBox()
  if (!target) throw new Error(`${to} is not there`)
  await page.locator(from).hover()
  await page.mouse.down()
  await page.mouse.move(target.x + 20, target.y + 8, { steps: 6 })
  await page.mouse.move(target.x + 22, target.y + 10, { steps: 2 })
  await page.mouse.up()
}
