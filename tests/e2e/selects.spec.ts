import { expect, test } from '@playwright/test'
import { inFullOnly } from './in-full-only.ts'
import { open } from './open-page.ts'

for (const colorScheme of ['light', 'dark'] as const) {
  test(
    `the list of a select has the page's own colours (${colorScheme})`,
    inFullOnly(colorScheme === 'light'),
    async ({ page }) => {
      await page.emulateMedia({ colorScheme })
      await open(page, '/features/go-to-market/market-research')
      const select = page.getByRole('combobox').first()
      await expect(select).toBeVisible()
      const colours = await select.evaluate((element) => {
        const probe = document.createElement('i')
        probe.style.cssText = 'background: var(--raised); color: var(--accent-strong)'
        element.parentElement?.append(probe)
        const { backgroundColor: raised, color: accent } = getComputedStyle(probe)
        probe.remove()
        const chosen = element.querySelector('option:checked')
        return {
          own: getComputedStyle(element).appearance,
          list: [getComputedStyle(element, '::picker(select)').backgroundColor, raised],
          chosen: [chosen && getComputedStyle(chosen).color, accent],
        }
      })
      expect(colours.own).toBe('base-select')
      expect(colours.list[0]).toBe(colours.list[1])
      expect(colours.chosen[0]).toBe(colours.chosen[1])
    },
  )
}
