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

const sentSpace = z.object({ id, key: z.string(), name: z.string() })

/** Cloud: version 2 of its interface, and version 1 for what that lacks (labels, the current user, search). */
export function createCloudClient(address: string, send: SendRequest): ConfluenceClient {
  async function spaceKeyOf(spaceId: string | undefined): Promise<string> {
    if (!spaceId) return ''
    return (await send({ method: 'GET', path: `/api/v2/spaces/${spaceId}`, answer: sentSpace })).key
  }

  return {
    whoAmI: async () => personName(await send({ method: 'GET', path: '/rest/api/user/current', answer: user })),

    async space(key) {
      const call = { method: 'GET', path: '/api/v2/spaces', query: { keys: key }, answer: listOf(sentSpace) } as const
      const { results } = await send(call)
      const found = results.find((space) => space.key.toLowerCase() === key.toLowerCase())
      if (!found) throw spaceNotFound(key)
      return found
    },

    async createPage(space, title, value) {
      const body = { spaceId: space.id, status: 'current', title, body: { representation: 'storage', value } }
      const page = await send({ method: 'POST', path: '/api/v2/pages', body, answer: sentPage })
      return toPage(address, page, space.key)
    },

    async readPage(pageId) {
      const query = { 'body-format': 'storage' }
      const call = { method: 'GET', path: `/api/v2/pages/${pageId}`, query, answer: sentPage } as const
      const page = await orMissing(send(call), pageNotFound(pageId))
      return toPageWithBody(address, page, await spaceKeyOf(page.spaceId))
    },

    async findPage(space, title) {
      const query = { 'space-id': space.id, title, status: 'current', 'body-format': 'storage' }
      const { results, _links } = await send({ method: 'GET', path: '/api/v2/pages', query, answer: listOf(sentPage) })
      const found = results.find((page) => page.title === title)
      return found ? toPageWithBody(address, { ...found, _links: { ..._links, ...found._links } }, space.key) : null
    },

    async updatePage(page, value) {
      const body = {
        id: page.id,
        status: 'current',
        title: page.title,
        body: { representation: 'storage', value },
        version: { number: page.version.number + 1 },
      }
      const call = { method: 'PUT', path: `/api/v2/pages/${page.id}`, body, answer: sentPage } as const
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
