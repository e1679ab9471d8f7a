import type { ProductListItem } from '#shared/api/products.ts'
import type { RunListItem } from '#shared/api/runs.ts'
import { categories } from '#shared/categories.ts'
import { isPage } from '#shared/pages.ts'
import { pathOf, type Stage } from '../catalogue/catalogue.ts'
import { runPath } from '../history/run-path.ts'
import { whenOf } from '../history/when.ts'
import { productName, productPath } from '../products/product-name.ts'
import type { Command } from './command.ts'

type Go = (path: string) => void

/** Every agent, what works first. */
export function agentCommands(stages: readonly Stage[], go: Go): Command[] {
  const commands = stages.flatMap((stage) =>
    stage.agents.map((card): Command => {
      const upcoming = card.status === 'upcoming'
      return {
        id: `agent:${card.id}`,
        group: 'Agents',
        name: card.name,
        icon: card.icon,
        note: upcoming ? 'Upcoming' : stage.label,
        words: [...card.keywords, ...(card.aliases ?? []), stage.label].join(', '),
        description: card.description,
        minor: upcoming,
        perform: () => go(pathOf(card)),
      }
    }),
  )
  return commands.sort((a, b) => Number(a.minor) - Number(b.minor))
}

const pages: readonly { path: string; name: string; icon: string; words: string }[] = [
  { path: '/features', name: 'Dashboard', icon: 'dashboard', words: 'workspace usage plan home' },
  { path: '/features#all-agents', name: 'All Agents', icon: 'grid', words: 'catalogue list' },
  { path: '/features/products', name: 'Products', icon: 'target', words: 'facts rivals what I know switch product' },
  { path: '/features/history', name: 'History', icon: 'clock', words: 'runs earlier results documents past' },
  ...categories.map((category) => ({
    path: `/features/${category.id}`,
    name: category.label,
    icon: 'map',
    words: category.purpose,
  })),
  { path: '/tutorials', name: 'Tutorials', icon: 'book', words: 'help how to learn guide' },
  { path: '/blog', name: 'Blog', icon: 'pen', words: 'articles news' },
  { path: '/about', name: 'About', icon: 'info', words: 'mission company' },
  { path: '/settings', name: 'Settings', icon: 'settings', words: 'confluence integrations notifications profile' },
  {
    path: '/settings/account',
    name: 'Account',
    icon: 'user',
    words: 'password two-factor authentication 2fa second factor sessions api keys product profile data export delete',
  },
]

/** The pages that this installation has. */
export function pageCommands(go: Go): Command[] {
  return pages
    .filter(({ path }) => isPage(path.replace(/#.*/, '')))
    .map(({ path, name, icon, words }) => ({
      id: `page:${path}`,
      group: 'Pages',
      name,
      icon,
      words,
      description: '',
      perform: () => go(path),
    }))
}

/** Each makes its product the one that forms start with, and leads to its page. */
export function productCommands(
  products: readonly ProductListItem[],
  turnTo: (product: ProductListItem) => void,
  go: Go,
): Command[] {
  return products.map((product) => ({
    id: `product:${product.id}`,
    group: 'Products',
    name: productName(product),
    icon: 'target',
    ...(product.prefills ? { note: 'Now' } : {}),
    words: 'switch product',
    description: product.description.slice(0, longestSearched),
    perform: () => {
      // Also for the one that the list calls the present one: the list may be of before the last switch.
      turnTo(product)
      go(productPath(product.id))
    },
  }))
}

/** Characters of a description that are searched. */
const longestSearched = 300

export function runCommands(runs: readonly RunListItem[], now: number, go: Go): Command[] {
  return runs.map((run) => ({
    id: `run:${run.id}`,
    group: 'Recent runs',
    name: run.title,
    icon: 'clock',
    note: whenOf(run.createdAt, now),
    words: '',
    description: '',
    perform: () => go(runPath(run)),
  }))
}
