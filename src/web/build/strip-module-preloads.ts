import { glob, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

const modulePreload = /<link\b[^>]*\brel="modulepreload"[^>]*>/g

/**
 * Takes the module preloads out of every built page: they compete with the fonts and the style sheet for the first
 * paint, which needs no script.
 */
export async function stripModulePreloads(clientFolder: string): Promise<void> {
  for await (const name of glob('**/*.html', { cwd: clientFolder })) {
    const file = join(clientFolder, name)
    const html = await readFile(file, 'utf8')
    await writeFile(file, html.replace(modulePreload, ''))
  }
}
