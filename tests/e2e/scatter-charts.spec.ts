import { expect, type Page, test } from '@playwright/test'
import { createAccount, open } from './open-page.ts'

/** In a market of the library: elsewhere nobody has the numbers of a picture. */
const tables =
  'Tablewise: a booking page for independent restaurants. Guests book a table online, leave a deposit of 20 euro for groups of six or more, and get a reminder the day before. When a table is cancelled, the waitlist is offered it by text message. Today restaurants use a paper book and the phone. 59 euro a month per restaurant.'

const agents = [
  {
    name: 'segmentation',
    path: '/features/discovery-validation/segmentation-gap',
    fields: { 'Product Description': tables },
    submit: /Segment|Analyze/,
  },
  {
    name: 'feature planning',
    path: '/features/launch-growth/feature-planning',
    fields: { 'Product Description': tables },
    submit: /Plan Features/,
  },
] as const

/** What covers what, as the browser has set it. */
async function faultsOf(page: Page): Promise<string[]> {
  const picture = page.locator('svg:has(text[data-role="label"])').first()
  await picture.scrollIntoViewIfNeeded()
  return picture.evaluate((svg) => {
    const frame = svg.getBoundingClientRect()
    const boxes = (selector: string) =>
      [...svg.querySelectorAll(selector)].map((element) => ({
        text: element.textContent ?? '',
        box: element.getBoundingClientRect(),
      }))
    const labels = boxes('text[data-role="label"]')
    const marks = boxes('circle, path')
    const covers = (one: DOMRect, other: DOMRect) =>
      one.left < other.right - 0.5 &&
      other.left < one.right - 0.5 &&
      one.top < other.bottom - 0.5 &&
      other.top < one.bottom - 0.5
    // The lines of one label stand closely over each other: their letters do not.
    const inner = (box: DOMRect) => new DOMRect(box.x, box.y + box.height * 0.2, box.width, box.height * 0.6)
    const faults: string[] = labels.length === 0 ? ['no labels'] : []
    for (const [index, { text, box }] of labels.entries()) {
      if (box.width === 0) faults.push(`${text} is not seen`)
      if (
        box.left < frame.left - 1 ||
        box.right > frame.right + 1 ||
        box.top < frame.top - 1 ||
        box.bottom > frame.bottom + 1
      )
        faults.push(`${text} leaves the picture`)
      for (const other of labels.slice(index + 1))
        if (covers(inner(box), inner(other.box))) faults.push(`${text} covers ${other.text}`)
      for (const mark of marks) if (covers(inner(box), mark.box)) faults.push(`${text} covers the point ${mark.text}`)
    }
    for (const { text, box } of boxes('text[data-role="axis"], text[data-role="tick"]'))
      if (box.left < frame.left - 1 || box.right > frame.right + 1 || box.bottom > frame.bottom + 1)
        faults.push(`${text} leaves the picture`)
    return faults
  })
}

for (const { name, path, fields, submit } of agents) {
  test(`all labels of the picture of ${name} are in sight at phone and desktop width`, async ({ page }, info) => {
    await createAccount(page)
    await open(page, path)
    for (const [label, text] of Object.entries(fields)) await page.getByLabel(label).first().fill(text)
    await page.getByRole('main').getByRole('button', { name: submit }).first().click()
    await expect(page.getByRole('button', { name: 'Export' })).toBeVisible({ timeout: 40_000 })
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 900 })
      await expect.poll(() => faultsOf(page)).toEqual([])
      const points = await page.locator('svg:has(text[data-role="label"])').first().locator('circle, path').count()
      expect(points).toBeGreaterThan(2)
      for (const scheme of ['light', 'dark'] as const) {
        await page.evaluate(
          (value) => document.documentElement.setAttribute('data-mantine-color-scheme', value),
          scheme,
        )
        const picture = page.locator('svg:has(text[data-role="label"])').first()
        await picture.screenshot({ path: info.outputPath(`${width}-${scheme}.png`) })
      }
    }
  })
}
