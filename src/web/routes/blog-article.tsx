import { useLoaderData } from 'react-router'
import { findPost, postOrLead } from '#shared/blog/posts.ts'
import { ArticlePage } from '../features/blog/article-page.tsx'
import { type Article, readArticle } from '../features/blog/read-article.ts'
import { breadcrumbData, pageMeta } from '../site/structured-data.ts'

interface Address {
  params: { slug?: string }
}

const read = ({ params }: Address): Promise<Article> => readArticle(params.slug ?? '')

/** Read while the pages are built; the browser reads it itself when it comes from another page. */
export const loader = read
export const clientLoader = read

export const meta = ({ params }: Address) => {
  const post = postOrLead(params.slug ?? '')
  const path = `/blog/${post.slug}`
  return [
    ...pageMeta({ title: post.title, description: post.excerpt }),
    ...(findPost(params.slug ?? '')
      ? []
      : [
          { name: 'robots', content: 'noindex' },
          { tagName: 'link', rel: 'canonical', href: path },
        ]),
    { property: 'article:published_time', content: post.date },
    { tagName: 'link', rel: 'alternate', type: 'application/rss+xml', title: 'PM Pilot blog', href: '/blog/feed.xml' },
    {
      'script:ld+json': {
        '@context': 'https://schema.org',
        '@type': 'BlogPosting',
        headline: post.title,
        description: post.excerpt,
        datePublished: post.date,
        author: { '@type': 'Organization', name: post.author },
        publisher: { '@type': 'Organization', name: 'PM Pilot' },
        image: post.image,
        keywords: post.tags.join(', '),
        url: path,
      },
    },
    breadcrumbData([
      { name: 'Home', path: '/' },
      { name: 'Blog', path: '/blog' },
      { name: post.title, path },
    ]),
  ]
}

export default function BlogArticle() {
  const { slug, blocks } = useLoaderData<Article>()
  return <ArticlePage key={slug} post={postOrLead(slug)} blocks={blocks} />
}
