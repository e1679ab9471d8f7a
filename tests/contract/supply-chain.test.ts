import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const read = (path: string) => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8')

interface LockedPackage {
  version?: string
  resolved?: string
  integrity?: string
  link?: boolean
  dependencies?: Record<string, string>
  optionalDependencies?: Record<string, string>
  peerDependencies?: Record<string, string>
  peerDependenciesMeta?: Record<string, { optional?: boolean }>
}

const manifest = JSON.parse(read('package.json')) as { dependencies: Record<string, string> }
const { packages } = JSON.parse(read('package-lock.json')) as { packages: Record<string, LockedPackage> }
const record = read('docs/decisions/0027-packages-that-are-no-releases.md')

test('every package that an installation runs has an exact version; one that is no release is listed in the record with an alternative', () => {
  for (const [name, version] of Object.entries(manifest.dependencies)) {
    expect(version, name).toMatch(/^\d+\.\d+\.\d+(?:-[\w.]+)?$/)
    if (version.includes('-')) expect(record).toContain(`\`${name}\` ${version}`)
  }
  for (const [, name = '', version = ''] of record.matchAll(/^\| `([^`]+)` (\S+) /gm))
    expect(manifest.dependencies[name], `${name} is in the record`).toBe(version)
})

/** The place of a package as seen from another one: in its own folder, or in one around it. */
function placeOf(from: string, name: string): string | null {
  for (let folder = from; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('node_modules/') - 1))) {
    const place = `${folder === '' ? '' : `${folder}/`}node_modules/${name}`
    if (packages[place]) return place
    if (folder === '') return null
  }
}

test('what an installation runs reaches no deprecated loader, and every package is known by its hash', () => {
  const reached = new Set<string>()
  const open = Object.keys(manifest.dependencies).map((name) => placeOf('', name))
  for (let place = open.pop(); place !== undefined; place = open.pop()) {
    if (place === null || reached.has(place)) continue
    reached.add(place)
    const own = packages[place] ?? {}
    const optionalPeer = (name: string) => own.peerDependenciesMeta?.[name]?.optional === true
    const peers = Object.keys(own.peerDependencies ?? {}).filter((name) => !optionalPeer(name))
    const needed = [...Object.keys(own.dependencies ?? {}), ...Object.keys(own.optionalDependencies ?? {}), ...peers]
    for (const name of needed) open.push(placeOf(place, name))
  }
  expect(reached.size).toBeGreaterThan(100)
  expect([...reached].filter((place) => place.includes('@esbuild-kit'))).toEqual([])
  for (const [place, { integrity, link }] of Object.entries(packages))
    if (place !== '' && !link) expect(integrity, place).toMatch(/^sha\d+-/)
})

test('the lock file names the optional packages of every platform, and all installations are made by `npm ci`', () => {
  const missing = Object.entries(packages).flatMap(([place, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies).filter((name) => placeOf(place, name) === null),
  )
  expect(missing).toEqual([])
  for (const file of ['scripts/toolchain.mjs', 'Containerfile']) {
    expect(read(file)).toMatch(/npm ci|'npm', \['ci'/)
    expect(read(file), file).not.toMatch(/npm install|'install'/)
  }
})
