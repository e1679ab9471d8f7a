import { SaxesParser } from 'saxes'

export interface WikiPage {
  id: string
  title: string
  spaceKey: string
  status: 'current' | 'trashed' | 'archived'
  version: number
  body: string
  labels: string[]
  changedAt: Date
}

export interface WikiSpace {
  id: string
  key: string
  name: string
}

/** What a wiki refuses; each product words it in its own way. */
export type Refusal = 'missing-space' | 'missing-page' | 'title-taken' | 'version' | 'malformed' | 'title-too-long'

/** The state behind both products: spaces, pages, versions, labels, and the rules that a real instance keeps. */
export class Wiki {
  readonly spaces: WikiSpace[] = [
    { id: '65538', key: 'PROD', name: 'Product' },
    { id: '65540', key: '~ada', name: 'Ada Lovelace' },
  ]
  readonly pages = new Map<string, WikiPage>()
  #nextId = 98_305

  space(key: string): WikiSpace | undefined {
    return this.spaces.find((space) => space.key === key)
  }

  find(spaceKey: string, title: string): WikiPage | undefined {
    return [...this.pages.values()].find(
      (page) => page.spaceKey === spaceKey && page.status === 'current' && page.title === title,
    )
  }

  create(spaceKey: string, title: string, body: string): WikiPage | Refusal {
    if (!this.space(spaceKey)) return 'missing-space'
    if (title.length > 255) return 'title-too-long'
    if (this.find(spaceKey, title)) return 'title-taken'
    if (!isWellFormed(body)) return 'malformed'
    const page: WikiPage = {
      id: String(this.#nextId),
      title,
      spaceKey,
      status: 'current',
      version: 1,
      body,
      labels: [],
      changedAt: new Date(),
    }
    this.#nextId += 1
    this.pages.set(page.id, page)
    return page
  }

  update(id: string, title: string, body: string, version: number): WikiPage | Refusal {
    const page = this.pages.get(id)
    if (!page) return 'missing-page'
    if (version !== page.version + 1) return 'version'
    if (!isWellFormed(body)) return 'malformed'
    Object.assign(page, { title, body, version, changedAt: new Date() })
    return page
  }

  label(id: string, labels: readonly string[]): WikiPage | Refusal {
    const page = this.pages.get(id)
    if (!page) return 'missing-page'
    page.labels = [...new Set([...page.labels, ...labels])]
    return page
  }

  /** The part of the query language that clients of ours use. */
  search(query: string): WikiPage[] {
    const value = (field: string) =>
      new RegExp(`\\b${field} [=~] "((?:[^"\\\\]|\\\\.)*)"`).exec(query)?.[1]?.replace(/\\(.)/g, '$1')
    const [space, label, title] = ['space', 'label', 'title'].map(value)
    return [...this.pages.values()]
      .filter((page) => page.status === 'current')
      .filter(
        (page) =>
          (space === undefined || page.spaceKey === space) && (label === undefined || page.labels.includes(label)),
      )
      .filter((page) => title === undefined || page.title.toLowerCase().includes(title.toLowerCase()))
      .sort((left, right) => right.changedAt.getTime() - left.changedAt.getTime())
  }
}

/** Real instances refuse a body that is no XML; named references of HTML are known to them. */
function isWellFormed(body: string): boolean {
  const parser = new SaxesParser()
  let isBroken = false
  parser.on('error', () => {
    isBroken = true
  })
  parser.write(`<page>${body.replace(/&(?:nbsp|rarr|ldquo|rdquo|eacute|ndash|mdash|hellip);/g, ' ')}</page>`).close()
  return !isBroken
}
