import type { MarketDossier } from '#knowledge/dossier/dossier.ts'
import type { Rival } from '#knowledge/dossier/rival.ts'
import type { CitedText, LibraryRival } from '#shared/api/library.ts'
import { isWebAddress, sourcesOf } from './cite.ts'
import type { HiddenPaths } from './hidden-paths.ts'

const slugOf = (name: string) =>
  name
    .normalize('NFD')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
    .join('-')

/**
 * The companies of a market. What speaks against one of them (a weakness, a "no") and its prices are said only with a source
 * and its date; a "no" besides only where that very cell was read.
 */
export function publicRivals({ rivals, sources }: MarketDossier, { shows }: HiddenPaths): LibraryRival[] {
  const cited = (path: string, text: string, basis: Rival['basis']): CitedText | undefined => {
    const pages = sourcesOf(sources, basis)
    return pages.length > 0 && shows(path) ? { path, text, sources: pages } : undefined
  }
  return rivals.flatMap((rival) => {
    const path = `rivals/${slugOf(rival.name)}`
    if (!shows(path)) return []
    const pages = sourcesOf(sources, rival.basis)
    const weakness = cited(`${path}/weakness`, rival.weakAt, rival.basis)
    const price = rival.price && cited(`${path}/price`, rival.price.text, rival.price.basis)
    const read = pages.length > 0 ? (rival.seen ?? []) : []
    const cells = Object.entries(rival.coverage).flatMap(([capability, value]) =>
      value === 'unknown' || (value === 'no' && !read.includes(capability)) || !shows(`${path}/coverage/${capability}`)
        ? []
        : [[capability, value] as const],
    )
    return [
      {
        path,
        name: rival.name,
        url: rival.url && isWebAddress(rival.url) ? rival.url : null,
        kind: rival.kind,
        ...(rival.owner === undefined ? {} : { owner: rival.owner }),
        ...(shows(`${path}/chosen-for`) ? { chosenFor: rival.chosenFor } : {}),
        ...(weakness ? { weakness } : {}),
        ...(price ? { price } : {}),
        // The question shows where the company ends, so it stands and falls with the weakness.
        ...(weakness && rival.ask ? { ask: rival.ask } : {}),
        coverage: Object.fromEntries(cells),
        read: read.filter((capability) => cells.some(([id]) => id === capability)),
        sources: pages,
      },
    ]
  })
}
