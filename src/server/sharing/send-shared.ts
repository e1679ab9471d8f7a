import type { Context } from 'hono'
import type { AgentRegistry } from '#agents/registry-server.ts'
import type { Database } from '#server/db/database.ts'
import type { FileWriters } from '#server/files/file-writers.ts'
import { createKeptBodies } from '#server/pages/kept-bodies.ts'
import {
  type DocumentLink,
  listShared,
  type OpenedLink,
  type ProductLink,
  readShared,
  type SharedVersion,
} from './opened-link.ts'
import { htmlType, type SharedAnswers, secluded } from './shared-answers.ts'
import { contentsMain, contentsTitle } from './shared-contents.ts'
import { aboutLine, documentMain, type SharedAbout } from './shared-page.ts'

const keptPages = 16
const keptPictures = 32

export const protectedWords = {
  title: 'A protected document',
  description: 'Made by PM Pilot. It opens with a password.',
}

export interface SharedOptions {
  database: Database
  agents: AgentRegistry
  files: Pick<FileWriters, 'page' | 'picture'>
}

/** Sends what links open: documents, the contents of products, and the pictures that chats show of both. */
export interface SendShared {
  /** A document that is opened by its own link, or by that of its product. */
  document(context: Context, token: string, opened: OpenedLink, link: DocumentLink): Promise<Response>
  contents(context: Context, token: string, link: ProductLink): Promise<Response>
  picture(context: Context, link: OpenedLink): Promise<Response>
}

export function createSendShared({ database, agents, files }: SharedOptions, answers: SharedAnswers): SendShared {
  const pages = createKeptBodies(keptPages)
  const pictures = createKeptBodies(keptPictures)

  const aboutOf = (link: DocumentLink, { number, savedAt }: SharedVersion): SharedAbout => ({
    agentName: agents.card(link.agentId)?.name ?? 'Result',
    number,
    savedAt,
    pinned: link.version !== null,
  })

  async function pictureOf(link: OpenedLink): Promise<Uint8Array> {
    if (link.passwordHash !== null) return files.picture('link-pictures', protectedWords)
    if (link.kind === 'product') {
      return files.picture(link.id, { title: contentsTitle(link), description: 'Documents of a product' })
    }
    const shared = await readShared(database, link)
    const agent = agents.live(link.agentId)
    await agent?.loadParts()
    const title = agent?.titleOf(shared.result, shared.context) ?? ''
    return files.picture(link.id, { title, description: aboutLine(aboutOf(link, shared)) })
  }

  return {
    document(context, token, opened, link) {
      const product = opened.kind === 'product' ? opened : null
      const make = async () => {
        const shared = await readShared(database, link)
        const page = await files.page(link.id, shared)
        const about = aboutOf(link, shared)
        const main = documentMain(page, about, {
          asking: `/shared/${token}${product ? `/${link.runId}` : ''}`,
          ...(product && { contents: { path: `/s/${token}`, title: contentsTitle(product) } }),
        })
        const description = `${aboutLine(about)}. Made by PM Pilot.`
        return answers.write(context, { title: `${page.title} | PM Pilot`, description, main }, token)
      }
      // Another revision, such as one that is saved meanwhile, is another page.
      const version = `${product?.name ?? ''} ${link.version ?? link.revision}`
      return pages.send(context, `${link.id} ${link.runId}`, version, htmlType, make, secluded)
    },
    async contents(context, token, link) {
      const list = await listShared(database, link, context.req.query('before'))
      const page = {
        title: `${contentsTitle(link)} | PM Pilot`,
        description: 'Documents of a product. Made by PM Pilot.',
        main: contentsMain(link, list, { path: `/s/${token}`, cardOf: agents.card }),
      }
      return answers.send(context, 200, await answers.write(context, page, token))
    },
    picture(context, link) {
      const name = link.passwordHash === null ? link.id : 'protected'
      return pictures.send(context, name, pictureVersion(link), 'image/png', () => pictureOf(link), secluded)
    },
  }
}

function pictureVersion(link: OpenedLink): string {
  if (link.passwordHash !== null) return 'protected'
  return link.kind === 'product' ? contentsTitle(link) : String(link.version ?? link.revision)
}
