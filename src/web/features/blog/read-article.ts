import { articleText } from '#shared/blog/article-text.ts'
import { postOrLead } from '#shared/blog/posts.ts'
import type { Block } from '#shared/document/block.ts'
import { blocksFromMarkdown, loadMarkdown } from '#shared/document/from-markdown.ts'

export interface Article {
  /** The article's own slug, which is not the address's where that has no article. */
  slug: string
  blocks: readonly Block[]
}

/** The article of an address, or the lead article. */
export async function readArticle(slug: string): Promise<Article> {
  const post = postOrLead(slug)
  const [text] = await Promise.all([articleText(post.slug), loadMarkdown()])
  return { slug: post.slug, blocks: blocksFromMarkdown(text) }
}
