import { createHash } from 'node:crypto'
import type { Basis } from '#knowledge/dossier/basis.ts'
import type { MarketDossier } from '#knowledge/dossier/dossier.ts'
import type { LibraryListing, LibraryMarket } from '#shared/api/library.ts'
import { publicBasis, sourcesOf } from './cite.ts'
import type { HiddenPaths } from './hidden-paths.ts'
import { namesCompany } from './names-company.ts'
import { publicRivals } from './public-rivals.ts'
import { publicSizing } from './public-sizing.ts'
import { regionName } from './region-names.ts'

/** Names a statement by its own words, so that another one that takes its place later is not hidden in its stead. */
const keyOf = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 8)

export function depthOf({ deep, origin }: { deep: boolean; origin: string }): LibraryListing['depth'] {
  if (deep) return 'deep'
  return origin === 'written' ? 'in-review' : 'thin'
}

/** `{slot|words}` becomes its words; a text with a slot that has none cannot stand without a product. */
function withoutSlots(text: string): string | null {
  const filled = text.replace(/\{\w+\|([^}]*)\}/g, '$1')
  return /\{\w+\}/.test(filled) ? null : filled
}

/**
 * What everybody may read of a market. A statement that names a company without a source is left out wherever it stands, and so is
 * what an administrator hid.
 */
export function publicMarket(dossier: MarketDossier, hidden: HiddenPaths): LibraryMarket {
  const shown = shownOf(dossier, hidden)
  const { pathOf, basisOf, isAboutCompany } = shown
  return {
    id: dossier.id,
    name: dossier.name,
    sector: dossier.sector,
    definition: dossier.definition,
    asOf: dossier.asOf,
    depth: depthOf({ deep: dossier.passed !== undefined, origin: dossier.origin }),
    submarkets: dossier.submarkets
      .filter(({ differs }) => !isAboutCompany(differs))
      .map(({ name, differs }) => ({ name, differs })),
    dynamics: dossier.dynamics.flatMap(({ fact, so, detail, basis, only }) => {
      const path = pathOf('dynamics', basis, fact, so, detail)
      if (!path) return []
      const region = only?.region && [only.region].flat().map(regionName).join(', ')
      return [{ path, fact, so, ...(detail ? { detail } : {}), ...(region ? { region } : {}), basis: basisOf(basis) }]
    }),
    roles: publicRoles(dossier, shown),
    capabilities: dossier.capabilities.map(({ id, name, kano, build }) => ({
      id,
      name,
      kind: kano,
      ...(build ? { effort: build.effort } : {}),
    })),
    rivals: publicRivals(dossier, hidden),
    money: publicMoney(dossier, shown),
    rules: dossier.rules.flatMap(({ name, kind, where, binds, consequence, basis }) => {
      const path = pathOf('rules', basis, name, binds, consequence)
      return path ? [{ path, name, kind, region: regionName(where), binds, consequence, basis: basisOf(basis) }] : []
    }),
    whyNow: dossier.whyNow.flatMap(({ date, what, changes, todo, watch, basis }) => {
      const path = pathOf('why-now', basis, what, changes, todo, watch)
      return path ? [{ path, date, what, changes, todo, watch, basis: basisOf(basis) }] : []
    }),
    first: publicFirst(dossier, shown),
  }
}

type Shown = ReturnType<typeof shownOf>

/** What of a market may be shown, and how. */
function shownOf(dossier: MarketDossier, hidden: HiddenPaths) {
  const { sources } = dossier
  const isAboutCompany = namesCompany(dossier)
  const isSourced = (basis: Basis | undefined) => sourcesOf(sources, basis).length > 0
  const basisOf = (basis: Basis) => publicBasis(sources, basis)
  /** Capabilities and submarkets, which some texts name by their id. */
  const names = new Map([...dossier.capabilities, ...dossier.submarkets].map(({ id, name }) => [id, name]))
  return {
    hidden,
    isAboutCompany,
    basisOf,
    ifAny: (basis: Basis | undefined) => (basis ? { basis: basisOf(basis) } : {}),
    /** The path of a statement, or null when it may not be shown. */
    pathOf(part: string, basis: Basis | undefined, ...texts: [string, ...(string | undefined)[]]): string | null {
      const path = `${part}/${keyOf(texts[0])}`
      if (!hidden.shows(path)) return null
      return isSourced(basis) || !isAboutCompany(...texts.filter((text) => text !== undefined)) ? path : null
    },
    plain: (texts: readonly string[]) => texts.filter((text) => !isAboutCompany(text)),
    nameOf: (id: string) => names.get(id) ?? id,
  }
}

function publicRoles({ roles }: MarketDossier, { hidden, plain, isAboutCompany }: Shown): LibraryMarket['roles'] {
  return roles.flatMap((role) => {
    const path = `roles/${role.id}`
    if (!hidden.shows(path)) return []
    const { id, nounPlural: name, parts, organisation, goals, pains, decides, triggers } = role
    return [
      {
        path,
        id,
        name,
        parts,
        organisation,
        goals: plain(goals),
        pains: plain(pains),
        ...(decides && !isAboutCompany(decides) ? { decides } : {}),
        triggers: plain(triggers),
      },
    ]
  })
}

function publicMoney(
  { money, sources }: MarketDossier,
  { hidden, pathOf, plain, ifAny, nameOf }: Shown,
): LibraryMarket['money'] {
  return {
    models: money.models.flatMap(({ name, usual, fits, wins, basis }) => {
      const path = pathOf('money/models', basis, name, usual, fits, wins)
      return path ? [{ path, name, usual, fits: nameOf(fits), wins, ...ifAny(basis) }] : []
    }),
    unitEconomics: money.unitEconomics.flatMap((text) => {
      const path = pathOf('money/sums', undefined, text)
      return path ? [{ path, text }] : []
    }),
    costDrivers: hidden.shows('money/costs') ? plain(money.costDrivers) : [],
    sizing: money.sizing.flatMap((sizing) => {
      const path = pathOf('money/sizing', sizing.count.basis, sizing.who, sizing.count.what)
      return path ? [publicSizing(sources, path, sizing)] : []
    }),
  }
}

function publicFirst(
  { recommend, roadmap, bets }: MarketDossier,
  { pathOf, ifAny, nameOf }: Shown,
): LibraryMarket['first'] {
  return {
    order: recommend.order.flatMap(({ text, basis }) => {
      const words = withoutSlots(text)
      const path = words && pathOf('first/order', basis, words)
      return words && path ? [{ path, text: words, ...ifAny(basis) }] : []
    }),
    releases: roadmap.flatMap(({ release, capabilities, learns, gate }) => {
      const path = pathOf('first/releases', undefined, release, learns, gate)
      return path ? [{ path, name: release, capabilities: capabilities.map(nameOf), learns, gate }] : []
    }),
    bets: bets.flatMap(({ bet, why, test, basis }) => {
      const path = pathOf('first/bets', basis, bet, why, test)
      return path ? [{ path, bet, why, test, ...ifAny(basis) }] : []
    }),
  }
}
