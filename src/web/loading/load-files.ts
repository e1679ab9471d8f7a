import { LoadFailure, type LoadReason } from '#ui/loading/load-failure.ts'

declare global {
  interface Window {
    /** The framework's list of the routes' files; its version changes with any of them. */
    __reactRouterManifest?: { version?: string }
  }
}

/** Before the second and the third try, in milliseconds. */
const pauses = [300, 900]
/** How long the server has to say which version it serves, in milliseconds. */
const askMs = 3_000

/** Files that were read whole, or are being read, by path. */
const known = new Map<string, Promise<void>>()

let withPage: ReadonlySet<string> | null = null

/** True for a script that came with the page: it need not be read again. Whatever comes later is read here. */
function cameWithPage(path: string): boolean {
  withPage ??= new Set(
    performance
      .getEntriesByType('resource')
      .filter((entry) => 'responseStatus' in entry && entry.responseStatus === 200)
      .map(({ name }) => name),
  )
  return withPage.has(new URL(path, window.location.href).href)
}

/** The router marks the sheets of a page by an empty hash at their address, and takes them away with the page. */
const goesWithPage = ({ href }: HTMLLinkElement) => href.endsWith('#')

function addStyleSheet(path: string): Promise<void> {
  const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].filter(
    ({ href }) => new URL(href).pathname === path,
  )
  if (links.some((link) => !goesWithPage(link))) return Promise.resolve()
  return new Promise((resolve, reject) => {
    const link = document.createElement('link')
    link.rel = 'stylesheet'
    link.href = path
    link.onload = () => resolve()
    link.onerror = () => {
      link.remove()
      reject(new Error(path))
    }
    // Beside the page's own, so that what overrules it still does.
    const [ofPage] = links
    if (ofPage) ofPage.after(link)
    else document.head.append(link)
  })
}

async function fetchWhole(path: string): Promise<void> {
  if (cameWithPage(path)) return
  const response = await fetch(path)
  const isScript = response.headers.get('content-type')?.includes('javascript')
  if (!response.ok || !isScript) throw new Error(path)
  // To the end, so that the browser has all of it.
  await response.blob()
}

/** Longest that files are asked for at a stretch, in milliseconds: asking for a hundred of them would hold up a slow phone for half a second. */
const stretchMs = 8
const waiting: (() => void)[] = []
let isAsking = false

async function askInTurn(): Promise<void> {
  isAsking = true
  // Whatever is wanted at this moment is one stretch.
  await Promise.resolve()
  let since = performance.now()
  for (let next = waiting.shift(); next; next = waiting.shift()) {
    next()
    if (performance.now() - since < stretchMs) continue
    await new Promise((resolve) => setTimeout(resolve))
    since = performance.now()
  }
  isAsking = false
}

/** Calls when it is its turn. */
function inTurn<Value>(call: () => Promise<Value>): Promise<Value> {
  return new Promise((resolve) => {
    waiting.push(() => resolve(call()))
    if (!isAsking) void askInTurn()
  })
}

function read(path: string): Promise<void> {
  const reading = known.get(path) ?? inTurn(() => (path.endsWith('.css') ? addStyleSheet(path) : fetchWhole(path)))
  known.set(path, reading)
  reading.catch(() => known.delete(path))
  return reading
}

async function reason(): Promise<LoadReason> {
  if (!navigator.onLine) return 'offline'
  try {
    const answer = await fetch('/build-id.txt', { cache: 'no-store', signal: AbortSignal.timeout(askMs) })
    if (!answer.ok) return answer.status >= 500 ? 'unreachable' : 'blocked'
    return (await answer.text()).trim() === window.__reactRouterManifest?.version ? 'blocked' : 'new-version'
  } catch {
    return navigator.onLine ? 'unreachable' : 'offline'
  }
}

/**
 * Brings files of a built page, tried three times; throws a LoadFailure. A browser remembers for as long as the page is open
 * that a module could not be imported, and every module that needs it with it. So nothing is imported before each file was
 * read: the import then takes them from the browser's store, where hashed files stay.
 */
export async function loadFiles(paths: readonly string[]): Promise<void> {
  for (const pause of [...pauses, null]) {
    const tries = await Promise.allSettled(paths.map(read))
    if (tries.every(({ status }) => status === 'fulfilled')) return
    if (pause === null || !navigator.onLine) break
    await new Promise((resolve) => setTimeout(resolve, pause))
  }
  throw new LoadFailure(await reason())
}
