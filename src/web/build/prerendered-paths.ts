import { posts } from '../../shared/blog/posts.ts'
import { categories } from '../../shared/categories.ts'

/** Pages whose first paint needs nobody's data. Every other address starts from the fallback page. */
export const prerenderedPaths = [
  '/',
  '/about',
  '/tutorials',
  '/blog',
  ...posts.map((post) => `/blog/${post.slug}`),
  '/privacy',
  '/terms',
  '/contact',
  '/auth',
  '/features',
  ...categories.map((category) => `/features/${category.id}`),
]
