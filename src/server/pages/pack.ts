import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Encoding } from './accepted-encoding.ts'

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)
export const pack: Record<Encoding, (bytes: Buffer) => Promise<Buffer>> = {
  br: (bytes) => brotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
  gzip: (bytes) => zip(bytes),
}

const compressible = /^(text\/|application\/(json|javascript|xml|manifest)|image\/svg)/
/** Smaller files gain nothing. */
const smallest = 1024

export const isWorthPacking = ({ bytes, contentType }: { bytes: Buffer; contentType: string }): boolean =>
  bytes.byteLength >= smallest && compressible.test(contentType)
