import { readdirSync } from 'node:fs'
import { posts } from '../../shared/blog/posts.ts'
import { categories } from '../../shared/categories.ts'

const samples = readdirSync('src/shared/samples/results').map((file) => file.replace(/\.json$/, ''))

/** Pages whose first paint needs nobody's data. Every other address starts from the fallback page. */
export const prerenderedPaths = [
  '/',
  '/about',
  '/tutorials',
  '/blog',
  ...posts.map((post) => `/blog/${post.slug}`),
  '/samples',
  ...samples.map((agentId) => `/samples/${agentId}`),
  '/privacy',
  '/terms',
  '/contact',
  '/auth',
  '/features',
  ...categories.map((category) => `/features/${category.id}`),
]
