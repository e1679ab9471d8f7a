import { rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { chromium } from '@playwright/test'
import lighthouse from 'lighthouse'
import { posts } from '#shared/blog/posts.ts'
import { chromiumLaunch } from '#tests/support/chromium.ts'
import { databaseFolder } from '#tests/support/database-folder.ts'
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

const dataDir = databaseFolder('pm-pilot-lighthouse-')
const [port, debugging] = [await freePort(), await freePort()]
const origin = `http://127.0.0.1:${port}`
/** Looks at each page so often; the report in the middle counts, since a busy moment of the machine costs any single one. */
const looks = 3

async function median(path: string) {
  const reports = []
  for (let look = 0; look < looks; look += 1) {
    const done = await lighthouse(`${origin}${path}`, {
      port: debugging,
      onlyCategories: [...kinds],
      logLevel: 'error',
    })
    if (!done) throw new Error(`No report of ${path}`)
    reports.push(done.lhr)
  }
  reports.sort((a, b) => (a.categories.performance?.score ?? 0) - (b.categories.performance?.score ?? 0))
  const middle = reports[Math.floor(looks / 2)]
  if (!middle) throw new Error(`No report of ${path}`)
  return middle
}

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
    const { categories, audits } = await median(path)
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
