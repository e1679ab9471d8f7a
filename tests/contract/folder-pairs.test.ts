import { globSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { describe, expect, test } from 'vitest'

interface Seam {
  name: string
  of: string
  files: string[]
}
type Layers = Record<string, (string | Seam)[][]>

const { layers } = createRequire(import.meta.url)('../../.layers.cjs') as { layers: Layers }
const seams = new Map<string, { folder: string; name: string }>(
  Object.entries(layers).flatMap(([room, list]) =>
    list
      .flat()
      .filter((entry) => typeof entry !== 'string')
      .flatMap(({ name, of, files }) =>
        files.map(
          (file) =>
            [`src/${room}/${of}/${file}`, { folder: `src/${room}/${of}`, name }] as [
              string,
              { folder: string; name: string },
            ],
        ),
      ),
  ),
)

const imported = /(?:\bfrom|\bimport\s*\(|^import)\s*'([#.][^']+)'/gm

function importsOf(file: string, text: string): string[] {
  return [...text.matchAll(imported)].map(([, path = '']) =>
    path.startsWith('#') ? `src/${path.slice(1)}` : join(dirname(file), path),
  )
}

/** The folders beside each other in which two files stand; null where one stands above the other. A seam counts as a folder of its own. */
function foldersOf(file: string, other: string): [string, string] | null {
  const [a, b] = [file.split('/'), other.split('/')]
  const at = a.findIndex((part, index) => part !== b[index])
  if (at < 0 || at >= a.length - 1 || at >= b.length - 1) return null
  const folder = (parts: string[]) => {
    const path = parts.slice(0, at + 1).join('/')
    const seam = seams.get(parts.join('/'))
    return seam?.folder === path ? `${path} (${seam.name})` : path
  }
  return [folder(a), folder(b)]
}

interface Pair {
  folders: string
  /** One import of each way. */
  ways: [string, string]
}

/** Folders beside each other that import from each other. */
function pairsOf(files: ReadonlyMap<string, string>): Pair[] {
  const ways = new Map<string, string>()
  for (const [file, text] of files) {
    for (const other of importsOf(file, text)) {
      const folders = foldersOf(file, other)
      if (folders) ways.set(folders.join(' > '), `${file} imports ${other}`)
    }
  }
  return [...ways].flatMap(([way, there]): Pair[] => {
    const [a = '', b = ''] = way.split(' > ')
    const back = ways.get(`${b} > ${a}`)
    return a < b && back ? [{ folders: `${a} and ${b}`, ways: [there, back] }] : []
  })
}

/** Those that are still there. One that is mended goes from the list, and none comes to it. */
const left = [
  'src/agents/analytics/prepare/findings and src/agents/analytics/prepare/meaning',
  'src/drafting/own and src/drafting/selecting',
]

describe('folders beside each other', () => {
  test('one of two imports from the other, never both', () => {
    const files = globSync('src/**/*.{ts,tsx}').filter((file) => !/\.(test|fixture)\.tsx?$/.test(file))
    expect(files.length).toBeGreaterThan(1_000)
    const pairs = pairsOf(new Map(files.map((file) => [file, readFileSync(file, 'utf8')])))
    expect(pairs.filter(({ folders }) => !left.includes(folders))).toEqual([])
    expect(left.filter((each) => !pairs.some(({ folders }) => folders === each))).toEqual([])
  })

  test('a pair is found by plain, relative and dynamic imports', () => {
    const files = new Map([
      ['src/server/runs/a/one.ts', "import { two } from '../b/two.ts'"],
      ['src/server/runs/b/two.ts', "const one = await import('#server/runs/a/one.ts')"],
      ['src/server/runs/b/three.ts', "export { one } from '../below.ts'"],
    ])
    expect(pairsOf(files)).toEqual([
      {
        folders: 'src/server/runs/a and src/server/runs/b',
        ways: [
          'src/server/runs/a/one.ts imports src/server/runs/b/two.ts',
          'src/server/runs/b/two.ts imports src/server/runs/a/one.ts',
        ],
      },
    ])
  })
})
