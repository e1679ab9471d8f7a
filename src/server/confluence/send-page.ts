import type { ConfluenceClient, Page, PageWithBody, Space } from '#integrations/confluence/confluence-client.ts'
import { ConfluenceError } from '#integrations/confluence/confluence-error.ts'
import type { RunSection } from './run-section.ts'

export interface SentPage {
  page: Page
  alreadySent: boolean
  labels: string[]
  warning?: string
}

export interface NewPage {
  space: Space
  title: string
  storage: string
  labels: string[]
  /** Absent where the caller wrote the content: only a run's result can be found again. */
  section: RunSection | null
}

/**
 * Makes one page, however often it is asked: a page of this title that holds this very result is the answer. A title in use for
 * anything else is `title-taken`.
 */
export async function createPage(client: ConfluenceClient, wanted: NewPage): Promise<SentPage> {
  const { space, title, storage, section } = wanted
  const there = section ? await client.findPage(space, title) : null
  if (there) return sameOrTaken(there, section)
  let page: Page
  try {
    page = await client.createPage(space, title, storage)
  } catch (error) {
    if (!(error instanceof ConfluenceError) || error.reason !== 'title-taken') throw error
    const found = await client.findPage(space, title).catch(() => null)
    if (!found) throw error
    return sameOrTaken(found, section)
  }
  try {
    if (wanted.labels.length > 0) await client.addLabels(page.id, wanted.labels)
    return { page, alreadySent: false, labels: wanted.labels }
  } catch (error) {
    // The page is there: a failure now would make the user send it again.
    if (!(error instanceof ConfluenceError)) throw error
    return { page, alreadySent: false, labels: [], warning: `The page has no labels. ${error.message}` }
  }
}

function sameOrTaken(there: PageWithBody, section: RunSection | null): SentPage {
  if (section && there.body.includes(section.resultMark))
    return { page: there, alreadySent: true, labels: section.labels }
  const isEarlier = section !== null && there.body.includes(section.runMark)
  throw new ConfluenceError(
    'title-taken',
    isEarlier
      ? 'This page was made from the same result before you edited it. Update that page, or choose another title.'
      : 'A page with this title already exists in the space. Choose another title or update that page.',
    { page: { id: there.id, title: there.title, url: there.url } },
  )
}

export interface AddedSection {
  pageId: string
  /** The version that the user has seen; null takes the newest. */
  version: number | null
  storage: string
  section: RunSection | null
}

/**
 * Adds a section under the body of a page, which is sent back as it came. A version other than the one that the user has seen is
 * a conflict; where the user has seen none, one change in between is read again.
 */
export async function addSection(client: ConfluenceClient, wanted: AddedSection): Promise<SentPage> {
  for (let isRetry = false; ; isRetry = true) {
    const page = await client.readPage(wanted.pageId)
    if (wanted.section && page.body.includes(wanted.section.resultMark)) {
      return { page, alreadySent: true, labels: [] }
    }
    if (wanted.version !== null && wanted.version !== page.version.number) throw conflict(page)
    try {
      const changed = await client.updatePage(page, bodyWith(page.body, wanted))
      return { page: changed, alreadySent: false, labels: [] }
    } catch (error) {
      if (!(error instanceof ConfluenceError) || error.reason !== 'version-conflict') throw error
      if (wanted.version === null && !isRetry) continue
      throw conflict(await client.readPage(wanted.pageId))
    }
  }
}

/** Who wrote the content themselves may send the whole body, if it begins with all that is there. */
function bodyWith(body: string, { storage, section }: AddedSection): string {
  const isWhole = section === null && body !== '' && storage.startsWith(body)
  return isWhole ? storage : body + storage
}

const conflict = (page: Page) =>
  new ConfluenceError(
    'version-conflict',
    `The page was changed in the meantime: it is at version ${page.version.number}. Look at it, then send again.`,
    {
      currentVersion: page.version.number,
      page: { id: page.id, title: page.title, url: page.url },
    },
  )
