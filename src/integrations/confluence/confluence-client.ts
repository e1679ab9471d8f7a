import type { ListedPage } from '#shared/api/confluence.ts'

export interface Space {
  id: string
  key: string
  name: string
}

export interface Page {
  id: string
  title: string
  spaceKey: string
  version: { number: number }
  _links: { base?: string; webui?: string; tinyui?: string }
  url: string
}

export interface PageWithBody extends Page {
  /** The storage format, exactly as the instance sent it. */
  body: string
}

/** What is done with an instance, the same for Cloud and Data Center. Every call throws a ConfluenceError. */
export interface ConfluenceClient {
  /** The name of the person whose credentials these are. Anonymous access, which wrong ones may get, is refused. */
  whoAmI(): Promise<string>
  space(key: string): Promise<Space>
  createPage(space: Space, title: string, body: string): Promise<Page>
  readPage(id: string): Promise<PageWithBody>
  /** The current page of this title in the space. */
  findPage(space: Space, title: string): Promise<PageWithBody | null>
  /** Stores `body` as the version after `page.version`; another version there by now is `version-conflict`. */
  updatePage(page: PageWithBody, body: string): Promise<Page>
  addLabels(pageId: string, labels: readonly string[]): Promise<void>
  /** Pages with this label, last changed first, at most 100. */
  labelledPages(space: Space, label: string, titleWords: string): Promise<ListedPage[]>
}
