import { writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Browser } from '@playwright/test'
import { open, type PreparedAccount } from './prepare-account.ts'

interface ReadmePicture {
  file: string
  agentId: string
  colorScheme: 'light' | 'dark'
  /** CSS pixels, and how many of the picture each of them gets. */
  viewport: { width: number; height: number }
  scale: number
  /** What stands at the top instead of the beginning of the result. */
  from?: string
}

const desktop = { viewport: { width: 1280, height: 900 }, scale: 1 }

export const readmePictures: readonly ReadmePicture[] = [
  { file: 'prd-light.webp', agentId: 'product-prd-generator', colorScheme: 'light', ...desktop },
  { file: 'market-sizing-dark.webp', agentId: 'market-sizing', colorScheme: 'dark', ...desktop },
  { file: 'roadmap-light.webp', agentId: 'roadmap-creation', colorScheme: 'light', ...desktop },
  {
    file: 'persona-phone.webp',
    agentId: 'persona-generator',
    colorScheme: 'light',
    viewport: { width: 390, height: 844 },
    scale: 1.5,
    from: 'main article',
  },
]

const folder = fileURLToPath(new URL('../../docs/images/', import.meta.url))

/** The pictures of the README: what somebody sees who opens a finished run. */
export async function takeReadmePictures(
  browser: Browser,
  account: PreparedAccount,
  addressOf: (agentId: string) => string,
) {
  for (const { file, agentId, colorScheme, viewport, scale, from } of readmePictures) {
    const context = await browser.newContext({
      viewport,
      deviceScaleFactor: scale,
      colorScheme,
      reducedMotion: 'reduce',
      storageState: account.state,
    })
    const page = await context.newPage()
    await open(page, addressOf(agentId))
    await page.getByRole('button', { name: 'Export' }).waitFor()
    await page.waitForTimeout(1000)
    // Below the bar that stays at the top, with a little room.
    if (from) {
      await page
        .locator(from)
        .first()
        .evaluate((part) => window.scrollTo(0, part.getBoundingClientRect().top + window.scrollY - 80))
      await page.waitForTimeout(300)
    }
    const session = await context.newCDPSession(page)
    const y = await page.evaluate(() => window.scrollY)
    const clip = { x: 0, y, ...viewport, scale }
    const { data } = await session.send('Page.captureScreenshot', { format: 'webp', quality: 82, clip })
    writeFileSync(`${folder}${file}`, Buffer.from(data, 'base64'))
    await context.close()
  }
  return folder
}
