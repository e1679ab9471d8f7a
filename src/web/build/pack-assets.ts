import { readdir, readFile, writeFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const packable = new Set(['.js', '.css', '.svg', '.json'])
/** Smaller files gain nothing. */
const smallest = 1024
const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

/**
 * Writes `x.br` and `x.gz` beside every asset, as small as they get: the server hands them out as they are. Pages are left
 * to the server, which adds the installation's own address to them.
 */
export async function packAssets(clientFolder: string): Promise<void> {
  const folder = join(clientFolder, 'assets')
  for (const name of await readdir(folder, { recursive: true })) {
    if (!packable.has(extname(name))) continue
    const file = join(folder, name)
    const bytes = await readFile(file)
    if (bytes.byteLength < smallest) continue
    const [br, gz] = await Promise.all([
      brotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
      zip(bytes, { level: 9 }),
    ])
    await Promise.all([writeFile(`${file}.br`, br), writeFile(`${file}.gz`, gz)])
  }
}
