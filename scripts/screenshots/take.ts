import { mkdirSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { chromium, type Page } from '@playwright/test'
import { chromiumLaunch } from '#tests/support/chromium.ts'
import { wikiPort } from '#tests/support/e2e-wiki.ts'
import { open, type PreparedAccount, prepareAccount } from './prepare-account.ts'
import { readmePictures, takeReadmePictures } from './readme-pictures.ts'
import { type Scene, scenes, shownAgents } from './scenes.ts'
import { startServers } from './start-servers.ts'

/**
 * Pictures of every page and dialog, in both colour schemes and several widths, with an index.html to look through them:
 * `npm run screenshots -- --only landing,about --widths 390 --schemes dark --direction rtl --out /tmp/pictures`. With `--readme`
 * the pictures of the README instead, in their place.
 */
const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    widths: { type: 'string', default: '390,1280,1920' },
    schemes: { type: 'string', default: 'light,dark' },
    direction: { type: 'string', default: 'ltr' },
    out: { type: 'string', default: 'screenshots' },
    /** The port of browser-test servers that run already. */
    port: { type: 'string' },
    readme: { type: 'boolean', default: false },
  },
})
const out = resolve(values.out)
const names = values.only?.split(',')
const wanted = values.readme
  ? []
  : scenes.filter((scene) => !names || names.some((name) => scene.name.startsWith(name)))
const widths = values.widths.split(',').map(Number)
const schemes = values.schemes.split(',').map((name) => (name === 'dark' ? 'dark' : 'light'))
/** Taller pages are cut: Chromium draws no picture higher than this. */
const tallest = 16_000

/** So many pages are open at once: while one waits to be drawn another one loads. */
const atOnce = 3
/** One that a busy machine was too slow for is taken again. */
const tries = 2

const servers = values.port ? null : await startServers(4310)
const port = Number(values.port ?? 4310)
const origin = `http://127.0.0.1:${port}`
const browser = await chromium.launch(await chromiumLaunch())

interface Picture {
  scene: Scene
  width: number
  colorScheme: 'light' | 'dark'
  file: string
}
const pictures: readonly Picture[] = schemes.flatMap((colorScheme) =>
  widths.flatMap((width) =>
    wanted.map((scene) => ({ scene, width, colorScheme, file: `${scene.name}-${width}-${colorScheme}.png` })),
  ),
)
const failed = new Set<string>()

/** Nothing is loaded any more that the picture would lack. A signed-in page never falls silent: it listens to the server. */
async function settle(page: Page) {
  await page.waitForFunction(() => !document.querySelector('[aria-busy=true]'))
  await page.waitForTimeout(500)
}

async function take({ scene, width, colorScheme, file }: Picture, account: PreparedAccount | null) {
  const context = await browser.newContext({
    viewport: { width, height: width < 600 ? 844 : 1000 },
    colorScheme,
    reducedMotion: 'reduce',
    ...(scene.as === 'account' && account ? { storageState: account.state } : {}),
  })
  try {
    const page = await context.newPage()
    page.setDefaultTimeout(15_000)
    const path = scene.path.replace(/\{run:([^}]+)\}/, (_, agent: string) => account?.runs.get(agent) ?? '')
    await open(page, `${origin}${path}`)
    if (path.includes('?run=')) await page.getByRole('button', { name: 'Export' }).waitFor()
    await settle(page)
    if (values.direction === 'rtl') await page.evaluate(() => document.documentElement.setAttribute('dir', 'rtl'))
    await scene.prepare?.(page)
    await settle(page)
    const { height, isOpen } = await page.evaluate(() => ({
      height: document.documentElement.scrollHeight,
      isOpen: document.querySelector('[role=dialog]') !== null,
    }))
    // What comes into sight only by scrolling, such as a chart, is drawn before the picture is taken.
    if (!isOpen && height > 1000) {
      await page.setViewportSize({ width, height: Math.min(height, tallest) })
      await page.waitForTimeout(300)
    }
    await page.screenshot({ path: join(out, file), animations: 'disabled' })
  } finally {
    await context.close()
  }
}

async function takePatiently(picture: Picture, account: PreparedAccount | null) {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await take(picture, account)
    } catch (error) {
      if (attempt < tries) continue
      failed.add(picture.file)
      process.stderr.write(`${picture.file}: ${String(error).split('\n')[0]}\n`)
      return
    }
  }
}

const accountWith = (runs: typeof shownAgents) =>
  prepareAccount(browser, origin, `http://127.0.0.1:${wikiPort(port)}`, runs)

async function takeForReadme() {
  const agents = shownAgents.filter(({ card }) => readmePictures.some(({ agentId }) => agentId === card.id))
  const account = await accountWith(agents)
  return takeReadmePictures(browser, account, (agentId) => {
    const category = agents.find(({ card }) => card.id === agentId)?.card.category ?? ''
    return `${origin}/features/${category}/${agentId}?run=${account.runs.get(agentId) ?? ''}`
  })
}

async function takeAll() {
  mkdirSync(out, { recursive: true })
  const runs = shownAgents.filter(({ card }) => wanted.some(({ path }) => path.includes(`{run:${card.id}}`)))
  const account = wanted.some((scene) => scene.as === 'account') ? await accountWith(runs) : null
  const waiting = [...pictures]
  const takeWaiting = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) await takePatiently(next, account)
  }
  await Promise.all(Array.from({ length: atOnce }, takeWaiting))
  writeIndex()
}

function writeIndex() {
  const taken = pictures.map(({ file }) => file).filter((file) => !failed.has(file))
  const figure = (file: string) =>
    `<figure><a href="${file}"><img src="${file}" alt="" loading="lazy"></a><figcaption>${file}</figcaption></figure>`
  const style =
    'body{font:14px sans-serif;margin:1rem;display:grid;grid-template-columns:repeat(auto-fill,minmax(320px,1fr));gap:1rem}figure{margin:0}img{width:100%;border:1px solid #999}'
  writeFileSync(
    join(out, 'index.html'),
    `<!doctype html><meta charset="utf-8"><title>Screenshots</title><style>${style}</style>${taken.map(figure).join('')}\n`,
  )
  process.stdout.write(`${taken.length} pictures in ${out}\n`)
  if (failed.size > 0) process.exitCode = 1
}

try {
  if (values.readme) process.stdout.write(`${readmePictures.length} pictures in ${await takeForReadme()}\n`)
  else await takeAll()
} finally {
  await browser.close()
  await servers?.stop()
}
