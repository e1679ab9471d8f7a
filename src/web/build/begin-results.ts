import { readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beginResult, type ResultFiles } from './begin-result.ts'
import { resultFilesName } from './result-files.ts'

/** Puts `beginResult` into the head of each agent's page, with the files of that agent's result. */
export async function beginResults(clientFolder: string, sessionKey: string, leastMs: number): Promise<void> {
  const list = join(clientFolder, resultFilesName)
  const files: Record<string, ResultFiles> = JSON.parse(await readFile(list, 'utf8'))
  await rm(list)
  for (const name of await readdir(join(clientFolder, 'features'), { recursive: true })) {
    const agentId = /^[^/\\]+[/\\]([^/\\]+)[/\\]index\.html$/.exec(name)?.[1]
    const own = agentId && files[agentId]
    if (!own) continue
    const file = join(clientFolder, 'features', name)
    const html = await readFile(file, 'utf8')
    const call = `(${beginResult})(${JSON.stringify(own)}, ${JSON.stringify(sessionKey)}, ${leastMs})`
    await writeFile(
      file,
      html.replace('</head>', () => `<script>${call}</script></head>`),
    )
  }
}
