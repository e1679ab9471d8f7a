import { BlogList } from '../features/blog/blog-list.tsx'
import { breadcrumbData, pageMeta } from '../site/structured-data.ts'

export const meta = () => [
  ...pageMeta({
    title: 'Blog',
    description:
      'Methods for product managers: interviews, market sizing, PRDs, roadmaps and retention, with worked examples.',
  }),
  { tagName: 'link', rel: 'alternate', type: 'application/rss+xml', title: 'PM Pilot blog', href: '/blog/feed.xml' },
  breadcrumbData([
    { name: 'Home', path: '/' },
    { name: 'Blog', path: '/blog' },
  ]),
]

export default function Blog() {
  return <BlogList />
}
