import { z } from 'zod'
import { id, listOf, orMissing, pageNotFound, sentPage, spaceNotFound, toPage, toPageWithBody } from './answers.ts'
import { callsOfBoth, pageList, pageOfTitle } from './calls-of-both.ts'
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
    ...callsOfBoth(address, send),

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
      return pageOfTitle(
        address,
        await send({ method: 'GET', path: '/api/v2/pages', query, answer: pageList }),
        title,
        space.key,
      )
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
  }
}
