import { z } from 'zod'
import {
  anything,
  id,
  labelQuery,
  listOf,
  orMissing,
  pageNotFound,
  personName,
  searchedPage,
  sentPage,
  spaceNotFound,
  toListedPage,
  toPage,
  toPageWithBody,
  user,
} from './answers.ts'
import type { ConfluenceClient } from './confluence-client.ts'
import type { SendRequest } from './send-request.ts'

const sentSpace = z.object({ id: id.optional(), key: z.string(), name: z.string() })
const withBody = { expand: 'body.storage,version,space' }

/** Server and Data Center: one interface, under the context path of the installation. */
export function createServerClient(address: string, send: SendRequest): ConfluenceClient {
  return {
    whoAmI: async () => personName(await send({ method: 'GET', path: '/rest/api/user/current', answer: user })),

    async space(key) {
      const path = `/rest/api/space/${encodeURIComponent(key)}`
      const found = await orMissing(send({ method: 'GET', path, answer: sentSpace }), spaceNotFound(key))
      return { ...found, id: found.id ?? found.key }
    },

    async createPage(space, title, value) {
      const body = {
        type: 'page',
        status: 'current',
        title,
        space: { key: space.key },
        body: { storage: { value, representation: 'storage' } },
      }
      const page = await send({ method: 'POST', path: '/rest/api/content', body, answer: sentPage })
      return toPage(address, page, space.key)
    },

    async readPage(pageId) {
      const path = `/rest/api/content/${pageId}`
      const call = { method: 'GET', path, query: withBody, answer: sentPage } as const
      const page = await orMissing(send(call), pageNotFound(pageId))
      return toPageWithBody(address, page, page.space?.key ?? '')
    },

    async findPage(space, title) {
      const query = { spaceKey: space.key, title, type: 'page', status: 'current', ...withBody }
      const call = { method: 'GET', path: '/rest/api/content', query, answer: listOf(sentPage) } as const
      const { results, _links } = await send(call)
      const found = results.find((page) => page.title === title)
      return found ? toPageWithBody(address, { ...found, _links: { ..._links, ...found._links } }, space.key) : null
    },

    async updatePage(page, value) {
      const body = {
        id: page.id,
        type: 'page',
        status: 'current',
        title: page.title,
        body: { storage: { value, representation: 'storage' } },
        version: { number: page.version.number + 1 },
      }
      const call = { method: 'PUT', path: `/rest/api/content/${page.id}`, body, answer: sentPage } as const
      return toPage(address, await orMissing(send(call), pageNotFound(page.id)), page.spaceKey)
    },

    async addLabels(pageId, labels) {
      const body = labels.map((name) => ({ prefix: 'global', name }))
      await send({ method: 'POST', path: `/rest/api/content/${pageId}/label`, body, answer: anything })
    },

    async labelledPages(space, label, titleWords) {
      const query = { cql: labelQuery(space.key, label, titleWords), limit: '100', expand: 'version' }
      const call = { method: 'GET', path: '/rest/api/content/search', query, answer: listOf(searchedPage) } as const
      const { results, _links } = await send(call)
      return results.map((page) => toListedPage(address, _links.base, page, space.key))
    },
  }
}
