import * as fontkit from 'fontkit'
import { type FaceName, faceFile, faceNames } from './font-files.ts'

/** The code points that each face has a glyph for. */
export type FaceCoverage = Readonly<Record<FaceName, ReadonlySet<number>>>

let coverage: Promise<FaceCoverage> | undefined

/** Reads the character tables of all faces, once a process. */
export function faceCoverage(): Promise<FaceCoverage> {
  coverage ??= readCoverage()
  coverage.catch(() => {
    coverage = undefined
  })
  return coverage
}

async function readCoverage(): Promise<FaceCoverage> {
  const sets: Record<FaceName, ReadonlySet<number>> = {
    text: new Set(),
    signs: new Set(),
    emoji: new Set(),
    code: new Set(),
  }
  for (const face of faceNames) sets[face] = new Set(fontkit.create(await faceFile(face, 'normal')).characterSet)
  return sets
}
