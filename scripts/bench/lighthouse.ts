import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import lighthouse from 'lighthouse'
import { posts } from '#shared/blog/posts.ts'
import { chromiumLaunch } from '#tests/support/chromium.ts'
import { startPilot } from './child.ts'

/** The four scores of the public pages on a slow phone, with what costs points. The server knows its own address, as it does in use. */
const article = `/blog/${posts[0]?.slug ?? ''}`
const paths = ['/', '/about', '/blog', article, '/tutorials', '/features']
const kinds = ['performance', 'accessibility', 'best-practices', 'seo'] as const

const freePort = () =>
  new Promise<number>((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => (address && typeof address === 'object' ? resolve(address.port) : reject(new Error('no port'))))
    })
  })

const dataDir = mkdtempSync(join(tmpdir(), 'pm-pilot-lighthouse-'))
const [port, debugging] = [await freePort(), await freePort()]
const origin = `http://127.0.0.1:${port}`
try {
  const server = await startPilot({
    MODEL: 'built-in',
    SEARCH: 'library',
    DATA_DIR: dataDir,
    HOST: '127.0.0.1',
    PORT: String(port),
    PUBLIC_URL: origin,
    LOG_LEVEL: 'warn',
  })
  const launch = await chromiumLaunch()
  const browser = await chromium.launch({
    ...launch,
    args: [...(launch.args ?? []), `--remote-debugging-port=${debugging}`],
  })
  for (const path of paths) {
    const done = await lighthouse(`${origin}${path}`, {
      port: debugging,
      onlyCategories: [...kinds],
      logLevel: 'error',
    })
    if (!done) throw new Error(`No report of ${path}`)
    const { categories, audits } = done.lhr
    const scores = kinds.map((kind) => `${kind} ${Math.round((categories[kind]?.score ?? 0) * 100)}`)
    process.stdout.write(`${path}: ${scores.join(', ')}\n`)
    for (const kind of kinds) {
      for (const { id, weight } of categories[kind]?.auditRefs ?? []) {
        const audit = audits[id]
        if (weight > 0 && audit?.score !== null && (audit?.score ?? 1) < 0.9) {
          process.stdout.write(`  ${kind}: ${audit?.title} ${audit?.displayValue ?? ''}\n`)
        }
      }
    }
  }
  await browser.close()
  await server.stop()
} finally {
  rmSync(dataDir, { recursive: true, force: true })
}
