import { type Context, Hono } from 'hono'
import type { Refusal, Wiki, WikiPage } from './wiki.ts'

const refusals: Record<Refusal, [number, string]> = {
  'missing-space': [404, 'No space with key'],
  'missing-page': [404, 'No content found with id'],
  'title-taken': [400, 'A page with this title already exists: A page already exists with the title in the space'],
  'title-too-long': [400, 'Title cannot be longer than 255 characters.'],
  malformed: [400, 'Error parsing xhtml'],
  version: [409, 'Version must be incremented on update.'],
}

interface Content {
  title: string
  space?: { key: string }
  body: { storage: { value: string } }
  version?: { number: number }
}

/** Server and Data Center: `/rest/api` under the context path. */
export function serverRoutes(wiki: Wiki, base: () => string): Hono {
  const app = new Hono()
  const refuse = (context: Context, refusal: Refusal) => {
    const [statusCode, message] = refusals[refusal]
    return context.json(
      { statusCode, data: { authorized: true, valid: true, successful: false }, message, reason: 'Error' },
      statusCode as 400,
    )
  }
  const view = (page: WikiPage, expand = '') => ({
    id: page.id,
    type: 'page',
    status: page.status,
    title: page.title,
    ...(expand.includes('space')
      ? { space: { id: Number(wiki.space(page.spaceKey)?.id), key: page.spaceKey, name: 'Product', type: 'global' } }
      : {}),
    ...(expand.includes('version')
      ? { version: { when: page.changedAt.toISOString(), message: '', number: page.version, minorEdit: false } }
      : {}),
    ...(expand.includes('body.storage') ? { body: { storage: { value: page.body, representation: 'storage' } } } : {}),
    _links: {
      webui: `/pages/viewpage.action?pageId=${page.id}`,
      tinyui: `/x/${page.id}`,
      self: `${base()}/rest/api/content/${page.id}`,
    },
  })
  const single = (page: WikiPage, expand?: string) => {
    const viewed = view(page, expand)
    return { ...viewed, _links: { ...viewed._links, base: base(), context: '' } }
  }
  const list = (pages: readonly WikiPage[], expand?: string) => ({
    results: pages.map((page) => view(page, expand)),
    start: 0,
    limit: 100,
    size: pages.length,
    _links: { base: base(), context: '' },
  })

  app.get('/user/current', (context) =>
    context.json({
      type: 'known',
      username: 'ada',
      userKey: '402881824f0d',
      displayName: 'Ada Lovelace',
      _links: { base: base() },
    }),
  )
  app.get('/space/:key', (context) => {
    const space = wiki.space(context.req.param('key'))
    return space
      ? context.json({ ...space, id: Number(space.id), type: 'global', _links: {} })
      : refuse(context, 'missing-space')
  })
  app.get('/content/search', (context) =>
    context.json(list(wiki.search(context.req.query('cql') ?? ''), context.req.query('expand'))),
  )
  app.get('/content', (context) => {
    const { spaceKey = '', title = '', expand } = context.req.query()
    const page = wiki.find(spaceKey, title)
    return context.json(list(page ? [page] : [], expand))
  })
  app.post('/content', async (context) => {
    const sent = await context.req.json<Content>()
    const page = wiki.create(sent.space?.key ?? '', sent.title, sent.body.storage.value)
    return typeof page === 'string' ? refuse(context, page) : context.json(single(page, 'body.storage,space,version'))
  })
  app.get('/content/:id', (context) => {
    const page = wiki.pages.get(context.req.param('id'))
    return page
      ? context.json(single(page, context.req.query('expand') ?? 'space,version'))
      : refuse(context, 'missing-page')
  })
  app.put('/content/:id', async (context) => {
    const sent = await context.req.json<Content>()
    const page = wiki.update(context.req.param('id'), sent.title, sent.body.storage.value, sent.version?.number ?? 0)
    return typeof page === 'string' ? refuse(context, page) : context.json(single(page, 'body.storage,space,version'))
  })
  app.post('/content/:id/label', async (context) => {
    const sent = await context.req.json<{ name: string }[]>()
    const page = wiki.label(
      context.req.param('id'),
      sent.map(({ name }) => name),
    )
    if (typeof page === 'string') return refuse(context, page)
    const results = page.labels.map((name, index) => ({ prefix: 'global', name, id: String(index + 1) }))
    return context.json({ results, start: 0, limit: 200, size: results.length, _links: { base: base(), context: '' } })
  })
  return app
}
