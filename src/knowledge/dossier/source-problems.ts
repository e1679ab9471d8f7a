import type { Basis, DossierSource } from './basis.ts'
import type { MarketDossier } from './dossier.ts'

/** Sources that nothing cites or that do not exist, and figures of a claim that none of its excerpts has. */
export function sourceProblems(dossier: MarketDossier): string[] {
  const problems: string[] = []
  const used = new Set<string>()
  const visit = (value: unknown, place: string) => {
    if (typeof value !== 'object' || value === null) return
    const basis = (value as { basis?: Basis }).basis
    if (basis && 'source' in basis) {
      const ids = [basis.source, ...(basis.also ?? [])]
      for (const id of ids) {
        used.add(id)
        if (!Object.hasOwn(dossier.sources, id)) problems.push(`${place}.basis: there is no source "${id}"`)
      }
      const cited = ids.flatMap((id) =>
        Object.hasOwn(dossier.sources, id) ? [dossier.sources[id] as DossierSource] : [],
      )
      const missing = unsupportedFigures(value as Record<string, unknown>, cited)
      if (missing.length > 0) problems.push(`${place}: ${missing.join(', ')} stands in no excerpt of ${ids.join(', ')}`)
    }
    for (const [key, each] of Object.entries(value)) if (key !== 'sources') visit(each, place ? `${place}.${key}` : key)
  }
  visit(dossier, '')
  for (const id of Object.keys(dossier.sources)) if (!used.has(id)) problems.push(`sources.${id}: nothing cites it`)
  return problems
}

/** The fields of an object that state the fact itself; what follows from it is ours and needs no source. */
const claiming = ['fact', 'text', 'binds', 'what', 'value'] as const

/** Figures of a claim (years aside) that no excerpt has; sources without an excerpt cannot be compared. */
function unsupportedFigures(value: Record<string, unknown>, cited: readonly DossierSource[]): string[] {
  if (cited.length === 0 || cited.some(({ excerpt }) => !excerpt)) return []
  const read = figures(cited.map(({ excerpt, name }) => `${excerpt} ${name}`).join(' '))
  const claim = claiming.map((key) => value[key]).filter((each) => typeof each === 'string' || typeof each === 'number')
  return [...figures(claim.join(' '))].filter((figure) => !read.has(figure) && !/^(19|20)\d\d$/.test(figure))
}

function figures(words: string): Set<string> {
  const found = words.match(/\d[\d.,]*/g) ?? []
  return new Set(
    found.map((each) =>
      each
        .replace(/[.,]$/, '')
        .replace(/,(?=\d{3})/g, '')
        .replace(/\.0+$/, ''),
    ),
  )
}
