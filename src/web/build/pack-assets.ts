import { readdir, readFile, writeFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'

const packable = new Set(['.js', '.css', '.svg', '.json'])
/** Smaller files gain nothing. */
const smallest = 1024
const brotli = promisify(brotliCompress)

/**
 * Writes `x.br` beside every asset, as small as it gets: the server keeps it and hands it out as it is. Pages are left to the server,
 * which adds the installation's own address to them.
 */
export async function packAssets(clientFolder: string): Promise<void> {
  const folder = join(clientFolder, 'assets')
  for (const name of await readdir(folder, { recursive: true })) {
    if (!packable.has(extname(name))) continue
    const file = join(folder, name)
    const bytes = await readFile(file)
    if (bytes.byteLength < smallest) continue
    const packed = await brotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } })
    await writeFile(`${file}.br`, packed)
  }
}
