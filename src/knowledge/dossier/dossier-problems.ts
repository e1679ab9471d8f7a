import type { Conditional } from './condition.ts'
import type { MarketDossier } from './dossier.ts'
import { sourceProblems } from './source-problems.ts'

/** What a schema cannot say of a dossier: references that lead nowhere, claims without a source. Each names its place. */
export function dossierProblems(dossier: MarketDossier): string[] {
  return [...referenceProblems(dossier), ...coverageProblems(dossier), ...sourceProblems(dossier)]
}

function referenceProblems(dossier: MarketDossier): string[] {
  const problems: string[] = []
  const capabilities = uniqueIds(dossier.capabilities, 'capabilities', problems)
  const roles = uniqueIds(dossier.roles, 'roles', problems)
  const submarkets = uniqueIds(dossier.submarkets, 'submarkets', problems)
  const benchmarks = uniqueIds(dossier.benchmarks, 'benchmarks', problems)
  const check = (ids: readonly string[] | undefined, known: ReadonlySet<string>, place: string) => {
    for (const each of ids ?? []) if (!known.has(each)) problems.push(`${place}: there is no "${each}"`)
  }
  for (const { id, roles: met, build } of dossier.capabilities) {
    check(met, roles, `capabilities.${id}.roles`)
    check(build?.dependsOn, capabilities, `capabilities.${id}.build.dependsOn`)
    check(build?.uses, new Set(Object.keys(dossier.model.entities)), `capabilities.${id}.build.uses`)
  }
  for (const [index, { a, b }] of dossier.tradeoffs.entries()) check([a, b], capabilities, `tradeoffs.${index}`)
  for (const [index, { capabilities: built }] of dossier.roadmap.entries())
    check(built, capabilities, `roadmap.${index}.capabilities`)
  for (const [place, { when, asserts, only }] of conditionals(dossier)) {
    check(when, capabilities, `${place}.when`)
    check(asserts, capabilities, `${place}.asserts`)
    check([only?.submarket ?? []].flat(), submarkets, `${place}.only.submarket`)
    check(
      only?.benchmarks?.map((each) => each.replace(/[<>=].*$/, '')),
      benchmarks,
      `${place}.only.benchmarks`,
    )
  }
  return problems
}

function uniqueIds(entries: readonly { id: string }[], place: string, problems: string[]): Set<string> {
  const ids = new Set<string>()
  for (const { id } of entries) {
    if (ids.has(id)) problems.push(`${place}: "${id}" stands twice`)
    ids.add(id)
  }
  return ids
}

/** Every object of the dossier that has conditions, with its place. */
function conditionals(root: object): [string, Conditional][] {
  const found: [string, Conditional][] = []
  const visit = (value: unknown, place: string) => {
    if (typeof value !== 'object' || value === null) return
    if ('when' in value || 'asserts' in value || 'only' in value) {
      const { when, asserts, only } = value as Record<string, unknown>
      // `when` of a calendar entry is a text; the schema has checked the others.
      if (Array.isArray(when ?? []) && (when !== undefined || asserts !== undefined || only !== undefined))
        found.push([place, value as Conditional])
    }
    for (const [key, each] of Object.entries(value)) visit(each, place ? `${place}.${key}` : key)
  }
  visit(root, '')
  return found.filter(([, { when, asserts, only }]) => when || asserts || only)
}

function coverageProblems({ rivals, capabilities, axes }: MarketDossier): string[] {
  const problems: string[] = []
  const ids = new Set(capabilities.map(({ id }) => id))
  const names = new Set(rivals.map(({ name }) => name))
  for (const { name, coverage, seen = [], basis } of rivals) {
    for (const [capability, value] of Object.entries(coverage)) {
      if (!ids.has(capability)) problems.push(`rivals.${name}.coverage: there is no "${capability}"`)
      if (value === 'no' && !(seen.includes(capability) && basis && 'source' in basis))
        problems.push(`rivals.${name}.coverage.${capability}: "no" needs the cell in seen and a source; else "unknown"`)
    }
    for (const each of seen) if (!ids.has(each)) problems.push(`rivals.${name}.seen: there is no "${each}"`)
    if (seen.length > 0 && !(basis && 'source' in basis)) problems.push(`rivals.${name}.seen: has cells but no source`)
  }
  for (const { name, placement } of axes)
    for (const placed of Object.keys(placement))
      if (!names.has(placed)) problems.push(`axes.${name}: there is no rival "${placed}"`)
  return problems
}
