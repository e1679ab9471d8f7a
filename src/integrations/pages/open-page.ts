import type { GuardedFetch } from '../network/guarded-fetch.ts'
import type { ParsedPage } from './parse-page.ts'

/** A page that was fetched and read. */
export interface Page extends ParsedPage {
  /** Where it was in the end. */
  url: string
}

/** Why a page could not be read, in words for people: "it is a PDF". */
export class PageError extends Error {}

export type OpenPage = (url: string, signal: AbortSignal) => Promise<Page>

interface OpenPageOptions {
  /** Connects to public addresses only and takes no more than a page may have. */
  fetch: GuardedFetch
  read: (html: string, url: string, signal: AbortSignal) => Promise<ParsedPage>
  /** Milliseconds for fetching and reading together. */
  timeoutMs: number
}

/** Each is guarded as the first address is. */
const mostRedirects = 4

/** Fetches a page and reads its text. Sends no cookie, no referrer and nothing of the user. Throws PageError. */
export function createOpenPage({ fetch, read, timeoutMs }: OpenPageOptions): OpenPage {
  return async (address, outer) => {
    const signal = AbortSignal.any([outer, AbortSignal.timeout(timeoutMs)])
    try {
      const { response, url } = await follow(new URL(address), signal)
      const type = response.headers.get('content-type') ?? ''
      const isPlain = /^text\/(?:plain|markdown)/i.test(type)
      if (!isPlain && !/^(?:text\/html|application\/xhtml)/i.test(type)) {
        await response.body?.cancel()
        throw new PageError(/pdf/i.test(type) ? 'it is a PDF' : 'it is no page of text')
      }
      const text = decoded(await response.arrayBuffer(), type)
      if (isPlain)
        return { url, title: new URL(url).pathname, site: null, year: null, text: text.slice(0, 60_000), links: [] }
      return { ...(await read(text, url, signal)), url }
    } catch (error) {
      if (outer.aborted) throw outer.reason
      if (error instanceof PageError) throw error
      if (signal.aborted) throw new PageError('it did not answer in time')
      throw new PageError('it could not be opened', { cause: error })
    }
  }

  async function follow(first: URL, signal: AbortSignal): Promise<{ response: Response; url: string }> {
    let url = first
    for (let redirects = 0; redirects <= mostRedirects; redirects += 1) {
      const response = await fetch(url, {
        headers: { accept: 'text/html, text/plain;q=0.5', 'user-agent': 'PM-Pilot/1.0 (reads pages for research)' },
        redirect: 'manual',
        signal,
      })
      if (response.ok) return { response, url: url.href }
      await response.body?.cancel()
      const location = response.headers.get('location')
      if (response.status < 300 || response.status >= 400 || !location || !URL.canParse(location, url)) {
        throw new PageError(`it answered ${response.status}`)
      }
      url = new URL(location, url)
    }
    throw new PageError('it leads from page to page')
  }
}

function decoded(bytes: ArrayBuffer, type: string): string {
  const head = new TextDecoder('latin1').decode(bytes.slice(0, 2_048))
  const named = /charset=["']?([\w-]+)/i.exec(type)?.[1] ?? /<meta[^>]+charset=["']?([\w-]+)/i.exec(head)?.[1]
  try {
    return new TextDecoder(named ?? 'utf-8').decode(bytes)
  } catch {
    return new TextDecoder().decode(bytes)
  }
}
