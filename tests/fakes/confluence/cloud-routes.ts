import { type Context, Hono } from 'hono'
import type { Refusal, Wiki, WikiPage } from './wiki.ts'

const refusals: Record<Refusal, [number, string, string]> = {
  'missing-space': [404, 'NOT_FOUND', 'Not Found'],
  'missing-page': [404, 'NOT_FOUND', 'Not Found'],
  'title-taken': [
    400,
    'BAD_REQUEST',
    'A page with this title already exists: A page already exists with the same TITLE in this space',
  ],
  'title-too-long': [400, 'BAD_REQUEST', 'The title is too long'],
  malformed: [400, 'BAD_REQUEST', 'Error parsing xhtml'],
  version: [409, 'CONFLICT', 'Version must be incremented when updating a page'],
}

interface PageBody {
  spaceId?: string
  title: string
  body: { value: string }
  version?: { number: number }
}

/** Cloud: `/wiki/api/v2` and what only version 1 has. */
export function cloudRoutes(wiki: Wiki, origin: () => string): Hono {
  const app = new Hono()
  const v2 = new Hono()
  const v1 = new Hono()
  const base = () => `${origin()}/wiki`
  const spaceId = (page: WikiPage) => wiki.space(page.spaceKey)?.id ?? ''

  const refuse = (context: Context, refusal: Refusal) => {
    const [status, code, title] = refusals[refusal]
    return context.json({ errors: [{ status, code, title, detail: null }] }, status as 400)
  }
  const view = (page: WikiPage, withBody: boolean) => ({
    id: page.id,
    status: page.status,
    title: page.title,
    spaceId: spaceId(page),
    authorId: '5b10a2844c20165700ede21g',
    ownerId: '5b10a2844c20165700ede21g',
    createdAt: page.changedAt.toISOString(),
    version: { createdAt: page.changedAt.toISOString(), message: '', number: page.version, minorEdit: false },
    body: withBody ? { storage: { representation: 'storage', value: page.body } } : {},
    _links: {
      webui: `/spaces/${page.spaceKey}/pages/${page.id}/${encodeURIComponent(page.title)}`,
      tinyui: `/x/${page.id}`,
    },
  })
  const single = (page: WikiPage, withBody = true) => {
    const viewed = view(page, withBody)
    return { ...viewed, _links: { ...viewed._links, base: base() } }
  }

  v2.get('/spaces', (context) => {
    const keys = context.req.query('keys')?.split(',')
    const results = wiki.spaces.filter(({ key }) => !keys || keys.includes(key))
    return context.json({ results: results.map(spaceView), _links: { base: base() } })
  })
  v2.get('/spaces/:id', (context) => {
    const space = wiki.spaces.find(({ id }) => id === context.req.param('id'))
    return space ? context.json(spaceView(space)) : refuse(context, 'missing-space')
  })
  v2.get('/pages', (context) => {
    const { 'space-id': space, title, 'body-format': format } = context.req.query()
    const results = [...wiki.pages.values()].filter(
      (page) => page.status === 'current' && (!space || spaceId(page) === space) && (!title || page.title === title),
    )
    return context.json({ results: results.map((page) => view(page, format === 'storage')), _links: { base: base() } })
  })
  v2.post('/pages', async (context) => {
    const sent = await context.req.json<PageBody>()
    const space = wiki.spaces.find(({ id }) => id === sent.spaceId)
    const page = wiki.create(space?.key ?? '', sent.title, sent.body.value)
    return typeof page === 'string' ? refuse(context, page) : context.json(single(page))
  })
  v2.get('/pages/:id', (context) => {
    const page = wiki.pages.get(context.req.param('id'))
    if (!page) return refuse(context, 'missing-page')
    return context.json(single(page, context.req.query('body-format') === 'storage'))
  })
  v2.put('/pages/:id', async (context) => {
    const sent = await context.req.json<PageBody>()
    const page = wiki.update(context.req.param('id'), sent.title, sent.body.value, sent.version?.number ?? 0)
    return typeof page === 'string' ? refuse(context, page) : context.json(single(page))
  })

  v1.get('/user/current', (context) =>
    context.json({
      type: 'known',
      accountId: '5b10a2844c20165700ede21g',
      accountType: 'atlassian',
      email: '',
      publicName: 'Ada Lovelace',
      displayName: 'Ada Lovelace',
      username: null,
      userKey: null,
      profilePicture: { path: '/wiki/aa-avatar/1', width: 48, height: 48, isDefault: false },
      _expandable: { operations: '', personalSpace: '' },
      _links: { self: `${base()}/rest/api/user?accountId=1` },
    }),
  )
  v1.post('/content/:id/label', async (context) => {
    const sent = await context.req.json<{ prefix: string; name: string }[]>()
    const page = wiki.label(
      context.req.param('id'),
      sent.map(({ name }) => name),
    )
    if (typeof page === 'string') return context.json({ statusCode: 404, message: 'No content found' }, 404)
    const results = page.labels.map((name) => ({ prefix: 'global', name, id: name, label: name }))
    return context.json({ results, start: 0, limit: 200, size: results.length, _links: { base: base() } })
  })
  v1.get('/content/search', (context) => {
    const results = wiki.search(context.req.query('cql') ?? '').map((page) => ({
      id: page.id,
      type: 'page',
      status: page.status,
      title: page.title,
      version: {
        by: { type: 'known', accountId: '5b10a2844c20165700ede21g' },
        when: page.changedAt.toISOString(),
        number: page.version,
        minorEdit: false,
      },
      _expandable: {},
      _links: { webui: view(page, false)._links.webui },
    }))
    return context.json({ results, start: 0, limit: 100, size: results.length, _links: { base: base() } })
  })

  app.route('/wiki/api/v2', v2)
  app.route('/wiki/rest/api', v1)
  return app
}

function spaceView({ id, key, name }: { id: string; key: string; name: string }) {
  return {
    id,
    key,
    name,
    type: key.startsWith('~') ? 'personal' : 'global',
    status: 'current',
    authorId: '5b10a2844c20165700ede21g',
    createdAt: '2026-01-05T09:00:00.000Z',
    homepageId: '98304',
    _links: { webui: `/spaces/${key}` },
  }
}
