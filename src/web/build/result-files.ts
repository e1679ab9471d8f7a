import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Plugin, Rolldown } from 'vite'

/** What shows any result, and is loaded in several steps where nobody names it ahead. */
const ofAll = [
  /\/features\/agent\/(?:result\/result-panel|understood)\.tsx$/,
  /\/features\/agent\/run\/follow-run\.ts$/,
  /\/features\/comments\/comments\.tsx$/,
  /\/shared\/api\/runs\.ts$/,
]
const ofAgent = /\/src\/agents\/([^/]+)\/(?:agent\.ts(?:\?face)?|view\.tsx)$/
const list = 'result-files.json'

/** A chunk, with what it imports and the style sheets of both. */
function withImports(file: string, bundle: Rolldown.OutputBundle, found: Set<string>): void {
  const chunk = bundle[file]
  if (found.has(file) || chunk?.type !== 'chunk') return
  found.add(file)
  for (const sheet of chunk.viteMetadata?.importedCss ?? []) found.add(sheet)
  for (const imported of chunk.imports) withImports(imported, bundle, found)
}

/** Notes which files each agent's results need. */
export function resultFiles(): Plugin {
  return {
    name: 'result-files',
    apply: 'build',
    generateBundle(_options, bundle) {
      if (this.environment.name !== 'client') return
      const shared: string[] = []
      const ownOf = new Map<string, string[]>()
      for (const [file, output] of Object.entries(bundle)) {
        if (output.type !== 'chunk') continue
        for (const id of output.moduleIds) {
          if (ofAll.some((each) => each.test(id))) shared.push(file)
          const agent = ofAgent.exec(id)?.[1]
          if (agent) ownOf.set(agent, [...(ownOf.get(agent) ?? []), file])
        }
      }
      const filesOf = [...ownOf].map(([agent, own]) => {
        const found = new Set<string>()
        for (const file of [...shared, ...own]) withImports(file, bundle, found)
        return [agent, [...found]]
      })
      this.emitFile({ type: 'asset', fileName: list, source: JSON.stringify(Object.fromEntries(filesOf)) })
    },
  }
}

/**
 * Names them in the agents' pages. `first-paint.js` asks for them where the address names a run: a slow phone would else load a result's code in
 * four steps, one after the other.
 */
export async function nameResultFiles(clientFolder: string, pages: readonly string[]): Promise<void> {
  const filesOf: Record<string, string[]> = JSON.parse(await readFile(join(clientFolder, list), 'utf8'))
  await rm(join(clientFolder, list))
  for (const page of pages) {
    const files = filesOf[page.split('/').at(-1) ?? '']
    if (!files) continue
    const path = join(clientFolder, page, 'index.html')
    const html = await readFile(path, 'utf8')
    const named = html.replace(
      'src="/first-paint.js"',
      `src="/first-paint.js" data-result-files="${files.map((file) => `/${file}`).join(' ')}"`,
    )
    if (named === html) throw new Error(`${page} loads first-paint.js in another way now.`)
    await writeFile(path, named)
  }
}
