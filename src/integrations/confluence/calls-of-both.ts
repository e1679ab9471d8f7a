import type { z } from 'zod'
import {
  anything,
  labelQuery,
  listOf,
  personName,
  type SentPage,
  searchedPage,
  sentPage,
  toListedPage,
  toPageWithBody,
  user,
} from './answers.ts'
import type { ConfluenceClient, PageWithBody } from './confluence-client.ts'
import type { SendRequest } from './send-request.ts'

export const pageList = listOf(sentPage)

/** What Cloud still answers as Server and Data Center do: version 1 of the interface. */
export function callsOfBoth(
  address: string,
  send: SendRequest,
): Pick<ConfluenceClient, 'whoAmI' | 'addLabels' | 'labelledPages'> {
  return {
    whoAmI: async () => personName(await send({ method: 'GET', path: '/rest/api/user/current', answer: user })),

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

/** The page of exactly this title: a search by title may answer with others too. Links of the list are those of its pages. */
export function pageOfTitle(
  address: string,
  { results, _links }: z.output<typeof pageList>,
  title: string,
  spaceKey: string,
): PageWithBody | null {
  const found: SentPage | undefined = results.find((page) => page.title === title)
  return found ? toPageWithBody(address, { ...found, _links: { ..._links, ...found._links } }, spaceKey) : null
}
