import { isAllowed } from './robots.ts'

/**
 * here: the page answers and names who it is said to be. moved: it answers at another site. unsure: it answers and does not
 * name them. gone: there is no such page. parked: the name is for sale. refused: it does not let this reader in. unreachable:
 * nothing answered in time.
 */
export type PageState = 'here' | 'moved' | 'unsure' | 'gone' | 'parked' | 'refused' | 'unreachable'

export interface Page {
  url: string
  /** Who the page is said to belong to. */
  names: readonly string[]
}

export interface CheckedPage {
  url: string
  state: PageState
  /** Where it was found in the end, when that is another address. */
  foundAt: string | null
  detail: string
}

export interface CheckOptions {
  /** Milliseconds for one answer. */
  timeout?: number
  /** Pages that are read at the same time, each of another site. */
  atOnce?: number
  /** Milliseconds between two requests to one site. */
  pause?: number
  /** After so many first pages of which none could be reached there is no network. */
  giveUpAfter?: number
  onChecked?: (page: CheckedPage) => void
}

export const readerName = 'PMPilotLibraryCheck'
const mostRedirects = 5
const mostRead = 300_000
const forSale =
  /\b(?:this|the) domain (?:name )?(?:is|may be) for sale|buy this domain|domain (?:is )?parked|parked free|sedoparking|hugedomains|afternic|this domain has expired/i

/**
 * Reads each page once, one request at a time to a site and none where its robots.txt forbids it. Null when no network is
 * there: of the first pages none could be reached.
 */
export async function checkPages(pages: readonly Page[], options: CheckOptions = {}): Promise<CheckedPage[] | null> {
  const { timeout = 15_000, atOnce = 6, pause = 1_000, giveUpAfter = 12, onChecked } = options
  const bySite = Map.groupBy(pages, ({ url }) => new URL(url).host)
  const sites = [...bySite.values()]
  const checked: CheckedPage[] = []
  let isOffline = false
  const work = async () => {
    for (let site = sites.shift(); site && !isOffline; site = sites.shift()) {
      const robots = await robotsOf(site[0]?.url ?? '', timeout)
      for (const page of site) {
        const state = robots === null ? unreached(page.url) : await checkPage(page, robots, timeout)
        checked.push(state)
        onChecked?.(state)
        isOffline ||= checked.length >= giveUpAfter && checked.every((each) => each.state === 'unreachable')
        if (isOffline) return
        await new Promise((resolve) => setTimeout(resolve, pause))
      }
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work))
  const isNothingReached = checked.length > 0 && checked.every(({ state }) => state === 'unreachable')
  return isOffline || isNothingReached ? null : checked
}

const unreached = (url: string): CheckedPage => ({ url, state: 'unreachable', foundAt: null, detail: 'no answer' })

const get = (url: string, timeout: number) =>
  fetch(url, {
    redirect: 'manual',
    signal: AbortSignal.timeout(timeout),
    headers: { 'user-agent': `${readerName}/1.0`, accept: 'text/html,text/plain;q=0.9,*/*;q=0.1' },
  })

/** A site's rules for readers; empty when it has none, null when it cannot be reached. */
async function robotsOf(url: string, timeout: number): Promise<string | null> {
  try {
    const answer = await get(new URL('/robots.txt', url).href, timeout)
    if (answer.ok) return await textOf(answer)
    await answer.body?.cancel()
    return ''
  } catch {
    return null
  }
}

/** The beginning of a page; the rest is not fetched. */
async function textOf(answer: Response): Promise<string> {
  const decoder = new TextDecoder()
  let text = ''
  for await (const piece of answer.body ?? []) {
    text += decoder.decode(piece, { stream: true })
    if (text.length > mostRead) break
  }
  return text
}

async function checkPage({ url, names }: Page, robots: string, timeout: number): Promise<CheckedPage> {
  const pageResult = (state: PageState, detail: string, foundAt: string | null = null) => ({
    url,
    state,
    foundAt,
    detail,
  })
  if (!isAllowed(robots, readerName, new URL(url).pathname)) return pageResult('refused', 'forbidden by robots.txt')
  let at = url
  try {
    for (let steps = 0; steps <= mostRedirects; steps += 1) {
      const answer = await get(at, timeout)
      const target = answer.headers.get('location')
      if (answer.status >= 300 && answer.status < 400 && target) {
        await answer.body?.cancel()
        at = new URL(target, at).href
        continue
      }
      return await judged(answer, url, at, names)
    }
    return pageResult('refused', `more than ${mostRedirects} redirects`)
  } catch (error) {
    return pageResult('unreachable', error instanceof Error ? error.name : 'no answer')
  }
}

async function judged(answer: Response, url: string, at: string, names: readonly string[]): Promise<CheckedPage> {
  const foundAt = at === url ? null : at
  const pageResult = (state: PageState, detail: string) => ({ url, state, foundAt, detail })
  if (answer.status === 404 || answer.status === 410) {
    await answer.body?.cancel()
    return pageResult('gone', `status ${answer.status}`)
  }
  if (!answer.ok) {
    await answer.body?.cancel()
    return pageResult('refused', `status ${answer.status}`)
  }
  const text = await textOf(answer)
  if (forSale.test(text) || forSale.test(at)) return pageResult('parked', 'the name is for sale')
  const said = plain(text)
  if (!names.some((name) => said.includes(plain(name))))
    return pageResult('unsure', `does not name ${names.join(' or ')}`)
  return siteOf(at) === siteOf(url)
    ? pageResult('here', `status ${answer.status}`)
    : pageResult('moved', `now at ${at}`)
}

const plain = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')

/** The last two parts of the name: "shop.example.com" and "example.com" are one site. A number is one as a whole. */
const siteOf = (url: string) => {
  const { hostname, host } = new URL(url)
  return /^[\d.:[\]]+$/.test(hostname) ? host : hostname.split('.').slice(-2).join('.')
}
