import type { Capability } from '#knowledge/dossier/capability.ts'
import type { MarketDossier } from '#knowledge/dossier/dossier.ts'
import type { Role } from '#knowledge/dossier/role.ts'
import type { BriefReading } from '#shared/reading.ts'

/** Roles that the named people and capabilities touch, who pays first. */
export function rankedRoles(
  dossier: MarketDossier,
  { people }: BriefReading,
  named: readonly { capability: Capability }[],
): Role[] {
  const weight = (role: Role): number => {
    const said = people.filter((person) => person.role === role.id).length > 0 ? 6 : 0
    const met = named.reduce(
      (sum, { capability }) => sum + (capability.roles[0] === role.id ? 2 : capability.roles.includes(role.id) ? 1 : 0),
      0,
    )
    return said + met + (role.parts.includes('buyer') ? 4 : 0)
  }
  return dossier.roles
    .map((role, index) => ({ role, index, weight: weight(role) }))
    .sort((a, b) => b.weight - a.weight || a.index - b.index)
    .map(({ role }) => role)
}
