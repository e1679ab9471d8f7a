import { marked } from 'marked'
import type { Post } from '#shared/blog/post.ts'
import { posts } from '#shared/blog/posts.ts'
import { articleText } from './article-text.ts'
import { element, xmlText } from './xml.ts'

/** RFC 822, as RSS wants it. */
const feedDate = (date: string) => new Date(`${date}T08:00:00Z`).toUTCString()

async function item(origin: string, post: Post): Promise<string> {
  const address = `${origin}/blog/${post.slug}`
  const picture = `<p><img src="${xmlText(`${origin}${post.image}`)}" alt="${xmlText(post.imageText)}" width="1200" height="630"></p>`
  const content = picture + marked.parse(await articleText(post.slug), { async: false })
  return [
    '<item>',
    element('title', post.title),
    element('link', address),
    `<guid isPermaLink="true">${xmlText(address)}</guid>`,
    element('pubDate', feedDate(post.date)),
    element('dc:creator', post.author),
    ...[...new Set([post.category, ...post.tags])].map((tag) => element('category', tag)),
    element('description', post.excerpt),
    element('content:encoded', content),
    '</item>',
  ].join('\n')
}

/** The blog as RSS 2.0 with whole articles, newest first. */
export async function writeFeed(origin: string): Promise<string> {
  const items = await Promise.all(posts.map((post) => item(origin, post)))
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:dc="http://purl.org/dc/elements/1.1/">
<channel>
${element('title', 'PM Pilot blog')}
${element('link', `${origin}/blog`)}
<atom:link href="${xmlText(`${origin}/blog/feed.xml`)}" rel="self" type="application/rss+xml"/>
${element('description', 'Methods for product managers, with worked examples.')}
${element('language', 'en')}
${element('lastBuildDate', feedDate(posts[0]?.date ?? ''))}
${items.join('\n')}
</channel>
</rss>
`
}
