import { z } from 'zod'
import type { ListedPage } from '#shared/api/confluence.ts'
import type { Page, PageWithBody } from './confluence-client.ts'
import { ConfluenceError } from './confluence-error.ts'

/** Ids are numbers in one product and text in the other. */
export const id = z.union([z.string(), z.number()]).transform(String)

const links = z
  .object({ base: z.string().optional(), webui: z.string().optional(), tinyui: z.string().optional() })
  .default({})

export const user = z.object({
  type: z.string().optional(),
  accountId: z.string().nullish(),
  userKey: z.string().nullish(),
  displayName: z.string().nullish(),
  publicName: z.string().nullish(),
  username: z.string().nullish(),
})

/** A page as both products send it; the body only where it was asked for. */
export const sentPage = z.object({
  id,
  title: z.string(),
  status: z.string().optional(),
  spaceId: id.optional(),
  space: z.object({ key: z.string() }).optional(),
  version: z.object({ number: z.number(), when: z.string().optional(), createdAt: z.string().optional() }),
  body: z.object({ storage: z.object({ value: z.string() }).optional() }).optional(),
  _links: links,
})
export type SentPage = z.output<typeof sentPage>

export const listOf = <Item>(item: z.ZodType<Item>) => z.object({ results: z.array(item), _links: links })

export const searchedPage = z.object({
  id,
  title: z.string(),
  version: z.object({ number: z.number(), when: z.string().optional() }).optional(),
  _links: links,
})

/** Nobody reads the rest of these answers. */
export const anything = z.unknown()

export function personName(answer: z.output<typeof user>): string {
  if (answer.type === 'anonymous' || (!answer.accountId && !answer.userKey && !answer.username)) {
    throw new ConfluenceError(
      'unauthorized',
      'Confluence let us in only as an anonymous visitor: it did not recognise the user name and API token. Check both.',
    )
  }
  return answer.displayName || answer.publicName || answer.username || 'your account'
}

/** Where the instance says its pages are, as long as that is an address of the web: it becomes a link on our pages. */
const baseOf = (address: string, base: string | undefined) =>
  base !== undefined && URL.canParse(base) && /^https?:$/.test(new URL(base).protocol) ? base : address

/** `base` is where the instance says its pages are, else where it was called. */
export function pageUrl(address: string, page: Pick<SentPage, 'id' | '_links'>, spaceKey: string): string {
  const base = baseOf(address, page._links.base)
  if (page._links.webui) return `${base}${page._links.webui}`
  return `${base}/spaces/${encodeURIComponent(spaceKey)}/pages/${page.id}`
}

export function toPage(address: string, page: SentPage, spaceKey: string): Page {
  return {
    id: page.id,
    title: page.title,
    spaceKey,
    version: { number: page.version.number },
    _links: {
      base: baseOf(address, page._links.base),
      ...(page._links.webui === undefined ? {} : { webui: page._links.webui }),
      ...(page._links.tinyui === undefined ? {} : { tinyui: page._links.tinyui }),
    },
    url: pageUrl(address, page, spaceKey),
  }
}

export function toPageWithBody(address: string, page: SentPage, spaceKey: string): PageWithBody {
  const body = page.body?.storage?.value
  if (body === undefined) {
    throw new ConfluenceError('unexpected-answer', 'Confluence sent the page without its body. Nothing was changed.')
  }
  if (page.status && page.status !== 'current') {
    throw new ConfluenceError(
      'not-found',
      `This page is ${page.status}. Restore it in Confluence or choose another page.`,
    )
  }
  return { ...toPage(address, page, spaceKey), body }
}

export function toListedPage(
  address: string,
  base: string | undefined,
  page: z.output<typeof searchedPage>,
  spaceKey: string,
): ListedPage {
  const at = Date.parse(page.version?.when ?? '')
  return {
    id: page.id,
    title: page.title,
    spaceKey,
    version: { number: page.version?.number ?? 1 },
    url: pageUrl(address, { id: page.id, _links: { base, ...page._links } }, spaceKey),
    updatedAt: Number.isNaN(at) ? null : new Date(at).toISOString(),
  }
}

/** A text inside of a CQL query. */
export const quoted = (text: string) => `"${text.replace(/[\\"]/g, '\\$&')}"`

export function labelQuery(spaceKey: string, label: string, titleWords: string): string {
  const words = titleWords.replace(/[^\p{L}\p{N}\s]+/gu, ' ').trim()
  const title = words ? ` and title ~ ${quoted(words)}` : ''
  return `type = page and space = ${quoted(spaceKey)} and label = ${quoted(label)}${title} order by lastmodified desc`
}

export const spaceNotFound = (key: string) =>
  new ConfluenceError(
    'space-not-found',
    `There is no space with the key "${key}" that your account can see. The key is in the address of the space, after /spaces/ or /display/.`,
  )

export const pageNotFound = (pageId: string) =>
  new ConfluenceError('not-found', `There is no page ${pageId} that your account can see. Check the page ID.`)

/** Says a missing thing by its name where a bare 404 would speak of the whole instance. */
export async function orMissing<Value>(work: Promise<Value>, missing: ConfluenceError): Promise<Value> {
  try {
    return await work
  } catch (error) {
    throw error instanceof ConfluenceError && error.status === 404 ? missing : error
  }
}
