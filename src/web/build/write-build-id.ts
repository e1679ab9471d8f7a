import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/**
 * Writes which build this is, so that an open page can ask the server whether there is a newer one. The framework's own
 * version is in the page's manifest and changes with every file that a page can load.
 */
export async function writeBuildId(clientFolder: string): Promise<void> {
  const assets = join(clientFolder, 'assets')
  const [manifest, ...others] = (await readdir(assets)).filter((name) => /^manifest-.+\.js$/.test(name))
  if (!manifest || others.length > 0) throw new Error('The build has no manifest, or more than one.')
  const version = /"version":"([^"]+)"/.exec(await readFile(join(assets, manifest), 'utf8'))?.[1]
  if (!version) throw new Error("The manifest's version is written in another way now.")
  await writeFile(join(clientFolder, 'build-id.txt'), `${version}\n`)
}
