import { existsSync, readdirSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import type { AgentCard } from '../../agents/_kit/card.ts'
import { posts } from '../../shared/blog/posts.ts'
import { categories } from '../../shared/categories.ts'

const samples = readdirSync('src/shared/samples/results').map((file) => file.replace(/\.json$/, ''))

const cards = await Promise.all(
  readdirSync('src/agents')
    .filter((folder) => /^[a-z]/.test(folder))
    .map((folder) => `src/agents/${folder}/card.ts`)
    .filter((file) => existsSync(file))
    .map(async (file) => {
      const { default: card }: { default: AgentCard } = await import(/* @vite-ignore */ pathToFileURL(file).href)
      return card
    }),
)

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
  // Name and description stand there at once; form and result come with their code.
  ...cards.map((card) => `/features/${card.category}/${card.id}`),
]
