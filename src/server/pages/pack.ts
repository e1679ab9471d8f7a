import { promisify } from 'node:util'
import { brotliCompress, brotliDecompress, constants, gzip } from 'node:zlib'
import type { Encoding } from './accepted-encoding.ts'

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)
export const unpackBrotli = promisify(brotliDecompress)

export const pack: Record<Encoding, (bytes: Buffer) => Promise<Buffer>> = {
  br: (bytes) => brotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
  gzip: (bytes) => zip(bytes),
}

const compressible = /^(text\/|application\/(json|javascript|xml|manifest)|image\/svg)/
/** Smaller files gain nothing. */
const smallest = 1024

export const isWorthPacking = ({ size, contentType }: { size: number; contentType: string }): boolean =>
  size >= smallest && compressible.test(contentType)
