import type { Basis } from '#knowledge/dossier/basis.ts'
import type { MarketDossier } from '#knowledge/dossier/dossier.ts'
import type { Rival } from '#knowledge/dossier/rival.ts'
import type { Source } from '#shared/source.ts'

/**
 * Numbers sources when they are first cited, so that a result lists what it cites and nothing else. The same texts in the same order
 * get the same numbers.
 */
export interface Citations {
  /** What has been cited so far, in the order of the numbers. */
  readonly sources: readonly Source[]
  /** " [3]" or " [3][7]" to stand behind a text; empty for experience and where no more sources fit. */
  cite(basis: Basis | undefined): string
  /** " [3]" of a source, " (assumption: ...)" with the check of an experience, empty without a basis. */
  rests(basis: Basis | null | undefined): string
  /** The number of the first source; null for experience. */
  number(basis: Basis | undefined): number | null
  /** The number of the library's entry of a rival, whose address a result may then show; null without an address. */
  entry(rival: Rival): number | null
  /** The number of a figure that is counted for all markets: population, an occupation; null where no more sources fit. */
  figure(source: CountedSource): number | null
}

/** Publisher, page and year of a figure of the library. */
export interface CountedSource {
  name: string
  url: string
  /** null for a table that is kept up to date. */
  year: number | null
}

const mostSources = 40

/** What is cited from: a market, or nothing but the figures that are counted for all of them. */
type Cited = Pick<MarketDossier, 'sources' | 'asOf'>

export function citationsOf(dossier: Cited): Citations {
  const cited = new Map<string, Source>()
  const numbered = (key: string, source: () => Omit<Source, 'number'> | null): number | null => {
    const known = cited.get(key)
    if (known) return known.number
    const made = cited.size < mostSources ? source() : null
    if (made) cited.set(key, { number: cited.size + 1, ...made })
    return made ? cited.size : null
  }
  const numbersOf = (basis: Basis | undefined, most: number) =>
    basis && 'source' in basis
      ? [basis.source, ...(basis.also ?? [])]
          .slice(0, most)
          .flatMap((id) => numbered(id, () => sourceOf(dossier, id)) ?? [])
      : []
  const cite = (basis: Basis | undefined) => {
    const found = numbersOf(basis, 2)
    return found.length === 0 ? '' : ` ${found.map((each) => `[${each}]`).join('')}`
  }
  return {
    get sources() {
      return [...cited.values()]
    },
    cite,
    rests: (basis) =>
      basis && 'experience' in basis ? ` (assumption: ${basis.experience})` : cite(basis ?? undefined),
    number: (basis) => numbersOf(basis, 1)[0] ?? null,
    figure: ({ name, url, year }) =>
      numbered(`figure:${url} ${year}`, () => ({
        kind: 'library',
        title: name,
        url,
        publisher: publisher(dossier),
        excerpt: '',
        year,
      })),
    entry: (rival) => (rival.url === null ? null : numbered(`rival:${rival.name}`, () => entryOf(dossier, rival))),
  }
}

const publisher = ({ asOf }: Cited) => `PM Pilot library, ${asOf.slice(0, 4)}`

function sourceOf(dossier: Cited, id: string): Omit<Source, 'number'> | null {
  const source = Object.hasOwn(dossier.sources, id) ? dossier.sources[id] : undefined
  if (!source) return null
  return {
    kind: 'library',
    title: source.copyDate ? `${source.name} (${source.copyDate})` : source.name,
    url: source.url,
    publisher: publisher(dossier),
    excerpt: source.excerpt ?? '',
    year: source.year,
  }
}

function entryOf(dossier: Cited, { name, url, chosenFor, weakAt }: Rival): Omit<Source, 'number'> {
  return {
    kind: 'library',
    title: name,
    url,
    publisher: publisher(dossier),
    excerpt: `Chosen for: ${chosenFor}. Weak at: ${weakAt}.`,
    year: Number(dossier.asOf.slice(0, 4)),
  }
}
