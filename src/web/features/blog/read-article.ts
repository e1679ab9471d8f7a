import { postOrLead } from '#shared/blog/posts.ts'
import type { Block } from '#shared/document/block.ts'
import { blocksFromMarkdown, loadMarkdown } from '#shared/document/from-markdown.ts'

/** Each text is a chunk of its own. */
const texts = import.meta.glob<string>('../../../shared/blog/articles/*.md', { query: '?raw', import: 'default' })

export interface Article {
  /** The article's own slug, which is not the address's where that has no article. */
  slug: string
  blocks: readonly Block[]
}

/** The article of an address, or the lead article. */
export async function readArticle(slug: string): Promise<Article> {
  const post = postOrLead(slug)
  const load = texts[`../../../shared/blog/articles/${post.slug}.md`]
  if (!load) throw new Error(`no text of ${post.slug}`)
  const [text] = await Promise.all([load(), loadMarkdown()])
  return { slug: post.slug, blocks: blocksFromMarkdown(text) }
}
