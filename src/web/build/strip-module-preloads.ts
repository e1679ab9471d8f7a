import { readdir, readFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

const modulePreload = /<link\b[^>]*\brel="modulepreload"[^>]*>/g

export function withoutModulePreloads(html: string): string {
  return html.replace(modulePreload, '')
}

const addressOf = (link: string) => /\bhref="([^"]+)"/.exec(link)?.[1] ?? ''

/**
 * With the page's other files, and behind those that the first paint waits for. The largest comes first: each has a connection of its own, and
 * the page begins with the last one.
 */
export function withLateModulePreloads(html: string, sizes: ReadonlyMap<string, number>): string {
  const size = (link: string) => sizes.get(addressOf(link)) ?? 0
  const links = (html.match(modulePreload) ?? []).toSorted((one, other) => size(other) - size(one))
  const late = links.map((link) => link.replace('<link', '<link fetchpriority="low"')).join('')
  return withoutModulePreloads(html).replace('</head>', () => `${late}</head>`)
}

async function sizesOf(clientFolder: string): Promise<Map<string, number>> {
  const names = await readdir(join(clientFolder, 'assets'))
  const sizes = names.map(
    async (name) => [`/assets/${name}`, (await stat(join(clientFolder, 'assets', name))).size] as const,
  )
  return new Map(await Promise.all(sizes))
}

const agentPage = /^features[/\\][^/\\]+[/\\][^/\\]+[/\\]index\.html$/

/**
 * Takes the module preloads out of built pages: they compete with the fonts and the style sheet for the first
 * paint, which needs no script. An agent's page says little before its code is there and keeps them, with low priority: without them each file
 * is found in the one before.
 */
export async function stripModulePreloads(clientFolder: string): Promise<void> {
  const sizes = await sizesOf(clientFolder)
  for (const name of await readdir(clientFolder, { recursive: true })) {
    if (!name.endsWith('.html')) continue
    const file = join(clientFolder, name)
    const html = await readFile(file, 'utf8')
    await writeFile(file, agentPage.test(name) ? withLateModulePreloads(html, sizes) : withoutModulePreloads(html))
  }
}
