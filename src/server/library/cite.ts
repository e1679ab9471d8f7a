import type { Basis } from '#knowledge/dossier/basis.ts'
import type { MarketDossier } from '#knowledge/dossier/dossier.ts'
import type { LibraryBasis, LibrarySource } from '#shared/api/library.ts'

type Sources = MarketDossier['sources']

/** The pages that a statement rests on, each with its date; none for experience. Addresses other than the web's are left out. */
export function sourcesOf(sources: Sources, basis: Basis | undefined): LibrarySource[] {
  if (!basis || !('source' in basis)) return []
  return [basis.source, ...(basis.also ?? [])].flatMap((id) => {
    const source = Object.hasOwn(sources, id) ? sources[id] : undefined
    if (!source || !isWebAddress(source.url)) return []
    return [{ name: source.name, url: source.url, year: source.year, read: source.checked }]
  })
}

export function publicBasis(sources: Sources, basis: Basis): LibraryBasis {
  return 'experience' in basis ? { check: basis.experience } : { sources: sourcesOf(sources, basis) }
}

export const isWebAddress = (url: string): boolean => /^https?:\/\//i.test(url)
