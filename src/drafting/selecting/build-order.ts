import type { Capability } from '#knowledge/dossier/capability.ts'

/** Named capabilities with what they depend on first; in the user's order where nothing is said. */
export function buildOrder<Named extends { capability: Capability }>(named: readonly Named[]): Named[] {
  const byId = new Map(named.map((each) => [each.capability.id, each]))
  const done = new Set<string>()
  const ordered: Named[] = []
  const visit = (each: Named) => {
    if (done.has(each.capability.id)) return
    done.add(each.capability.id)
    for (const id of each.capability.build?.dependsOn ?? []) {
      const needed = byId.get(id)
      if (needed) visit(needed)
    }
    ordered.push(each)
  }
  for (const each of named) visit(each)
  return ordered
}
