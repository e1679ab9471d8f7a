import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

export interface LockedPackage {
  version?: string
  license?: string
  dev?: boolean
  devOptional?: boolean
  optional?: boolean
}

export interface LicencedPackage {
  name: string
  version: string
  /** As the package itself says, an SPDX expression as a rule; empty where it says nothing. */
  licence: string
}

/** Terms that ask for no more than a notice, or for changes to the licenced file itself. */
const allowed = new Set([
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'MPL-2.0',
  'OFL-1.1',
  'Python-2.0',
  'Unlicense',
  'Zlib',
])

/** Packages that name no expression. Somebody has read the text that lies in them; a new version is read again. */
const read: Readonly<Record<string, string>> = {
  'dejavu-fonts-ttf@2.37.3': 'Bitstream Vera terms: use, change and embed; the fonts are not sold by themselves',
  'duck@0.1.12': 'BSD-2-Clause, by its LICENSE file',
  'jstat@1.9.6': 'MIT, by its LICENSE file',
  'png-js@1.1.0': 'MIT, by its LICENSE file',
}

/** True for an SPDX expression of "and" and "or" whose terms are allowed. */
export function isAllowed(expression: string): boolean {
  const bare = expression.replace(/^\(([^()]*)\)$/, '$1')
  if (/[()]/.test(bare)) return false
  return bare.split(/ OR /i).some((choice) => choice.split(/ AND /i).every((term) => allowed.has(term.trim())))
}

export const isAccepted = ({ name, version, licence }: LicencedPackage): boolean =>
  isAllowed(licence) || Object.hasOwn(read, `${name}@${version}`)

/** What an installation runs, by the lock file; packages of other platforms are judged by what the lock file says. */
export function productionPackages(root: string): LicencedPackage[] {
  const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, LockedPackage>
  }
  return Object.entries(lock.packages)
    .filter(([path, { dev, devOptional }]) => path !== '' && !dev && !devOptional)
    .map(([path, locked]) => {
      const manifest = join(root, path, 'package.json')
      const own = existsSync(manifest) ? (JSON.parse(readFileSync(manifest, 'utf8')) as Record<string, unknown>) : {}
      return {
        name: path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length),
        version: locked.version ?? '',
        licence: typeof own.license === 'string' ? own.license : (locked.license ?? ''),
      }
    })
}
