import { z } from 'zod'
import { id, orMissing, pageNotFound, sentPage, spaceNotFound, toPage, toPageWithBody } from './answers.ts'
import { callsOfBoth, pageList, pageOfTitle } from './calls-of-both.ts'
import type { ConfluenceClient } from './confluence-client.ts'
import type { SendRequest } from './send-request.ts'

const sentSpace = z.object({ id: id.optional(), key: z.string(), name: z.string() })
const withBody = { expand: 'body.storage,version,space' }

/** Server and Data Center: one interface, under the context path of the installation. */
export function createServerClient(address: string, send: SendRequest): ConfluenceClient {
  return {
    ...callsOfBoth(address, send),

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
      const call = { method: 'GET', path: '/rest/api/content', query, answer: pageList } as const
      return pageOfTitle(address, await send(call), title, space.key)
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
  }
}
