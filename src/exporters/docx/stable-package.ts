import { strFromU8, strToU8, unzipSync, type Zippable, zipSync } from 'fflate'

/** The oldest date that a zip file can hold. */
const FIRST_ZIP_DATE = new Date(1980, 0, 1, 12)

/** Relationship ids as the library invents them: at random. */
const RANDOM_ID = /\b(r:id|Id)="(rId[\w-]{10,})"/g

/** Replaces what the library takes from the clock and from chance, so that one document gives one file. */
export function stablePackage(file: Uint8Array, createdAt: Date): Uint8Array {
  const stamp = Number.isNaN(createdAt.getTime()) ? '1980-01-01T00:00:00.000Z' : createdAt.toISOString()
  const ids = new Map<string, string>()
  const stableId = (_match: string, attribute: string, id: string) => {
    const stable = ids.get(id) ?? `rIdLink${ids.size + 1}`
    ids.set(id, stable)
    return `${attribute}="${stable}"`
  }
  const zippable: Zippable = {}
  for (const [name, bytes] of Object.entries(unzipSync(file))) {
    let content = bytes
    if (name === 'docProps/core.xml') {
      content = strToU8(strFromU8(bytes).replace(/(<dcterms:(?:created|modified)\b[^>]*>)[^<]*/g, `$1${stamp}`))
    } else if (/^word\/(?:document|footer\d*|_rels\/[^/]+)\.xml(?:\.rels)?$/.test(name)) {
      content = strToU8(strFromU8(bytes).replace(RANDOM_ID, stableId))
    }
    zippable[name] = [content, { mtime: FIRST_ZIP_DATE }]
  }
  return zipSync(zippable, { level: 6 })
}
