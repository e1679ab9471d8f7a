import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

const modulePreload = /<link\b[^>]*\brel="modulepreload"[^>]*>/g

export function withoutModulePreloads(html: string): string {
  return html.replace(modulePreload, '')
}

/**
 * Takes the module preloads out of every built page: they compete with the fonts and the style sheet for the first
 * paint, which needs no script.
 */
export async function stripModulePreloads(clientFolder: string): Promise<void> {
  for (const name of await readdir(clientFolder, { recursive: true })) {
    if (!name.endsWith('.html')) continue
    const file = join(clientFolder, name)
    await writeFile(file, withoutModulePreloads(await readFile(file, 'utf8')))
  }
}
