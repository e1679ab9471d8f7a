import { rmSync } from 'node:fs'
import { chromium } from '@playwright/test'
import lighthouse from 'lighthouse'
import { loadAgents } from '#agents/registry-server.ts'
import { freePort } from '#server/db/embedded/free-port.ts'
import { posts } from '#shared/blog/posts.ts'
import { chromiumLaunch } from '#tests/support/chromium.ts'
import { databaseFolder } from '#tests/support/database-folder.ts'
import { type Person, signUp } from '#tests/support/person.ts'
import { expiryOf } from '#web/session/access-token.ts'
import type { Session } from '#web/session/session.ts'
import { sessionKey } from '#web/session/session-store.ts'
import { startPilot } from './child.ts'

/**
 * The four scores of pages on a slow phone, with what costs points: of a first visit, and of results also of a next one. The server knows its own
 * address, as it does in use.
 */
const article = `/blog/${posts[0]?.slug ?? ''}`
const form = '/features/go-to-market/market-research'
const all = [
  '/',
  '/about',
  '/blog',
  article,
  '/tutorials',
  '/library',
  '/library/table-reservations',
  '/features',
  form,
]
/** Forms and finished results of a signed-in user; "result:" stands before an agent's id. */
const signedIn = ['product-prd-generator', 'competitor-analysis', 'market-sizing'].flatMap((id) => [
  `form:${id}`,
  `result:${id}`,
])
/** All of them, or those that are named: `node scripts/bench/lighthouse.ts / /about result:market-sizing`. */
const named = process.argv.slice(2)
const paths = named.length > 0 ? named : [...all, ...signedIn]
const kinds = ['performance', 'accessibility', 'best-practices', 'seo'] as const

const dataDir = databaseFolder('pm-pilot-lighthouse-')
const [port, debugging] = [await freePort(), await freePort()]
const origin = `http://127.0.0.1:${port}`
/** Looks at each page so often; the report in the middle counts, since a busy moment of the machine costs any single one. */
const looks = 3

/** The address of an agent's form or of a result, for the account that the browser is signed in with. */
async function addressOf(path: string, ada: () => Promise<Person>): Promise<string> {
  const [, kind, id] = /^(form|result):(.+)$/.exec(path) ?? []
  const agent = id === undefined ? null : (await loadAgents()).live(id)
  if (kind && !agent) throw new Error(`No agent "${id}"`)
  if (!agent) return path
  const page = `/features/${agent.card.category}/${agent.card.id}`
  const person = await ada()
  if (kind === 'form') return page
  const { body } = await person.send<{ run: { id: string } }>('POST', `/functions/v1/${id}`, agent.samples[0])
  return `${page}?run=${body.run.id}`
}

/** Somebody new, whom every page that is looked at from now on knows. */
async function signInBrowser(): Promise<Person> {
  const person = await signUp(origin)
  const { accessToken, sessionToken, email, userId } = person
  const user = { id: userId, email, firstName: 'Ada', anonymous: false }
  const session: Session = { sessionToken, accessToken, expiresAt: expiryOf(accessToken), user }
  const own = await chromium.connectOverCDP(`http://127.0.0.1:${debugging}`)
  const page = await own.contexts()[0]?.newPage()
  // Local storage can be set only from a page of the origin; robots.txt runs no script.
  await page?.goto(`${origin}/robots.txt`)
  await page?.evaluate(([key, value]) => localStorage.setItem(key, value), [
    sessionKey,
    JSON.stringify(session),
  ] as const)
  await page?.close()
  return person
}

const details = [
  'first-contentful-paint',
  'largest-contentful-paint',
  'total-blocking-time',
  'cumulative-layout-shift',
  'speed-index',
]

/** `keepsFiles`: the browser has the product's files from before, as it has where somebody comes back to a result. */
async function median(path: string, keepsFiles: boolean) {
  const reports = []
  for (let look = 0; look < looks; look += 1) {
    const done = await lighthouse(`${origin}${path}`, {
      port: debugging,
      onlyCategories: [...kinds],
      disableStorageReset: keepsFiles,
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
  let person: Promise<Person> | null = null
  const ada = () => {
    person ??= signInBrowser()
    return person
  }
  const report = async (path: string, visit: 'first' | 'next') => {
    const { categories, audits } = await median(await addressOf(path, ada), visit === 'next')
    const scores = kinds.map((kind) => `${kind} ${Math.round((categories[kind]?.score ?? 0) * 100)}`)
    const values = details.map((id) => `${id} ${audits[id]?.displayValue}`)
    process.stdout.write(`${path}, ${visit} visit: ${scores.join(', ')}\n  ${values.join(', ')}\n`)
    for (const kind of kinds) {
      for (const { id, weight } of categories[kind]?.auditRefs ?? []) {
        const audit = audits[id]
        if (weight > 0 && audit?.score !== null && (audit?.score ?? 1) < 0.9) {
          process.stdout.write(`  ${kind}: ${audit?.title} ${audit?.displayValue ?? ''}\n`)
        }
      }
    }
  }
  for (const path of paths) {
    await report(path, 'first')
    if (path.startsWith('result:')) await report(path, 'next')
  }
  await browser.close()
  await server.stop()
} finally {
  rmSync(dataDir, { recursive: true, force: true })
}
